import type { DashboardRow } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type DashboardList, isColumnList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { columnTitles, listTitle, standingWords } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { NamedList } from './lists.queries.ts'
import { type Relation, relationOf } from './relations.queries.ts'

const ofPairs = ['Mentee', 'Mentor', 'Points', 'Wished for', 'Published on', 'How it goes on', 'Sessions']
const titles: Readonly<Record<Relation, readonly string[]>> = {
  mentee: ['Mentee', 'Level', 'Mentors in the draft', 'Why without', 'What would help', 'Profile in %', 'Last active'],
  mentor: ['Mentor', 'Level', 'Places', 'Mentees in the draft', 'Profile in %', 'Last active'],
  pair: ofPairs,
  living: ofPairs,
}

/** The columns of a list as a table. */
export const tableTitles = (list: DashboardList): readonly string[] => titles[relationOf(list)]

/** What a list is called as a file: as on the screen. */
export const listName = ({ list, at }: NamedList, { archivedAt }: Pick<StoredMentoringGroup, 'archivedAt'>): string =>
  isColumnList(list) ? columnTitles[list](at!) : listTitle(list, archivedAt !== null)

const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10))

/** One of a list as a line of a table. */
export function listLine(row: DashboardRow): (string | number)[] {
  if (row.kind === 'pair') {
    const { mentee, mentor, score, wished, since, standing, met } = row
    return [
      mentee.name,
      mentor.name,
      score === null ? '' : Math.round(score),
      wished ? 'Yes' : '',
      dayOf(since),
      standing === null ? '' : standingWords[standing],
      met ?? '',
    ]
  }
  const { name, level } = row.person._source.generalInfo
  const activity = [row.completeness, dayOf(row.lastActiveAt)]
  if (row.kind === 'mentor') return [name, levelLabel(level), row.places, row.load, ...activity]
  const mentors = row.mentors.map((mentor) => mentor.name).join('; ')
  return [name, levelLabel(level), mentors, row.unmatched?.words ?? '', row.unmatched?.remedy ?? '', ...activity]
}
