import * as calls from '@trellis/contract/notifications/notifications.ts'
import { getMailChoices, setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import type { Context } from '../context.ts'
import { route } from '../platform/http/route.ts'
import { chooseMail, markAllRead, markRead } from './notifications.actions.ts'
import { presentNotification } from './notifications.present.ts'
import { mailChoicesOf, notificationsOf, unreadOf } from './notifications.queries.ts'
import { facesOf } from './faces.ts'
import type { Registry } from './registry.ts'

export const notificationRoutes = (context: Context, registry: Registry) => [
  route(calls.listNotifications, async ({ actor, query: { page, size } }) => {
    const { items, ...counts } = await notificationsOf(context.db, registry, actor, { limit: size, offset: page * size })
    const faces = await facesOf(registry, actor, items)
    return { items: items.map((stored) => presentNotification(registry, stored, faces.get(stored.id) ?? null)), ...counts, page, size }
  }),

  route(calls.countUnread, async ({ actor }) => ({ data: { unread: await unreadOf(context.db, registry, actor) } })),

  route(calls.readNotifications, async ({ actor, body }) => {
    if (body.ids) await markRead(context, actor.id, body.ids)
    else await markAllRead(context, registry, actor, body.upTo)
    return { data: { unread: await unreadOf(context.db, registry, actor) } }
  }),

  route(getMailChoices, async ({ actor }) => ({ data: await mailChoicesOf(context.db, actor.id) })),

  route(setMailChoices, async ({ actor, body }) => {
    await chooseMail(context.db, actor.id, body)
    return { data: await mailChoicesOf(context.db, actor.id) }
  }),
]
