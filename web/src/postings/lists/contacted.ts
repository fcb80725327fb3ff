import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { keptInTab } from '../../session/keptInTab.ts'

const kept = { [JOB]: keptInTab('contacted-jobs'), [GROUP]: keptInTab('contacted-groups') }

/** Notes whether an employer, or a group, has contacted the person and waits for an answer, for every screen. */
export const noteContacted = (kind: PostingKind, isWaiting: boolean): void => kept[kind].keep(isWaiting ? 'true' : undefined)

export const useHasContacted = (kind: PostingKind): boolean => kept[kind].use() === 'true'
