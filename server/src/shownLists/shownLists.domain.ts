import { accountErased } from '../accounts/accounts.events.ts'
import { beforeErasing } from '../accounts/leaving/erasing.parts.ts'
import type { Context } from '../context.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { daily } from '../platform/tasks/daily.ts'
import { createListLog, type ListLog } from './listLog.ts'
import { forgetShown, takeOutOfLists } from './shownLists.actions.ts'
import { shownListsPersonal } from './shownLists.personal.ts'
import { forgettingOld, planForgetting } from './shownLists.tasks.ts'

/** The log of suggestions: which were shown to whom, at which place. It knows no more of them than their ids and scores. */
export function createShownLists(context: Context, partsOf: PartsOf): Domain & { readonly listLog: ListLog } {
  const listLog = createListLog(context, partsOf)
  const forgetting = daily(context.log, 'old lists are not forgotten', () => planForgetting(context))
  return {
    listLog,
    listeners: [inTransaction(accountErased, (tx, { accountId }) => forgetShown(context, tx, [accountId]))],
    parts: [part(beforeErasing, (accountId) => takeOutOfLists(context, [accountId]))],
    tasks: [forgettingOld(context)],
    personal: shownListsPersonal(context, partsOf),
    warm: forgetting.start,
    async stop() {
      forgetting.stop()
      await listLog.stop()
    },
  }
}
