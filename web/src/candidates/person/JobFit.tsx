import { Text } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { GenomeOverlay } from '../../genome/GenomeOverlay.tsx'
import { GenomeSkeleton } from '../../genome/GenomeSkeleton.tsx'
import { sharedNodes } from '../../people/matches/sharedNodes.ts'

interface Props {
  /** Undefined while it is fetched. */
  readonly job: JobRecord | undefined
  readonly candidate: Candidate
}

/** The person's genome with the job's over it. */
export function JobFit({ job, candidate }: Props) {
  const { name } = candidate._source.generalInfo
  if (job === undefined) return <GenomeSkeleton />
  if (job.signature === null) {
    return <Text c="dimmed">This job has no genome yet: add skills to it, and see here how people fit.</Text>
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
      overlay={{ name: job._source.generalInfo.name, signature: job.signature }}
      {...(shared.length > 0 && { shared })}
    />
  )
}
