import * as calls from '@trellis/contract/notifications.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { route } from '../platform/http/route.ts'
import { linkChanged } from '../postings/postings.events.ts'
import { chooseMail, markRead, tellOf } from './notifications.actions.ts'
import { presentNotification } from './notifications.present.ts'
import { mailChoicesOf, notificationsOf, unreadOf } from './notifications.queries.ts'
import { carryOutNotificationTasks } from './notifications.tasks.ts'

export function createNotifications(context: Context): Domain {
  const { db, events } = context
  carryOutNotificationTasks(context)
  events.on(linkChanged, (tx, change) => tellOf(context, tx, change))
  return {
    routes: [
      route(calls.listNotifications, async ({ actor, query: { page, size } }) => {
        const { items, total, unread } = await notificationsOf(context, actor, { limit: size, offset: page * size })
        return { items: items.map(presentNotification), total, unread, page, size }
      }),

      route(calls.readNotifications, async ({ actor, body }) => {
        await markRead(context, actor.id, body.ids ?? undefined)
        return { data: { unread: await unreadOf(context, actor) } }
      }),

      route(calls.getMailChoices, async ({ actor }) => ({ data: await mailChoicesOf(db, actor.id) })),

      route(calls.setMailChoices, async ({ actor, body }) => {
        await chooseMail(db, actor.id, body)
        return { data: await mailChoicesOf(db, actor.id) }
      }),
    ],
  }
}
