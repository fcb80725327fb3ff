import type { DraftDiff } from '@trellis/contract/mentoring/pairsTable.ts'

/** How many mentors have so many mentees, before and after. */
export interface LoadCount {
  readonly mentees: number
  readonly before: number
  readonly after: number
}

/** Up to so many mentees of one mentor, or job, numbers that nobody has are told as well: a gap is seen. Of more they would be most of the rows. */
const MOST_WITH_GAPS = 10

/** How many mentors have none, one, two … mentees in two drafts, up to the most that one has. */
export function loadHistogram(load: DraftDiff['load']): LoadCount[] {
  const most = Math.max(0, ...load.flatMap(({ before, after }) => [before, after]))
  const counts = Array.from({ length: load.length === 0 ? 0 : most + 1 }, (_, mentees) => ({
    mentees,
    before: load.filter(({ before }) => before === mentees).length,
    after: load.filter(({ after }) => after === mentees).length,
  }))
  return most > MOST_WITH_GAPS ? counts.filter(({ before, after }) => before + after > 0) : counts
}
