import { newId } from '@trellis/contract/ids.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import type { LinkChanged } from '../postings/postings.events.ts'
import { tellingOf } from './notifications.policy.ts'
import { notifications } from './notifications.tables.ts'

/** A change of the past with the names that belong to it; `at` in milliseconds since 1970. */
export interface PastNews {
  readonly change: LinkChanged
  readonly at: number
  readonly ownerId: string
  readonly names: { readonly company: string; readonly job: string; readonly person: string }
}

/** Adds what people would have been told of. All of it counts as mailed, and as read where it happened before `readUntil`. */
export async function addPastNews(tx: Transaction, all: readonly PastNews[], readUntil: number): Promise<void> {
  const rows = all.flatMap(({ change, at, ownerId, names }) => {
    const telling = tellingOf(change)
    if (telling === undefined) return []
    const { postingId, personId, changeId } = change
    return {
      id: newId(at),
      accountId: telling.to === 'owner' ? ownerId : personId,
      kind: telling.kind,
      words: telling.words(names),
      postingId,
      personId,
      changeId,
      createdAt: new Date(at),
      readAt: at < readUntil ? new Date(at) : null,
      mailedAt: new Date(at),
    }
  })
  await inParts(rows, (some) => tx.insert(notifications).values(some))
}
