/**
 * Whole points for each part of a score, such that they add up to the whole points of the score: those that lose most by
 * rounding down are rounded up. No part is below 0.
 */
export function wholePoints(parts: readonly number[], score: number): number[] {
  const points = parts.map(Math.floor)
  const missing = Math.round(score) - points.reduce((sum, each) => sum + each, 0)
  const byLoss = parts.map((part, at) => ({ at, loss: part - points[at]! })).toSorted((one, other) => other.loss - one.loss)
  for (const { at } of byLoss.slice(0, Math.max(missing, 0))) points[at]! += 1
  return points
}
