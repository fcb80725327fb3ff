import { lacks } from '../pairsTable.ts'
import { standings } from '../living/standing.ts'

/** Lists of mentees: everybody; with a mentor in the draft, or without one, for each reason; with one whom members see; to be published. */
const menteeLists = ['mentees', 'matched', 'unmatched', ...lacks, 'mentored', 'changed'] as const
/** Lists of mentors: everybody; who takes nobody now; all of whose places are taken in the draft; who has one left; with so many mentees. */
export const mentorLists = ['mentors', 'withoutPlace', 'full', 'free', 'load'] as const
/** What the two of a pair find of it, the worse of two answers; and where one of them asks for somebody else. */
export const fitLists = ['fitYes', 'fitUnsure', 'fitNo', 'asking'] as const
/**
 * Lists of pairs: of the draft; those that members see; those that the mentee wished for; those of so many points. Of those that members see:
 * how they go on, those that have met, and what the two find.
 */
export const pairLists = ['drafted', 'published', 'wished', 'score', ...standings, 'met', ...fitLists] as const

/** So many weeks ago begins what is told of how pairs went on. */
export const WEEKS_BACK = 7

/** What stands behind a number of a dashboard. */
export const dashboardLists = [...menteeLists, ...mentorLists, ...pairLists] as const
export type DashboardList = (typeof dashboardLists)[number]

/** Lists of which there is one for each column of a drawing. */
export const columnLists = ['load', 'score'] as const
export type ColumnList = (typeof columnLists)[number]

/** Mentors with this many mentees, or places, and more stand in the last column. */
export const LAST_LOAD = 10
/** Pairs are counted by ten points: the last column holds those of 90 to 100. */
export const LAST_SCORE = 9
/** The last column of each drawing; columns begin with 0. */
export const lastColumns: Readonly<Record<ColumnList, number>> = { load: LAST_LOAD, score: LAST_SCORE }

export const isColumnList = (list: string): list is ColumnList => columnLists.some((one) => one === list)
