/**
 * Whole points for each part of a score, such that they add up to the whole points of the score: those that lose most by
 * rounding down are rounded up. Parts may take points away.
 */
export function wholePoints(parts: readonly number[], score: number): number[] {
  const points = parts.map(Math.floor)
  const missing = Math.round(score) - points.reduce((sum, each) => sum + each, 0)
  const byLoss = parts.map((part, at) => ({ at, loss: part - points[at]! })).toSorted((one, other) => other.loss - one.loss)
  for (const { at } of byLoss.slice(0, Math.max(missing, 0))) points[at]! += 1
  return points
}

/** Points with a minus sign rather than a hyphen where they are taken away. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points))
