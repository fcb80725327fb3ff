import { type ListedState, listedStates } from '@trellis/contract/postings/linkStates.ts'

/** The lists of a job's candidates, in the order of the columns. */
export const candidateBuckets = listedStates
export type CandidateBucket = ListedState

export const isCandidateBucket = (name: string): name is CandidateBucket => (candidateBuckets as readonly string[]).includes(name)
