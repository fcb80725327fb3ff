import * as calls from '@trellis/contract/candidates/checklists.ts'
import type { Context } from '../../context.ts'
import { routeOn } from '../../platform/http/route.ts'
import { thePosting } from '../../postings/postings.things.ts'
import { addPoint, deletePoint, readChecklist, tickPoint } from './checklists.actions.ts'

/** What the owner's side looks for in the candidates of a posting, and found. */
export const checklistRoutes = (context: Context) => [
  routeOn(thePosting, calls.getChecklist, async ({ actor, thing: posting, params: { studentId } }) => ({
    data: await readChecklist(context, actor, { posting, studentId }),
  })),

  routeOn(thePosting, calls.addChecklistPoint, async ({ actor, thing: posting, params: { studentId }, body: { words } }) => ({
    data: await addPoint(context, actor, { posting, studentId, words }),
  })),

  routeOn(thePosting, calls.deleteChecklistPoint, async ({ actor, thing: posting, params: { studentId, pointId } }) => ({
    data: await deletePoint(context, actor, { posting, studentId, pointId }),
  })),

  routeOn(thePosting, calls.tickChecklistPoint, async ({ actor, thing: posting, params: { studentId, pointId }, body: { ticked } }) => ({
    data: await tickPoint(context, actor, { posting, studentId, pointId, ticked }),
  })),
]
