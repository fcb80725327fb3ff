import type { DashboardRow, MemberDashboard, MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { LAST_LOAD, LAST_SCORE } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { standingWords } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { goingStandings } from '@trellis/contract/mentoring/living/standing.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { begunHere, calendarDay, day } from '../../../ui/dates.ts'
import { pointsWords, scoreWords } from '../../counts.ts'
import { menteesWords } from '../mentoringWords.ts'
import { counted } from '../../../ui/words/counted.ts'

type Active = Pick<MemberDashboard, 'completeness' | 'lastActiveAt'>

/** 'Profile 80 % complete · here last on March 4, 2026' */
export const activityWords = ({ completeness, lastActiveAt }: Active): string =>
  `Profile ${completeness} % complete · ${lastActiveAt === null ? 'not here of late' : `here last on ${calendarDay(begunHere(lastActiveAt, Date.now()))}`}`

/** What is told of somebody in a list, or of a pair, line by line, beside the mark of how it goes on. @param hasEnded whether it is archived */
export function rowLines(row: DashboardRow, hasEnded: boolean): string[] {
  if (row.kind === 'pair') {
    const { score, wished, since, met } = row
    const draft = score === null ? 'Not in the draft' : pointsWords(score)
    const known = since === null ? 'draft' : hasEnded ? `a pair from ${day(since)}` : `members see it since ${day(since)}`
    const goes = met === null ? [] : [capitalized(metWords(met, hasEnded))]
    return [[draft, wished && 'wished for', known].filter(Boolean).join(' · '), ...goes]
  }
  const level = levelLabel(row.person._source.generalInfo.level)
  if (row.kind === 'mentor') {
    const { places, load } = row
    return [[level, `${menteesWords(load)} in the draft, ${counted(places, 'place')}`].filter(Boolean).join(' · '), activityWords(row)]
  }
  const { mentors, unmatched } = row
  const draft = mentors.length > 0 ? `With ${mentors.map(({ name }) => name).join(', ')}` : (unmatched?.words ?? '')
  return [[level, draft].filter(Boolean).join(' · '), ...(unmatched?.remedy ? [unmatched.remedy] : []), activityWords(row)]
}

const capitalized = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`

function metWords(met: number, hasEnded: boolean): string {
  if (met === 0) return hasEnded ? 'did not meet' : 'have not met yet'
  return `${hasEnded ? '' : 'have '}met ${met === 1 ? 'once' : `${met} times`}`
}

type Weeks = MgroupDashboard['weeks']

export const pairsIn = (week: Weeks[number]): number => goingStandings.reduce((sum, standing) => sum + week[standing], 0)

/** The weeks from the first one in which there was a pair: those before it have nothing to draw. Today alone is no course. */
export function sinceFirstPair(weeks: Weeks): Weeks {
  const first = weeks.findIndex((week) => pairsIn(week) > 0)
  return first === -1 ? [] : weeks.slice(first)
}

/** What the drawing of the weeks shows, in a sentence. */
export function weeksWords(weeks: Weeks): string {
  const [first, now] = [weeks[0]!, weeks.at(-1)!]
  const told = goingStandings.map((standing) => `${standingWords[standing]}: ${now[standing]} today and ${first[standing]} then`)
  return `The last ${weeks.length === 2 ? 'week' : `${weeks.length - 1} weeks`}. ${told.join('. ')}.`
}

/** That paused pairs are in no week. */
export const leftOutWords = (pausing: number): string =>
  pausing === 1 ? 'Without the paused pair.' : `Without the ${pausing.toLocaleString('en')} paused pairs.`

/** How many mentees a mentor has of those whom they take. */
export function takesWords({ all, taken }: NonNullable<MemberDashboard['places']>, who: 'you' | 'they'): string {
  const has = taken === 0 ? 'No mentee yet' : menteesWords(taken)
  if (all === 0) return `${has}, and ${who} take nobody new now`
  if (taken === 0) return `${has}, and ${who} take ${all === 1 ? 'one' : all} now`
  return taken === all ? `${has}, as many as ${who} take now` : `${has} of the ${all} that ${who} take now`
}

/** How many of the places that mentors have the draft gives away, said after a colon. */
export function takenWords({ all, taken }: MgroupDashboard['places']): string {
  if (all === 0) return 'nobody has a place now'
  if (all === 1) return `the one place is ${taken === 0 ? 'free' : 'taken'}`
  return `${taken.toLocaleString('en')} of ${all.toLocaleString('en')} places ${taken === 1 ? 'is' : 'are'} taken`
}

/** Where the draft has no pair: why, and what leads to the first ones. */
export function firstPairs({ mentees, mentors }: Pick<MgroupDashboard['counts'], 'mentees' | 'mentors'>) {
  if (mentees === 0) return { words: 'There are no mentees yet.', way: 'Add mentees', list: 'mentees' } as const
  if (mentors === 0) return { words: 'There are no mentors yet.', way: 'Add mentors', list: 'mentors' } as const
  return { words: 'No pair is in the draft.', way: 'Go to who mentors whom', list: 'pairs' } as const
}

/** What stands under a column of mentors by their mentees. */
export const loadLabel = (at: number): string => (at === LAST_LOAD ? `${at}+` : String(at))
/** The same under one of pairs by their points. */
export const scoreLabel = (at: number): string => (at === LAST_SCORE ? '90+' : `${at * 10}`)

/** What is told of a pair of somebody beside the mark of how it goes on: '72 points, since March 4, 2026'. @param hasEnded whether it is archived */
export function pairWords(pair: Omit<MemberDashboard['pairs'][number], 'person' | 'as' | 'reasons'>, hasEnded: boolean): string {
  const { score, since, met, lastSession } = pair
  const known = since === null ? 'a draft, which members do not see' : `${hasEnded ? 'from' : 'since'} ${day(since)}`
  const last = lastSession === null ? '' : `, last on ${day(lastSession)}`
  const goes = since === null ? [] : [`${metWords(met, hasEnded)}${last}`]
  return [score === null ? known : `${scoreWords(pair)}, ${known}`, ...goes].join(' · ')
}
