import type { JobCard, PayPeriod } from '@trellis/contract/jobs/jobs.ts'
import { counted } from '../ui/words/counted.ts'
import { day, daysBetween } from '../ui/dates.ts'

type CardInfo = JobCard['_source']['generalInfo']
type Pay = CardInfo['pay']

const DAYS_IN_WEEK = 7
const LAST_WEEK_COUNTED = 8
export const payPeriodLabels: Record<PayPeriod, string> = { hour: 'an hour', month: 'a month', year: 'a year' }

/** What a job pays: '$18 – $22 an hour', 'From €40,000 a year', or nothing. */
export function payWords({ min, max, currency, per }: Pay): string {
  if (min === null && max === null) return ''
  const isWhole = [min, max].every((amount) => Number.isInteger(amount ?? 0))
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: isWhole ? 0 : 2 })
  return `${amountWords(min, max, (amount) => money.format(amount))} ${payPeriodLabels[per]}`
}

function amountWords(min: number | null, max: number | null, words: (amount: number) => string): string {
  if (min === null) return `Up to ${words(max!)}`
  if (max === null) return `From ${words(min)}`
  return min === max ? words(min) : `${words(min)} – ${words(max)}`
}

/** How many have applied: 'Nobody has applied yet', '12 people applied'. */
export function appliedWords(applied: number): string {
  if (applied === 0) return 'Nobody has applied yet'
  return `${counted(applied, 'person', 'people')} applied`
}

/** When a job was opened, as one would say it: 'Posted today', 'Posted 3 weeks ago', 'Posted March 4, 2026'. */
export function postedWords(postedAt: number | null, now = Date.now()): string {
  if (postedAt === null) return ''
  const days = daysBetween(postedAt, now)
  if (days <= 0) return 'Posted today'
  if (days === 1) return 'Posted yesterday'
  if (days < DAYS_IN_WEEK) return `Posted ${days} days ago`
  const weeks = Math.floor(days / DAYS_IN_WEEK)
  return weeks <= LAST_WEEK_COUNTED ? `Posted ${counted(weeks, 'week')} ago` : `Posted ${day(postedAt)}`
}
