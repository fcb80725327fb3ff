import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useMemo } from 'react'
import { unknownTo, useWrites, type Written } from '../../api/writes.ts'
import type { Moved } from './changes.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { nothingToUndo, whyRefused } from './refusals.ts'

export const aboutCandidate = (jobId: string, ...personId: readonly string[]): readonly string[] => ['candidate', jobId, ...personId]
export const aboutViewed = (jobId: string, ...personId: readonly string[]): readonly string[] => ['viewed', jobId, ...personId]

/** What was done to a posting's people, or to one, that a reply asked for at that time does not know of. */
export function useMoves(requestedAt: number, ...about: Parameters<typeof aboutCandidate>): readonly Moved[] {
  const writes = useWrites<Moved>(aboutCandidate(...about))
  return useMemo(() => unknownTo(writes, requestedAt), [writes, requestedAt])
}

/** Whether a change of somebody waits for the server, and why the last one did not come about; empty where it did. */
export function useLastMove(jobId: string, { _id, _source }: Candidate): { readonly isChanging: boolean; readonly failure: string } {
  const { words } = usePipeline()
  const last = useWrites<Moved>(aboutCandidate(jobId, _id)).findLast(({ failure }) => failure !== nothingToUndo)
  const failure = last?.failure === undefined ? '' : whyRefused(words, last.failure, _source.generalInfo.name, last.change.before.link)
  return { isChanging: last?.isPending === true, failure }
}

/** The ids of those at whom the owner has looked here. */
export function useViewedHere(jobId: string): ReadonlySet<string> {
  const writes = useWrites<string>(aboutViewed(jobId))
  return useMemo(() => new Set(writes.filter(isStored).map(({ change }) => change)), [writes])
}

const isStored = ({ repliedAt }: Written<string>): boolean => repliedAt !== undefined
