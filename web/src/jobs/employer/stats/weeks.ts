import { DAY_MS, WEEK_MS } from '@trellis/contract/durations.ts'
import type { JobWeek } from '@trellis/contract/jobs/jobs.ts'
import { shortDay } from '../../../ui/dates.ts'

const MOST_WEEKS = 26
const LEAST_WEEKS = 8

export const weekSeries = ['views', 'suggested', 'applied', 'contacted', 'accepted'] as const
export type WeekSeries = (typeof weekSeries)[number]

export const seriesLabels: Record<WeekSeries, string> = {
  views: 'Views',
  suggested: 'Suggested',
  applied: 'Applied',
  contacted: 'Contacted',
  accepted: 'Accepted',
}

const nothingIn = (week: number): JobWeek => ({ week, views: 0, suggested: 0, applied: 0, contacted: 0, accepted: 0 })

/** The Monday 00:00 UTC that a moment's week begins with. The first Monday after 1970 began was its fifth day. */
export function mondayOf(moment: number): number {
  const firstMonday = 4 * DAY_MS
  return Math.floor((moment - firstMonday) / WEEK_MS) * WEEK_MS + firstMonday
}

/** The weeks to draw, oldest first, up to the present one: those in which nothing happened too. */
export function weeksUntil(now: number, weeks: readonly JobWeek[]): JobWeek[] {
  const last = mondayOf(now)
  const first = Math.min(last, ...weeks.map(({ week }) => week))
  const count = Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, Math.round((last - first) / WEEK_MS) + 1))
  const byWeek = new Map(weeks.map((week) => [week.week, week]))
  return Array.from({ length: count }, (_, place) => {
    const week = last - (count - 1 - place) * WEEK_MS
    return byWeek.get(week) ?? nothingIn(week)
  })
}

/** The highest number of any week and series, 1 at least: what all bars are measured by. */
export const highestOf = (weeks: readonly JobWeek[]): number =>
  Math.max(1, ...weeks.flatMap((week) => weekSeries.map((series) => week[series])))

/** A week by its Monday: 'Nov 16'. */
export const weekLabel = shortDay

/** What the bars of a series show, in a sentence. */
export function seriesWords(series: WeekSeries, weeks: readonly JobWeek[]): string {
  const sum = weeks.reduce((total, week) => total + week[series], 0)
  const label = seriesLabels[series]
  if (sum === 0) return `${label}: none in the last ${weeks.length} weeks`
  const most = weeks.reduce((best, week) => (week[series] > best[series] ? week : best))
  return `${label}: ${sum} in the last ${weeks.length} weeks, most in the week of ${weekLabel(most.week)} with ${most[series]}`
}
