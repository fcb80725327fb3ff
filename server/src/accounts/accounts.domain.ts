import type { Context } from '../context.ts'
import type { Domain, PartsOf } from '../platform/domain.ts'
import { accountsNotifications } from './accounts.notifications.ts'
import { accountsPersonal } from './accounts.personal.ts'
import { accountRoutes } from './accounts.routes.ts'
import { letterTasks } from './accounts.tasks.ts'
import { delegateRoutes } from './delegates/delegates.routes.ts'
import { erasingDeleted } from './leaving/leaving.actions.ts'
import { erasingUnconfirmed } from './signUp/unconfirmed.actions.ts'

/** Who has an account, how they sign in, and who acts for whom. */
export const createAccounts = (context: Context, partsOf: PartsOf): Domain => ({
  routes: [...accountRoutes(context, partsOf), ...delegateRoutes(context)],
  tasks: [...letterTasks(context), erasingUnconfirmed(context), erasingDeleted(context)],
  notifications: accountsNotifications,
  personal: accountsPersonal(context),
})
