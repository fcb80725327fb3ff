import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterCommit } from '../database/afterCommit.ts'
import type { Queries } from '../database/database.ts'
import { type Log, serializeError } from '../log.ts'

/** Something that every process of the product hears of. */
export interface AnnouncementKind {
  readonly name: string
}

export const announcementKind = (name: string): AnnouncementKind => ({ name })

/** What an announcement says: its kind, and the ids that it is about. Nothing of a person is in it. */
export interface Announcement {
  readonly kind: string
  readonly ids: readonly Id[]
}

type Follower = (ids: readonly Id[]) => void

/** The way to the other processes. */
export interface Messenger {
  send(announcement: Announcement): void
  /** Hears what other processes send, until stopped. */
  start(receive: (announcement: Announcement) => void): void
  stop(): Promise<void>
}

/** News for what a process keeps in memory, or shows on open screens. What must not be lost is a task. */
export interface Announcements {
  /**
   * Once a transaction is committed, or at once outside of one: this process hears of it at once, the others a moment later.
   * It is lost where a process ends in between, or has no connection to the database.
   */
  announce(db: Queries, kind: AnnouncementKind, ids: readonly Id[]): void
  follow(kind: AnnouncementKind, follower: Follower): void
  start(): void
  stop(): Promise<void>
}

/** @param messenger the way to the other processes, where there are any */
export function createAnnouncements(log: Log, messenger?: Messenger): Announcements {
  const followers = new Map<string, Follower[]>()
  function hear({ kind, ids }: Announcement): void {
    for (const follower of followers.get(kind) ?? []) {
      try {
        follower(ids)
      } catch (error) {
        log.error({ err: serializeError(error), kind }, 'an announcement was not followed')
      }
    }
  }
  return {
    announce(db, { name }, ids) {
      if (ids.length === 0) return
      afterCommit(db, () => {
        hear({ kind: name, ids })
        messenger?.send({ kind: name, ids })
      })
    },
    follow: ({ name }, follower) => void followers.set(name, [...(followers.get(name) ?? []), follower]),
    start: () => messenger?.start(hear),
    stop: async () => messenger?.stop(),
  }
}
