import { accountErased } from '../accounts/accounts.events.ts'
import { photoOfRecruiter } from '../accounts/recruiters/recruiters.queries.ts'
import type { Context } from '../context.ts'
import { type Domain, part } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { dropFiles } from './files.actions.ts'
import { filesPersonal } from './files.personal.ts'
import { photoAddress, photoOf } from './files.queries.ts'
import { fileRoutes } from './files.routes.ts'
import { tidying } from './files.tasks.ts'
import { resumeFor, theResume } from './files.things.ts'

/** Photos, resumes and pictures of jobs. Reading a photo asks who may see the person, and so is a call of profiles. */
export const createFiles = (context: Context): Domain => ({
  routes: fileRoutes(context),
  things: [resolvedBy(theResume, (actor, id, ownerId) => resumeFor(context, actor, id, ownerId))],
  listeners: [inTransaction(accountErased, (tx, { accountId }) => dropFiles(context, tx, accountId))],
  tasks: [tidying(context)],
  personal: filesPersonal(context),
  parts: [part(photoOfRecruiter, async (db, id) => photoAddress(id, await photoOf(db, id)))],
})
