import type { Standing } from '../living/standing.ts'
import { type ColumnList, type DashboardList, LAST_LOAD, LAST_SCORE } from './dashboardLists.ts'

type WholeList = Exclude<DashboardList, ColumnList>

const mentees = (count: number): string => (count === 1 ? '1 mentee' : `${count} mentees`)

const listTitles: Readonly<Record<WholeList, string>> = {
  mentees: 'Mentees',
  matched: 'Mentees with a mentor in the draft',
  unmatched: 'Mentees without a mentor in the draft',
  paused: 'Pausing without a mentor',
  notAssigned: 'Not assigned yet',
  locked: 'Locked without a mentor',
  asksForNone: 'Given no mentor by the options',
  nobodyPossible: 'Nobody is possible',
  allTaken: 'All places are taken',
  notWorth: 'Too little in common',
  mentored: 'Mentees whose mentor members see',
  changed: 'Mentees with something to publish',
  mentors: 'Mentors',
  withoutPlace: 'Mentors who take nobody now',
  full: 'Mentors whose places are all taken',
  free: 'Mentors with a place left',
  drafted: 'Pairs of the draft',
  published: 'Pairs that members see',
  wished: 'Pairs of the draft that the mentee wished for',
  onTrack: 'Pairs on track',
  needsCheckIn: 'Pairs that need a check-in',
  tooEarly: 'Pairs of which it is too early to tell',
  pausing: 'Paused pairs',
  met: 'Pairs that have met',
  fitYes: 'Pairs that are a good fit',
  fitUnsure: 'Pairs of which one is unsure',
  fitNo: 'Pairs that one finds no good fit',
  asking: 'Pairs in which one asks for somebody else',
}

/** What is called otherwise where the mentoring group is archived: its pairs have ended. */
const endedTitles: Partial<typeof listTitles> = {
  published: 'Pairs that members had',
  mentored: 'Mentees who had a mentor',
}

/** What a list is called on screens and in the names of files. @param hasEnded whether its mentoring group is archived */
export const listTitle = (list: WholeList, hasEnded: boolean): string => (hasEnded && endedTitles[list]) || listTitles[list]

/** The same of a column of a drawing, by its place. */
export const columnTitles: Readonly<Record<ColumnList, (at: number) => string>> = {
  load: (at) => (at === LAST_LOAD ? `Mentors with ${at} mentees or more` : `Mentors with ${mentees(at)}`),
  score: (at) => `Pairs with ${at * 10} to ${at === LAST_SCORE ? 100 : at * 10 + 9} points`,
}

/** When a pair needs a check-in, wherever that is told. */
export const CHECK_IN_TOLD =
  'A pair needs a check-in when the two have neither met nor written to each other for three weeks, plan no session, and neither pauses.'

/** How a pair goes on, in words. */
export const standingWords: Readonly<Record<Standing, string>> = {
  onTrack: 'On track',
  needsCheckIn: 'Needs a check-in',
  tooEarly: 'Too early to tell',
  pausing: 'Paused',
}
