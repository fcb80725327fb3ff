import { accountErased } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain, PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { serializeError } from '../platform/log.ts'
import { createListLog, type ListLog } from './listLog.ts'
import { forgetShown } from './shownLists.actions.ts'
import { shownListsPersonal } from './shownLists.personal.ts'
import { forgettingOld, planForgetting } from './shownLists.tasks.ts'

const DAY_MS = 86_400_000

/** The log of suggestions: which were shown to whom, at which place. It knows no more of them than their ids and scores. */
export function createShownLists(context: Context, partsOf: PartsOf): Domain & { readonly listLog: ListLog } {
  const listLog = createListLog(context, partsOf)
  let daily: NodeJS.Timeout | undefined
  const planDaily = (): void =>
    void planForgetting(context).catch((error: unknown) => context.log.warn({ err: serializeError(error) }, 'old lists are not forgotten'))
  return {
    listLog,
    listeners: [inTransaction(accountErased, (tx, { accountId }) => forgetShown(context, tx, [accountId]))],
    tasks: [forgettingOld(context)],
    personal: shownListsPersonal(context, partsOf),
    warm() {
      daily = setInterval(planDaily, DAY_MS).unref()
      return planForgetting(context)
    },
    async stop() {
      clearInterval(daily)
      await listLog.stop()
    },
  }
}
