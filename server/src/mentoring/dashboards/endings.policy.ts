import type { DashboardList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { standings } from '@trellis/contract/mentoring/living/standing.ts'
import { recordOf } from '../../platform/records.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'

type Ending = Pick<StoredMentoringGroup, 'archivedAt'>

/** What is told of pairs that go on alone. */
const listsOfLiving = [...standings, 'changed'] as const

/** Whether nothing stands in a list since its mentoring group is archived: its pairs have ended, go on in no way, and nothing is published. */
export const hasEndedFor = ({ archivedAt }: Ending, list: DashboardList): boolean =>
  archivedAt !== null && listsOfLiving.some((one) => one === list)

/** What is counted of pairs, where they have ended. */
export const countedOf = (counts: Readonly<Record<string, number>>, { archivedAt }: Ending): Readonly<Record<string, number>> =>
  archivedAt === null ? counts : { ...counts, ...recordOf(listsOfLiving, () => 0) }
