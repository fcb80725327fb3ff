import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { usePipeline } from '../pipeline/pipeline.ts'
import { type DecisionEvent, labelOf } from '../pipeline/words.ts'
import { decisionsFor } from './decisions.ts'

interface Props {
  readonly postingId: string
  readonly candidate: Candidate
  readonly onDecide: (event: DecisionEvent) => void
}

/** Everything that can be decided about somebody, and done with them, behind three dots. */
export function CandidateMenu({ postingId, candidate, onDecide }: Props) {
  const { words, acts } = usePipeline()
  const { link } = candidate
  const items = decisionsFor(link).map(({ event, key }) => ({ label: labelOf(words, event, link), key, run: () => onDecide(event) }))
  const more = acts.filter(({ isFor }) => isFor(candidate)).map(({ label, run }) => ({ label, run: () => run([candidate], postingId) }))
  return <Menu label={`Decide about ${candidate._source.generalInfo.name}`} items={[...items, ...more]} note={link.contactHeldBy} />
}
