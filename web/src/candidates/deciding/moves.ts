import { useMemo } from 'react'
import { unknownTo, useWrites, type Written } from '../../api/writes.ts'
import type { Moved } from './changes.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { nothingToUndo, whyRefused } from './refusals.ts'

export const aboutCandidate = (postingId: string, ...personId: readonly string[]): readonly string[] => [
  'candidate',
  postingId,
  ...personId,
]
export const aboutViewed = (postingId: string, ...personId: readonly string[]): readonly string[] => ['viewed', postingId, ...personId]

/** What was done to a posting's people, or to one, that a reply asked for at that time does not know of. */
export function useMoves(requestedAt: number, ...about: Parameters<typeof aboutCandidate>): readonly Moved[] {
  const writes = useWrites<Moved>(aboutCandidate(...about))
  return useMemo(() => unknownTo(writes, requestedAt), [writes, requestedAt])
}

/** The last change of each of a posting's people that was made here, by their ids: asked for a list once, not for each of its cards. */
export function useLastMoves(postingId: string): ReadonlyMap<string, Written<Moved>> {
  const writes = useWrites<Moved>(aboutCandidate(postingId))
  return useMemo(() => {
    const made = writes.filter(({ failure }) => failure !== nothingToUndo)
    return new Map(made.map((write) => [write.change.after._id, write]))
  }, [writes])
}

/** Whether the last change of somebody waits for the server, and why it did not come about; empty where it did. */
export function useOutcome(last: Written<Moved> | undefined): { readonly isChanging: boolean; readonly failure: string } {
  const { words } = usePipeline()
  const { before } = last?.change ?? {}
  const failure =
    before === undefined || last?.failure === undefined ? '' : whyRefused(words, last.failure, before._source.generalInfo.name, before.link)
  return { isChanging: last?.isPending === true, failure }
}

/** The ids of those at whom the owner has looked here. */
export function useViewedHere(postingId: string): ReadonlySet<string> {
  const writes = useWrites<string>(aboutViewed(postingId))
  return useMemo(() => new Set(writes.filter(isStored).map(({ change }) => change)), [writes])
}

const isStored = ({ repliedAt }: Written<string>): boolean => repliedAt !== undefined
