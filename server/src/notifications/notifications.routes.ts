import * as calls from '@trellis/contract/notifications/notifications.ts'
import type { PersonFacts } from '../accounts/persons.queries.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { route } from '../platform/http/route.ts'
import type { DomainNotifications } from '../platform/notifications.ts'
import { mailAtOnce, mailDaily } from './mailing.actions.ts'
import { chooseMail, deliver, markRead } from './notifications.actions.ts'
import { notificationsPersonal } from './notifications.personal.ts'
import { presentNotification } from './notifications.present.ts'
import { mailChoicesOf, notificationsOf, unreadOf } from './notifications.queries.ts'
import { registryOf } from './notifications.registry.ts'
import { mailDigest, mailNotification } from './notifications.tasks.ts'

/**
 * Delivers what all domains notify of.
 * @param said what each of them says of its notifications
 * @param facts where higher domains keep what decides what somebody sees
 */
export function createNotifications(context: Context, said: readonly DomainNotifications[], facts: PersonFacts): Domain {
  const { db, events, tasks } = context
  const registry = registryOf(said)
  const mailing = { context, registry, facts }
  tasks.carryOut(mailNotification, ({ id }) => mailAtOnce(mailing, id))
  tasks.carryOut(mailDigest, ({ accountId }) => mailDaily(mailing, accountId))
  for (const source of said.flatMap(({ sources }) => sources)) source(events, (tx, notice) => deliver(context, tx, notice))
  return {
    personal: notificationsPersonal(context, registry),
    routes: [
      route(calls.listNotifications, async ({ actor, query: { page, size } }) => {
        const { items, ...counts } = await notificationsOf(db, registry, actor, { limit: size, offset: page * size })
        return { items: items.map((stored) => presentNotification(registry, stored)), ...counts, page, size }
      }),

      route(calls.countUnread, async ({ actor }) => ({ data: { unread: await unreadOf(db, registry, actor) } })),

      route(calls.readNotifications, async ({ actor, body }) => {
        await markRead(context, actor.id, body.ids ?? undefined)
        return { data: { unread: await unreadOf(db, registry, actor) } }
      }),

      route(calls.getMailChoices, async ({ actor }) => ({ data: await mailChoicesOf(db, actor.id) })),

      route(calls.setMailChoices, async ({ actor, body }) => {
        await chooseMail(db, actor.id, body)
        return { data: await mailChoicesOf(db, actor.id) }
      }),
    ],
  }
}
