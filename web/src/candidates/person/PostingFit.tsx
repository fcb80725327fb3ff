import { Text } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { GenomeOverlay } from '../../genome/GenomeOverlay.tsx'
import { GenomeSkeleton } from '../../genome/GenomeSkeleton.tsx'
import { type PostingFacts, usePipeline } from '../pipeline/pipeline.ts'
import { sharedNodes } from '../../people/matches/sharedNodes.ts'

interface Props {
  /** Undefined while it is fetched. */
  readonly posting: PostingFacts | undefined
  readonly candidate: Candidate
}

/** The person's genome with the posting's over it. */
export function PostingFit({ posting, candidate }: Props) {
  const { words } = usePipeline()
  const { name } = candidate._source.generalInfo
  if (posting === undefined) return <GenomeSkeleton />
  if (posting.signature === null) {
    return <Text c="dimmed">{words.noGenome}</Text>
  }
  if (candidate.signature.every((weight) => weight === 0)) {
    return <Text c="dimmed">{name} has no genome yet: their bio names no skills so far.</Text>
  }
  const shared = sharedNodes(candidate.reasons)
  return (
    <GenomeOverlay
      signature={candidate.signature}
      name={name}
      own={false}
      overlay={{ name: posting._source.generalInfo.name, signature: posting.signature }}
      {...(shared.length > 0 && { shared })}
    />
  )
}
