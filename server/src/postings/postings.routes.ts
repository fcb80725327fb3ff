import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import { accountErased, accountLeaves } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { route } from '../platform/http/route.ts'
import { cancelLink, changeAsOwner, changeAsPerson, markViewed } from './links/links.actions.ts'
import { closePostingsOf, erasePostingsOf } from './postings.actions.ts'
import { postingsNotifications } from './postings.notifications.ts'
import { postingsPersonal } from './postings.personal.ts'

/** What people can be linked to, and the links: how each side changes them. */
export function createPostings(context: Context): Domain {
  context.events.on(accountLeaves, (tx, { accountId }) => closePostingsOf(tx, accountId, context.clock.now()))
  context.events.on(accountErased, (tx, { accountId }) => erasePostingsOf(tx, accountId))
  return {
    personal: postingsPersonal(context),
    notifications: postingsNotifications(context),
    routes: linkRoutes(context),
  }
}

const linkRoutes = (context: Context) => [
  route(calls.changeJobStatus, ({ actor, body }) => changeAsPerson(context, actor, body)),

  route(calls.changeCandidateStatus, ({ actor, body }) => changeAsOwner(context, actor, body)),

  route(calls.jobCancel, async ({ actor, body }) => ({ result: await cancelLink(context, actor, body) })),

  route(calls.recruiterviewed, async ({ actor, body }) => {
    await markViewed(context, actor, body)
    return { data: { viewed: true } }
  }),
]
