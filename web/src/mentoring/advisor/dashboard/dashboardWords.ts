import type { DashboardRow, MemberDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { LAST_LOAD, LAST_SCORE } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { calendarDay, day } from '../../../ui/dates.ts'
import { menteesWords } from '../mentoringWords.ts'

type Active = Pick<MemberDashboard, 'completeness' | 'lastActiveAt'>

/** 'Profile 80 % complete · here last on March 4, 2026' */
export const activityWords = ({ completeness, lastActiveAt }: Active): string =>
  `Profile ${completeness} % complete · ${lastActiveAt === null ? 'not here of late' : `here last on ${calendarDay(lastActiveAt)}`}`

const points = (score: number): string => (Math.round(score) === 1 ? '1 point' : `${Math.round(score)} points`)

/** What is told of somebody in a list, or of a pair, line by line. */
export function rowLines(row: DashboardRow): string[] {
  if (row.kind === 'pair') {
    const { score, wished, since } = row
    const draft = score === null ? 'Not in the draft' : points(score)
    return [[draft, wished && 'wished for', since === null ? 'draft' : `members see it since ${day(since)}`].filter(Boolean).join(' · ')]
  }
  const level = levelLabel(row.person._source.generalInfo.level)
  if (row.kind === 'mentor') {
    const { places, load } = row
    return [
      [level, `${menteesWords(load)} in the draft, ${places === 1 ? '1 place' : `${places} places`}`].filter(Boolean).join(' · '),
      activityWords(row),
    ]
  }
  const { mentors, unmatched } = row
  const draft = mentors.length > 0 ? `With ${mentors.map(({ name }) => name).join(', ')}` : (unmatched?.words ?? '')
  return [[level, draft].filter(Boolean).join(' · '), ...(unmatched?.remedy ? [unmatched.remedy] : []), activityWords(row)]
}

/** What stands under a column of mentors by their mentees. */
export const loadLabel = (at: number): string => (at === LAST_LOAD ? `${at}+` : String(at))
/** The same under one of pairs by their points. */
export const scoreLabel = (at: number): string => (at === LAST_SCORE ? '90+' : `${at * 10}`)

/** What is told of a pair of somebody: '72 points, members see it since March 4, 2026'. */
export function pairWords({ score, since }: Pick<MemberDashboard['pairs'][number], 'score' | 'since'>): string {
  const known = since === null ? 'a draft, which members do not see' : `since ${day(since)}`
  return score === null ? known : `${points(score)}, ${known}`
}
