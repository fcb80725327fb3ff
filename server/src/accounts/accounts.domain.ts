import type { Context } from '../context.ts'
import type { Domain, PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { accountConfirmed } from './accounts.events.ts'
import { accountsNotifications } from './accounts.notifications.ts'
import { accountsPersonal } from './accounts.personal.ts'
import { accountRoutes } from './accounts.routes.ts'
import { letterTasks } from './accounts.tasks.ts'
import { beginToWait } from './approvals/approvals.actions.ts'
import { approvalRoutes } from './approvals/approvals.routes.ts'
import { approvalTasks } from './approvals/approvals.tasks.ts'
import { delegateRoutes } from './delegates/delegates.routes.ts'
import { forgettingMails } from './leaving/erasing.actions.ts'
import { erasingDeleted } from './leaving/leaving.actions.ts'
import { recruiterFor, theRecruiter } from './recruiters/recruiters.things.ts'
import { erasingUnconfirmed } from './signUp/unconfirmed.actions.ts'

/** Who has an account, how they sign in, who acts for whom, and which advisors are let in. */
export const createAccounts = (context: Context, partsOf: PartsOf): Domain => ({
  routes: [...accountRoutes(context, partsOf), ...delegateRoutes(context), ...approvalRoutes(context)],
  things: [resolvedBy(theRecruiter, (actor, id) => recruiterFor(context, actor, id))],
  listeners: [
    inTransaction(accountConfirmed, async (tx, { accountId, type }) => {
      if (type === 'advisor') await beginToWait(context, tx, accountId)
    }),
  ],
  tasks: [
    ...letterTasks(context),
    ...approvalTasks(context),
    erasingUnconfirmed(context),
    erasingDeleted(context, partsOf),
    forgettingMails(context),
  ],
  notifications: accountsNotifications,
  personal: accountsPersonal(context),
})
