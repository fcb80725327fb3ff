import { newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import type { News } from '../platform/notifications.ts'
import { notifications } from './notifications.tables.ts'

/** What somebody would have been notified of; `at` in milliseconds since 1970. */
export interface PastNews {
  readonly news: News
  readonly at: number
}

/** Adds notifications of the past. All of them count as mailed, and as read where it happened before `readUntil`. */
export async function addPastNews(tx: Transaction, all: readonly PastNews[], readUntil: number): Promise<void> {
  const rows = all.map(({ at, news: { accountId, kind, subject, actorId, data, causeId } }) => ({
    id: newId(at),
    accountId,
    kind,
    subjectType: subject.type,
    subjectId: subject.id,
    actorId: actorId ?? null,
    data,
    causeId,
    createdAt: new Date(at),
    readAt: at < readUntil ? new Date(at) : null,
    mailedAt: new Date(at),
  }))
  await inParts(rows, (some) => tx.insert(notifications).values(some))
}
