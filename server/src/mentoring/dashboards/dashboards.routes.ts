import * as calls from '@trellis/contract/mentoring/dashboards.calls.ts'
import { consumeTable, tableFile } from '../../candidates/lists/tableFile.ts'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theMentoringGroup } from '../mentoring.things.ts'
import { mgroupDashboard } from './dashboard.queries.ts'
import { dashboardList, wholeList } from './lists.queries.ts'
import { listLine, listName, tableTitles } from './listTable.present.ts'
import { memberDashboard } from './memberDashboard.queries.ts'

/** How a mentoring group, and each of its people, is doing. */
export const dashboardRoutes = (context: Context, ranking: Pick<Ranking, 'measures' | 'refreshMeasures'>) => [
  routeOn(theMentoringGroup, calls.getMgroupDashboard, async ({ actor, thing }) => ({
    data: await mgroupDashboard(context, actor, thing),
  })),

  routeOn(theMentoringGroup, calls.getMgroupDashboardList, async ({ actor, thing, body: { page, size, ...named } }) => ({
    ...(await dashboardList(context, actor, thing, named, { limit: size, offset: page * size })),
    page,
    size,
  })),

  routeOn(theMentoringGroup, calls.exportMgroupDashboardList, async ({ actor, thing, body }) => {
    await consumeTable(context, actor.id)
    return tableFile(
      context.clock.now(),
      [thing.name, listName(body, thing)],
      tableTitles(body.list),
      linesOf(wholeList(context, actor, thing, body)),
    )
  }),

  routeOn(theMentoringGroup, calls.getMemberDashboard, async ({ actor, thing, body }) => {
    await ranking.refreshMeasures()
    return { data: await memberDashboard(context, ranking.measures, actor, thing, body) }
  }),
]

async function* linesOf(slices: ReturnType<typeof wholeList>) {
  for await (const rows of slices) yield rows.map(listLine)
}
