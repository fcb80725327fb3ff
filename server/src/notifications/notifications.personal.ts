import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { presentNotification } from './notifications.present.ts'
import { mailChoicesOf, notificationsOf } from './notifications.queries.ts'
import type { Registry } from './registry.ts'

const MOST_TOLD = 100_000

/** What a person was notified of, as far as they may know it now, and how they hear of it by e-mail. */
export const notificationsPersonal = ({ db }: Context, registry: Registry): PersonalData => ({
  tables: { notifications: { archivedAs: 'notifications' }, mail_choices: { archivedAs: 'mailChoices' } },
  async collect(person) {
    const { items } = await notificationsOf(db, registry, person, { limit: MOST_TOLD, offset: 0 })
    const notifications = items.map((stored) => presentNotification(registry, stored))
    return { notifications, mailChoices: await mailChoicesOf(db, person.id) }
  },
})
