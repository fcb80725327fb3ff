import type { Id } from '@trellis/contract/wire/ids.ts'
import type { NotificationFace, NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import type { Column, SQL } from 'drizzle-orm'
import type { Queries, Transaction } from './database/database.ts'
import type { EventKind, Events } from './events/events.ts'
import type { Person } from './http/actor.ts'

/** Something that somebody is to be notified of. */
export interface News {
  readonly accountId: Id
  readonly kind: NotificationKind
  readonly subject: { readonly type: string; readonly id: Id }
  /** The person who did it, where the reader knows them as a person: it is forgotten along with them. */
  readonly actorId?: Id | undefined
  /** What its sentence is made from whenever it is read. */
  readonly data: object
  /** What it follows from: somebody is notified of it once for each type of subject, and it is taken back with it. */
  readonly causeId: Id
}

/** What an event means for those who are notified. */
export type Notice = { readonly notify: News } | { readonly takeBack: Id } | undefined

/** How a domain's event notifies somebody: given who is to listen to, and who delivers. */
export type NoticeSource = (events: Events, deliver: (tx: Transaction, notice: Notice) => Promise<void>) => void

/** Says who is notified when something happens, in the transaction in which it does. */
export const whenever =
  <Payload>(kind: EventKind<Payload>, noticeOf: (tx: Transaction, payload: Payload) => Promise<Notice>): NoticeSource =>
  (events, deliver) =>
    events.on(kind, async (tx, payload) => deliver(tx, await noticeOf(tx, payload)))

/** Whom a notification is for, and what and whom it is about. */
export interface NotifiedAbout {
  readonly accountId: Id
  readonly subjectType: string
  readonly subjectId: Id
  /** As of {@link News}; null where nobody is named, or they are forgotten. */
  readonly actorId: Id | null
}

/** How a kind is told, made anew whenever it is read. */
export interface DescribedKind {
  /** The whole sentence, without a full stop. */
  readonly words: (data: never) => string
  /** What was written along with it. */
  readonly text?: (data: never) => string
  /** The address, without the origin, of the screen that shows what it is about; null where none does. */
  readonly screen: (about: NotifiedAbout) => string | null
}

/** Where a row of notifications says what it is about, and whether whom it is for knows. */
export interface NotificationColumns {
  readonly accountId: Column
  readonly kind: Column
  readonly subjectId: Column
  readonly actorId: Column
  /** As of {@link News}. */
  readonly data: Column
  readonly readAt: Column
  readonly mailedAt: Column
}

/** What one reader may know of a type of subject, as conditions on many notifications at once. */
export interface SubjectSeenBy {
  /** Equal for readers for whom the conditions differ by their values alone. */
  readonly shape: string
  /** What takes the place of the conditions' placeholders; those of all types are put together. */
  readonly values: Readonly<Record<string, unknown>>
  readonly conditions: (
    db: Queries,
    notification: NotificationColumns,
  ) => {
    /** Whether the reader may still be told of it; always where it is undefined. */
    readonly mayBeNotified: SQL | undefined
    /** Whether the subject itself is there for the reader; always where it is undefined. */
    readonly isShown: SQL | undefined
  }
}

export type SubjectSeen = (reader: Person) => SubjectSeenBy

/** Of a subject that whoever is notified may always see. */
export const alwaysSeen: SubjectSeen = () => ({
  shape: 'always',
  values: {},
  conditions: () => ({ mayBeNotified: undefined, isShown: undefined }),
})

/** A notification of a page as its reader is told it: what its face is found by. */
export interface ToldNotification {
  readonly subjectId: Id
  readonly actorId: Id | null
  readonly data: object
}

/** The faces of notifications about one type of subject, in their order, as far as the reader may see them now. */
export type FacesOf = (reader: Person, notifications: readonly ToldNotification[]) => Promise<readonly (NotificationFace | null)[]>

/** All that a domain says of its notifications: who is notified, in which words, of what, and who may still see that. */
export interface DomainNotifications {
  readonly sources: readonly NoticeSource[]
  readonly kinds: Partial<Record<NotificationKind, DescribedKind>>
  /** By the name of each type of subject. */
  readonly subjects: Readonly<Record<string, SubjectSeen>>
  /** What stands beside them, by the name of the type; nothing where it is not said. */
  readonly faces?: Readonly<Record<string, FacesOf>>
}

/** What several parts of one domain tell, as what it tells. */
export const together = (...parts: readonly DomainNotifications[]): DomainNotifications => ({
  sources: parts.flatMap(({ sources }) => sources),
  kinds: Object.assign({}, ...parts.map(({ kinds }) => kinds)) as DomainNotifications['kinds'],
  subjects: Object.assign({}, ...parts.map(({ subjects }) => subjects)) as DomainNotifications['subjects'],
  faces: Object.assign({}, ...parts.map(({ faces }) => faces)) as NonNullable<DomainNotifications['faces']>,
})

/** A name as it stands in a sentence, on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
