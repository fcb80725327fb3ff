import { PostingGenome } from '../../../../postings/form/skills/PostingGenome.tsx'
import { useJobGenome } from './useJobGenome.ts'

/** The genome of the job as it is typed. */
export function JobGenome() {
  return <PostingGenome noun="job" genome={useJobGenome()} />
}
