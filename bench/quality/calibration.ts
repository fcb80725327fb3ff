import { shownScore } from '../../server/src/matching/scoring/score.ts'

const STEP = 20

/** Of pairs whose score is shown from 0 to 20, 20 to 40 and so on: the mean score, how many do the same work, how many pairs there are. */
export function calibrationOf(
  count: number,
  rawOf: (one: number, other: number) => number,
  isAlike: (one: number, other: number) => boolean,
): { readonly from: number; readonly shown: number; readonly alike: number; readonly pairs: number }[] {
  const steps = Array.from({ length: 100 / STEP }, () => ({ pairs: 0, alike: 0, scores: 0 }))
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < one; other++) {
      const score = shownScore(rawOf(one, other))
      const step = steps[Math.min(steps.length - 1, Math.floor(score / STEP))]!
      step.pairs++
      step.scores += score
      if (isAlike(one, other)) step.alike++
    }
  }
  return steps.map(({ pairs, alike, scores }, at) => ({
    from: at * STEP,
    shown: scores / (pairs || 1) / 100,
    alike: alike / (pairs || 1),
    pairs,
  }))
}
