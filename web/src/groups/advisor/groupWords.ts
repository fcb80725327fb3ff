import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { stateLabels } from '../../postings/own/states.ts'
import { calendarDay, day } from '../../ui/dates.ts'

type LastDay = Pick<GroupInfo, 'state' | 'applyUntil'>
type Place = Pick<GroupInfo, 'locationCity' | 'locationState' | 'locationCountry'>

/** Until when people may ask to join, or that they may no longer; nothing where there is no end, or the group is not open. */
function lastDayToAsk({ state, applyUntil }: LastDay, now = Date.now()): string {
  if (state !== 'open' || applyUntil === null) return ''
  const lastDay = calendarDay(applyUntil)
  return lastDayIsOver(applyUntil, now) ? `Nobody can ask to join since ${lastDay} is over` : `Last day to ask: ${lastDay}`
}

const placeOf = (info: Place): string => [info.locationCity, info.locationState, info.locationCountry].filter(Boolean).join(', ')

/** How a group stands, and where: 'Open · Portland, Oregon · Last day to ask: March 4, 2026'. */
export function groupFacts(info: LastDay & Place): string {
  return [stateLabels[info.state], placeOf(info), lastDayToAsk(info)].filter(Boolean).join(' · ')
}

/** The lists of a group's people, in the order in which an advisor works through them. */
export const memberLists = {
  accepted: 'members',
  applied: 'asked to join',
  suggested: 'suggested',
  contacted: 'contacted',
  saved: 'saved',
  rejected: 'turned down',
} as const

/** Where and since when, under whom: 'Portland, Oregon · Opened March 4, 2026 · Last day to ask: April 2, 2026'. */
export function groupLine(info: LastDay & Place & { readonly postedAt: number | null }, helps: string): string {
  return [placeOf(info), info.postedAt === null ? 'Never opened' : `Opened ${day(info.postedAt)}`, lastDayToAsk(info), helps]
    .filter(Boolean)
    .join(' · ')
}
