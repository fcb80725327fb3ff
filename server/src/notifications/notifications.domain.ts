import type { PersonFacts } from '../accounts/persons.queries.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import type { DomainNotifications } from '../platform/notifications.ts'
import { carriedOut } from '../platform/tasks/tasks.ts'
import { mailAtOnce, mailDaily } from './mailing.actions.ts'
import { deliver } from './notifications.actions.ts'
import { notificationsPersonal } from './notifications.personal.ts'
import { registryOf } from './registry.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { mailDigest, mailNotification } from './notifications.tasks.ts'

/**
 * Delivers what all domains notify of.
 * @param said what each of them says of its notifications
 * @param facts where higher domains keep what decides what somebody sees
 */
export function createNotifications(context: Context, said: readonly DomainNotifications[], facts: PersonFacts): Domain {
  const registry = registryOf(said)
  const mailing = { context, registry, facts }
  const sources = said.flatMap(({ sources }) => sources)
  return {
    routes: notificationRoutes(context, registry),
    listeners: sources.map((source) => (events) => source(events, (tx, notice) => deliver(context, tx, notice))),
    tasks: [
      carriedOut(mailNotification, ({ id }) => mailAtOnce(mailing, id)),
      carriedOut(mailDigest, ({ accountId }) => mailDaily(mailing, accountId)),
    ],
    personal: notificationsPersonal(context, registry),
  }
}
