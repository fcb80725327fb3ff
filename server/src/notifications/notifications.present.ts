import type { Notification } from '@trellis/contract/notifications.ts'
import type { StoredNotification } from './notifications.queries.ts'

export function presentNotification(stored: StoredNotification): Notification {
  const { id, kind, words, postingId, personId, createdAt, readAt } = stored
  return { id, kind, words, postingId, personId, at: createdAt.getTime(), read: readAt !== null }
}
