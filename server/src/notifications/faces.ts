import type { NotificationFace } from '@trellis/contract/notifications/notifications.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../platform/http/actor.ts'
import type { StoredNotification } from './notifications.queries.ts'
import type { Registry } from './registry.ts'

/** What stands beside each of some notifications, by its id: each domain is asked once for all that are about its subjects. */
export async function facesOf(
  { faces }: Registry,
  reader: Person,
  stored: readonly StoredNotification[],
): Promise<Map<Id, NotificationFace | null>> {
  const found = await Promise.all(
    [...faces].map(async ([type, read]) => {
      const told = stored.filter(({ subjectType }) => subjectType === type)
      const seen = told.length === 0 ? [] : await read(reader, told)
      return told.map(({ id }, at) => [id, seen[at] ?? null] as const)
    }),
  )
  return new Map(found.flat())
}
