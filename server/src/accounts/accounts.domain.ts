import type { Context } from '../context.ts'
import type { Domain, PartsOf } from '../platform/domain.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { accountsNotifications } from './accounts.notifications.ts'
import { accountsPersonal } from './accounts.personal.ts'
import { accountRoutes } from './accounts.routes.ts'
import { letterTasks } from './accounts.tasks.ts'
import { delegateRoutes } from './delegates/delegates.routes.ts'
import { erasingDeleted } from './leaving/leaving.actions.ts'
import { recruiterFor, theRecruiter } from './recruiters/recruiters.things.ts'
import { erasingUnconfirmed } from './signUp/unconfirmed.actions.ts'

/** Who has an account, how they sign in, and who acts for whom. */
export const createAccounts = (context: Context, partsOf: PartsOf): Domain => ({
  routes: [...accountRoutes(context, partsOf), ...delegateRoutes(context)],
  things: [resolvedBy(theRecruiter, (actor, id) => recruiterFor(context, actor, id))],
  tasks: [...letterTasks(context), erasingUnconfirmed(context), erasingDeleted(context)],
  notifications: accountsNotifications,
  personal: accountsPersonal(context),
})
