import type { JobState, OwnJobCard } from '@trellis/contract/jobs.ts'
import { day } from '../../ui/dates.ts'
import { counted, placeWords } from '../words.ts'

type CardInfo = OwnJobCard['_source']['generalInfo']

export const jobStateLabels: Record<JobState, string> = { draft: 'Draft', open: 'Open', closed: 'Closed' }

/** The lists of candidates, in the order in which an employer works through them. */
export const bucketLabels = {
  applied: 'applied',
  suggested: 'suggested',
  contacted: 'contacted',
  saved: 'saved',
  accepted: 'accepted',
  rejected: 'rejected',
} as const

/** Where and since when: 'Portland, Oregon · Hybrid · Posted March 4, 2026 · 120 views'. */
export function jobLine(info: CardInfo, views: number): string {
  return [
    placeWords(info),
    info.postedAt === null ? 'Never opened' : `Posted ${day(info.postedAt)}`,
    info.state === 'draft' ? '' : counted(views, 'view'),
  ]
    .filter(Boolean)
    .join(' · ')
}
