import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'
import { candidatesView } from './view.ts'

/** Where there is room for the lists of a job beside each other, or for one of them as rows. */
export const ROOM_FOR_COLUMNS = '(min-width: 68.75em)'

/** The lists of which people are shown where an address asks for one. */
export const listsShown = (bucket: CandidateBucket): readonly CandidateBucket[] =>
  matchMedia(ROOM_FOR_COLUMNS).matches && candidatesView.now() === 'board' ? candidateBuckets : [bucket]
