import type { Alternative } from '@trellis/contract/mentoring/pairsTable.ts'
import { pointsWords } from '../../../counts.ts'
import { moveWords } from '../versions/versionWords.ts'

/** What a cost consists of, told once beside several. */
export const COST_TOLD =
  'A cost is what all pairs lose together: points, and what the options take off for each published pair that changes and for mentees spread unevenly.'

/** Points as small as they may be: what costs hardly anything is not told as nothing. */
const costsWords = (cost: number): string => (cost < 0.5 ? 'costs less than a point in all' : `costs ${pointsWords(cost)} in all`)

/** What it would cost to give a mentee this mentor. */
export function costWords({ cost, score }: Pick<Alternative, 'cost' | 'score'>): string {
  const match = `${pointsWords(score)} for the pair`
  if (cost === null) return `${match} · cannot be with what you require or lock`
  return `${match} · ${cost === 0 ? 'costs nothing' : costsWords(cost)}`
}

/** What becomes of somebody else. */
export function otherWords({ mentee, from, to, ...id }: Alternative['others'][number]): string {
  if (to.length === 0) return `${mentee}: no longer with ${from.join(' and ')}`
  return from.length === 0 ? `${mentee}: with ${to.join(' and ')}` : moveWords({ ...id, mentee, from, to })
}
