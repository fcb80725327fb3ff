import { type TellableReason, toldReasons } from '../../matching/scoring/tellings.ts'

/** More reasons than these say little. */
const MOST_REASONS = 3

/** What speaks most for a match, in words. */
export const whatSaysMost = (reasons: readonly TellableReason[]): string[] =>
  toldReasons(reasons)
    .filter(({ kind, points }) => kind === 'sameTitle' || points > 0)
    .slice(0, MOST_REASONS)
    .map(({ words }) => words)
