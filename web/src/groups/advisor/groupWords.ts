import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { stateLabels } from '../../postings/own/states.ts'
import { calendarDay } from '../../ui/dates.ts'

type LastDay = Pick<GroupInfo, 'state' | 'applyUntil'>
type Place = Pick<GroupInfo, 'locationCity' | 'locationState' | 'locationCountry'>

/** Until when people may ask to join, or that they may no longer; nothing where there is no end, or the group is not open. */
export function lastDayToAsk({ state, applyUntil }: LastDay, now = Date.now()): string {
  if (state !== 'open' || applyUntil === null) return ''
  const lastDay = calendarDay(applyUntil)
  return lastDayIsOver(applyUntil, now) ? `Nobody can ask to join since ${lastDay} is over` : `Last day to ask: ${lastDay}`
}

/** How a group stands, and where: 'Open · Portland, Oregon · Last day to ask: March 4, 2026'. */
export function groupFacts(info: LastDay & Place): string {
  const place = [info.locationCity, info.locationState, info.locationCountry].filter(Boolean).join(', ')
  return [stateLabels[info.state], place, lastDayToAsk(info)].filter(Boolean).join(' · ')
}
