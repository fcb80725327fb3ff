import * as calls from '@trellis/contract/postings/links.calls.ts'
import type { Context } from '../context.ts'
import type { PartsOf } from '../platform/domain.ts'
import { route, routeOn } from '../platform/http/route.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { cancelAsOwner, cancelAsPerson, changeAsOwner, changeAsPerson, markViewed } from './links/links.actions.ts'
import { admissionRules } from './postings.parts.ts'
import { thePosting } from './postings.things.ts'

/** How each side changes a link. */
export const linkRoutes = (context: Context, partsOf: PartsOf, listLog: ListLog) => [
  route(calls.changeJobStatus, ({ actor, body }) =>
    context.db.transaction((tx) => changeAsPerson(context, tx, partsOf(admissionRules), actor, body)),
  ),

  routeOn(thePosting, calls.changeCandidateStatus, ({ actor, body }) => changeAsOwner(context, partsOf(admissionRules), actor, body)),

  routeOn(thePosting, calls.jobCancel, async ({ actor, thing: posting, body: { jobId, studentId } }) => ({
    result: await (posting === undefined ? cancelAsPerson(context, actor, jobId) : cancelAsOwner(context, actor, posting, studentId)),
  })),

  routeOn(thePosting, calls.recruiterviewed, async ({ actor, thing, body }) => {
    await markViewed(context, actor, thing, body.studentId)
    listLog.noteOpened({ viewerId: actor.id, personId: body.studentId })
    return { data: { viewed: true } }
  }),
]
