import { type ColumnList, type DashboardList, LAST_LOAD, LAST_SCORE } from './dashboardLists.ts'

type WholeList = Exclude<DashboardList, ColumnList>

const mentees = (count: number): string => (count === 1 ? '1 mentee' : `${count} mentees`)

/** What each list is called on screens and in the names of files: a column of a drawing by its place. */
export const listTitles: Readonly<Record<WholeList, string> & Record<ColumnList, (at: number) => string>> = {
  mentees: 'Mentees',
  matched: 'Mentees with a mentor in the draft',
  unmatched: 'Mentees without a mentor',
  notAssigned: 'Not assigned yet',
  locked: 'Locked without a mentor',
  asksForNone: 'Given no mentor by the options',
  nobodyPossible: 'Nobody is possible',
  allTaken: 'All places are taken',
  notWorth: 'Too little in common',
  mentored: 'Mentees whose mentor members see',
  changed: 'Mentees with something to publish',
  mentors: 'Mentors',
  withoutPlace: 'Mentors without a place now',
  full: 'Mentors whose places are all taken',
  free: 'Mentors with a place left',
  drafted: 'Pairs of the draft',
  published: 'Pairs that members see',
  wished: 'Pairs that the mentee wished for',
  load: (at) => (at === LAST_LOAD ? `Mentors with ${at} mentees or more` : `Mentors with ${mentees(at)}`),
  score: (at) => `Pairs with ${at * 10} to ${at === LAST_SCORE ? 100 : at * 10 + 9} points`,
}
