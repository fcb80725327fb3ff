import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { calendarDay, day } from '../../ui/dates.ts'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { counted } from '../../ui/words/counted.ts'

type CardInfo = OwnJobCard['_source']['generalInfo']

/** The lists of candidates, in the order in which an employer works through them. */
export const bucketLabels = {
  applied: 'applied',
  suggested: 'suggested',
  contacted: 'contacted',
  saved: 'saved',
  accepted: 'accepted',
  rejected: 'rejected',
} as const

/** Until when people may apply, or that they may no longer; nothing where there is no end, or the job is not open. */
export function lastDayWords({ state, applyUntil }: Pick<CardInfo, 'state' | 'applyUntil'>, now = Date.now()): string {
  if (state !== 'open' || applyUntil === null) return ''
  const lastDay = calendarDay(applyUntil)
  return lastDayIsOver(applyUntil, now) ? `Nobody can apply since ${lastDay} is over` : `Last day to apply: ${lastDay}`
}

/** Where and since when: 'Portland, Oregon · Hybrid · Posted March 4, 2026 · 120 views'. */
export function jobLine(info: CardInfo, views: number): string {
  return [
    placeWords(info),
    info.postedAt === null ? 'Never opened' : `Posted ${day(info.postedAt)}`,
    info.state === 'draft' ? '' : counted(views, 'view'),
    lastDayWords(info),
  ]
    .filter(Boolean)
    .join(' · ')
}
