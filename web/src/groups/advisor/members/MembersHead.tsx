import type { ComponentProps } from 'react'
import type { Pipeline } from '../../../candidates/pipeline/pipeline.ts'
import { GroupHead } from '../GroupHead.tsx'
import { useGroup } from '../groupQueries.ts'

/** Which group the people are of. Where there is room, the strong button stands beside the search. */
export function MembersHead({ userId, postingId, isNarrow, action }: ComponentProps<Pipeline['Head']>) {
  const { data: group } = useGroup(postingId)
  return <GroupHead {...{ userId, group }} groupId={postingId} current="members" {...(isNarrow && { action })} />
}
