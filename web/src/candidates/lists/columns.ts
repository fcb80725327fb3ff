import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'

/** Where the lists of a job stand beside each other. */
export const ROOM_FOR_COLUMNS = '(min-width: 68.75em)'

/** The lists of which people are shown where an address asks for one. */
export const listsShown = (bucket: CandidateBucket): readonly CandidateBucket[] =>
  matchMedia(ROOM_FOR_COLUMNS).matches ? candidateBuckets : [bucket]
