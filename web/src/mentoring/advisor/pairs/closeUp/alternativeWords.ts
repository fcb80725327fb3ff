import type { Alternative } from '@trellis/contract/mentoring/diadTable.ts'
import { pointsWords } from '../../../counts.ts'
import { moveWords } from '../versions/versionWords.ts'

/** Points as small as they may be: what costs hardly anything is not told as nothing. */
const fewerWords = (cost: number): string =>
  cost < 0.5 ? 'less than a point fewer for all pairs' : `${pointsWords(cost)} fewer for all pairs`

/** What it would cost to give a mentee this mentor. */
export function costWords({ cost, score }: Pick<Alternative, 'cost' | 'score'>): string {
  const match = `${pointsWords(score)} for the pair`
  if (cost === null) return `${match} · cannot be with what you require or lock`
  return `${match} · ${cost === 0 ? 'costs nothing' : fewerWords(cost)}`
}

/** What becomes of somebody else. */
export function otherWords({ mentee, from, to, ...id }: Alternative['others'][number]): string {
  if (to.length === 0) return `${mentee}: no longer with ${from.join(' and ')}`
  return from.length === 0 ? `${mentee}: with ${to.join(' and ')}` : moveWords({ ...id, mentee, from, to })
}
