import type { Candidate } from '@trellis/contract/jobs/jobs.ts'
import { useMemo } from 'react'
import { storeOfThisPerson } from '../../session/ofThisPerson.ts'
import { type Change, unknownTo, withConfirmed } from './changes.ts'

interface Changes {
  /** By the job's id, oldest first. */
  readonly ofJob: Readonly<Record<string, readonly Change[]>>
  /** Why the last change of somebody did not come about, by 'jobId personId'. */
  readonly failures: Readonly<Record<string, string>>
  /** The ids of those whom the owner has looked at here, by the job's id. */
  readonly viewed: Readonly<Record<string, ReadonlySet<string>>>
}

const useChanges = storeOfThisPerson<Changes>({ ofJob: {}, failures: {}, viewed: {} })

const none: readonly Change[] = []
const pair = (jobId: string, personId: string) => `${jobId} ${personId}`
let lastId = 0
let lastMoment = 0

/** The time in milliseconds, later with each call: what is asked for afterwards is told of what was done before. */
export function moment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}

export const changesOf = (jobId: string): readonly Change[] => useChanges.getState().ofJob[jobId] ?? none

function update(jobId: string, edit: (changes: readonly Change[]) => readonly Change[]): void {
  useChanges.setState(({ ofJob }) => ({ ofJob: { ...ofJob, [jobId]: edit(changesOf(jobId)) } }))
}

/** Shows a change before the server has answered. Answers the change's id. */
export function beginChange(jobId: string, before: Candidate, after: Candidate): number {
  const id = ++lastId
  update(jobId, (changes) => [...changes, { id, before, after, doneAt: undefined }])
  noteFailure(jobId, after._id, '')
  return id
}

/** Keeps a change with what the server made of it. */
export function confirmChange(jobId: string, id: number, after: Candidate): void {
  update(jobId, (changes) => {
    const change = changes.find((other) => other.id === id)
    return change === undefined ? changes : withConfirmed(changes, { ...change, after, doneAt: moment() })
  })
}

/** Forgets a change that did not come about: the card goes back. */
export function dropChange(jobId: string, id: number): void {
  update(jobId, (changes) => changes.filter((change) => change.id !== id))
}

export function noteFailure(jobId: string, personId: string, words: string): void {
  useChanges.setState(({ failures }) => ({ failures: { ...failures, [pair(jobId, personId)]: words } }))
}

/** Forgets why changes failed, for a screen that is opened anew. */
export function forgetFailures(): void {
  useChanges.setState({ failures: {} })
}

export function noteViewed(jobId: string, personId: string): void {
  useChanges.setState(({ viewed }) => ({ viewed: { ...viewed, [jobId]: new Set([...(viewed[jobId] ?? []), personId]) } }))
}

const nobody: ReadonlySet<string> = new Set()

/** Those whom the owner has looked at since the lists may have been fetched. */
export const useViewedHere = (jobId: string): ReadonlySet<string> => useChanges(({ viewed }) => viewed[jobId] ?? nobody)

/** The changes of a job that a reply asked for at that time does not know of. */
export function useUnknownChanges(jobId: string, askedAt: number): readonly Change[] {
  const changes = useChanges(({ ofJob }) => ofJob[jobId] ?? none)
  return useMemo(() => unknownTo(changes, askedAt), [changes, askedAt])
}

/** What became of somebody by the last change here that a reply asked for at that time does not know of. */
export function useLastChange(jobId: string, personId: string, askedAt: number): Change | undefined {
  return useUnknownChanges(jobId, askedAt).findLast(({ after }) => after._id === personId)
}

/** Why the last change of somebody did not come about; empty where it did. */
export const useFailure = (jobId: string, personId: string): string =>
  useChanges(({ failures }) => failures[pair(jobId, personId)] ?? '')

/** Whether a change of somebody waits for the server. */
export const useIsChanging = (jobId: string, personId: string): boolean =>
  useChanges(
    ({ ofJob }) => ofJob[jobId]?.some(({ after, doneAt }) => after._id === personId && doneAt === undefined) ?? false,
  )
