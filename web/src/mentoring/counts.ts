import { counted } from '../ui/words/counted.ts'

/** Points, as they are shown: what is not nothing is not told as nothing. */
export const pointsWords = (points: number): string => (points > 0 && points < 0.5 ? 'under 1 point' : counted(Math.round(points), 'point'))

interface Scored {
  /** Of now. */
  readonly score: number | null
  /** By which they were assigned; null where they are not in the draft. */
  readonly assignedScore: number | null
}

/** Bios change after a pair was assigned: less than a point of it is nobody's concern. */
const hasChanged = ({ score, assignedScore }: Scored): boolean =>
  score !== null && assignedScore !== null && Math.abs(score - assignedScore) >= 1

/** The points of a pair, as all tables tell them, and those of now where they are others. */
export function scoreWords(pair: Scored): string {
  const { score, assignedScore } = pair
  const told = pointsWords(assignedScore ?? score ?? 0)
  return hasChanged(pair) ? `${told} when assigned, ${pointsWords(score ?? 0)} now` : told
}

/** The points to which the reasons of a pair add up, as they are shown. */
export const reasonTotal = (pair: Scored): number => (hasChanged(pair) ? pair.score : (pair.assignedScore ?? pair.score)) ?? 0

interface Reason {
  readonly words: string
  readonly points: number
}

/**
 * What adds to the points of a pair, each with its whole points where it has some: they sum to the whole points of the pair. What is left of a
 * point goes to those that are nearest to one more (largest remainders).
 */
export function reasonsWords(reasons: readonly Reason[], total: number): string[] {
  const whole = reasons.map(({ points }) => Math.floor(points))
  const remainders = reasons.map(({ points }, at) => ({ at, left: points - whole[at]! })).toSorted((one, other) => other.left - one.left)
  const missing = Math.round(total) - whole.reduce((sum, points) => sum + points, 0)
  for (const { at } of remainders.slice(0, Math.max(0, missing))) whole[at]!++
  return reasons.map(({ words }, at) => (whole[at]! > 0 ? `${words}: ${pointsWords(whole[at]!)}` : words))
}
