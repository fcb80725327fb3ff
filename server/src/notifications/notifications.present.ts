import type { Notification, NotificationFace } from '@trellis/contract/notifications/notifications.ts'
import type { StoredNotification } from './notifications.queries.ts'
import type { Registry } from './registry.ts'

/** A notification as its reader is told it now, with what stands beside it, by the words that its domain has for its kind today. */
export function presentNotification({ kinds }: Registry, stored: StoredNotification, face: NotificationFace | null = null): Notification {
  const { id, kind, accountId, subjectType, subjectId, actorId, isShown, createdAt, readAt } = stored
  const { words, text, screen } = kinds.get(kind)!
  const data = stored.data as never
  return {
    id,
    kind,
    words: words(data),
    text: text?.(data) ?? '',
    subject: isShown ? { type: subjectType, id: subjectId } : null,
    actorId,
    face,
    screen: isShown ? screen({ accountId, subjectType, subjectId, actorId }) : null,
    at: createdAt.getTime(),
    read: readAt !== null,
  }
}
