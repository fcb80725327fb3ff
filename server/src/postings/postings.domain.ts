import { accountErased, accountLeaves } from '../accounts/accounts.events.ts'
import { jobsOfPerson } from '../accounts/accounts.queries.ts'
import { beforeErasing } from '../accounts/leaving/erasing.parts.ts'
import type { Context } from '../context.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { joining } from '../profiles/profiles.parts.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { subjectNames } from '../shownLists/shownLists.parts.ts'
import { isJoinable } from './membership/joinableGroups.queries.ts'
import { postingWords } from './index/wordList.ts'
import { passOnGroupsOf } from './owners/passingOn.actions.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { closePostingsOf, erasePostingsOf, takePostingsOutOfLists } from './postings.actions.ts'
import { postingsNotifications } from './postings.notifications.ts'
import { postingsPersonal } from './postings.personal.ts'
import { postingNamesSeenBy, postingsAmong } from './postings.queries.ts'
import { linkRoutes } from './postings.routes.ts'
import { groupFor, postingFor, theGroup, thePosting } from './postings.things.ts'
import { profileJobsOf } from './profileJobs.queries.ts'

/** What people can be linked to, and the links: how each side changes them. */
export const createPostings = (context: Context, partsOf: PartsOf, listLog: ListLog): Domain => ({
  things: [
    resolvedBy(thePosting, (actor, id) => postingFor(context, actor, id)),
    resolvedBy(theGroup, (actor, id) => groupFor(context, actor, id)),
  ],
  routes: [...linkRoutes(context, partsOf, listLog), ...pictureRoutes(context)],
  listeners: [
    inTransaction(accountLeaves, async (tx, { accountId }) => {
      await passOnGroupsOf(context, tx, accountId)
      await closePostingsOf(tx, accountId, context.clock.now())
    }),
    inTransaction(accountErased, (tx, { accountId }) => erasePostingsOf(context, tx, accountId)),
  ],
  tasks: postingWords.lookingAtWords(context),
  notifications: postingsNotifications(context),
  parts: [
    part(beforeErasing, (accountId) => takePostingsOutOfLists(context, accountId)),
    part(jobsOfPerson, profileJobsOf),
    part(joining, (groupId) => isJoinable(context, groupId)),
    part(subjectNames, { of: 'posting', namesSeenBy: (person, ids) => postingNamesSeenBy(context.db, person, ids), among: postingsAmong }),
  ],
  personal: postingsPersonal(context),
})
