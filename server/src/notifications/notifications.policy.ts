import type { Id } from '@trellis/contract/ids.ts'
import { type LinkEvent, type LinkSide, UNDO_MS } from '@trellis/contract/links.ts'
import type { NotificationKind } from '@trellis/contract/notifications.ts'
import type { LinkChanged } from '../postings/postings.events.ts'

/** What sentences are made of: the names at the time it happened. */
interface Names {
  readonly company: string
  readonly job: string
  readonly person: string
}

/** What a notification is about, and whose it is. */
interface Subject {
  readonly accountId: Id
  readonly postingId: Id
  readonly personId: Id
}

/** One row of the table: by which change who is told of what, in which words, and which screen shows it. */
interface Telling {
  readonly kind: NotificationKind
  readonly by: LinkSide
  readonly event: LinkEvent
  /** Whether the change is one to tell of; any where it is not said. */
  readonly when?: (change: LinkChanged) => boolean
  readonly to: 'person' | 'owner'
  readonly words: (names: Names) => string
  readonly screen: (subject: Subject) => string
}

const job = ({ accountId, postingId }: Subject) => `/jobs/${accountId}/job/${postingId}`
const candidates = (bucket: string) => ({ accountId, postingId }: Subject) => `/employer/${accountId}/${postingId}/candidates/${bucket}`

const changesPerson = ({ before, after }: LinkChanged): boolean => before.person !== after.person

/** Every rule of who is told of what, one row for each kind. Who keeps a no to themselves tells nobody. */
export const tellings: readonly Telling[] = [
  {
    kind: 'contacted',
    by: 'owner',
    event: 'contacted',
    to: 'person',
    words: (names) => `${names.company} contacted you about ${names.job}`,
    screen: job,
  },
  {
    kind: 'accepted',
    by: 'owner',
    event: 'accepted',
    to: 'person',
    words: (names) => `${names.company} accepted you for ${names.job}`,
    screen: job,
  },
  {
    kind: 'rejected',
    by: 'owner',
    event: 'rejected',
    when: (change) => changesPerson(change) && change.after.person === 'rejected',
    to: 'person',
    words: (names) => `${names.company} decided not to go on with you for ${names.job}`,
    screen: job,
  },
  {
    kind: 'reopened',
    by: 'owner',
    event: 'reopen',
    when: changesPerson,
    to: 'person',
    words: (names) => `${names.company} is considering you again for ${names.job}`,
    screen: job,
  },
  {
    kind: 'applied',
    by: 'person',
    event: 'applied',
    to: 'owner',
    words: (names) => `${names.person} applied for ${names.job}`,
    screen: candidates('applied'),
  },
  {
    kind: 'withdrawn',
    by: 'person',
    event: 'withdrawn',
    to: 'owner',
    words: (names) => `${names.person} withdrew from ${names.job}`,
    screen: candidates('applied'),
  },
  {
    kind: 'agreedToContact',
    by: 'person',
    event: 'ok2contact',
    to: 'owner',
    words: (names) => `${names.person} agrees to be contacted about ${names.job}`,
    screen: candidates('contacted'),
  },
  {
    kind: 'declined',
    by: 'person',
    event: 'rejected',
    when: ({ before }) => before.person === 'contacted',
    to: 'owner',
    words: (names) => `${names.person} is not interested in ${names.job}`,
    screen: candidates('rejected'),
  },
]

/** Which row of the table a change falls under; undefined where nobody is told. */
export function tellingOf(change: LinkChanged): Telling | undefined {
  return tellings.find(({ by, event, when }) => by === change.side && event === change.event && (when?.(change) ?? true))
}

/** The address, without the origin, of the screen that shows what a notification is about. */
export function screenOf({ kind, ...subject }: Subject & { readonly kind: NotificationKind }): string {
  return tellings.find((row) => row.kind === kind)!.screen(subject)
}

const DAY = 86_400_000
const DIGEST_HOUR = 7 * 3_600_000
const MARGIN = 10_000

/** How long a mail waits at least, in milliseconds: what is taken back in time is never told by mail. */
export const MAIL_DELAY = UNDO_MS + MARGIN

/** How old what a digest tells can be, in milliseconds; what is older is no news. */
export const DIGEST_REACH = 7 * DAY

/** When the daily digest goes out that tells of something that happened at a time: the next 07:00 UTC that leaves time to take it back. */
export function digestAt(time: number): number {
  return Math.ceil((time + MAIL_DELAY - DIGEST_HOUR) / DAY) * DAY + DIGEST_HOUR
}

/** Whatever happened after this time, up to the one given, goes into the same digest. */
export function digestedSince(time: number): number {
  return digestAt(time) - DAY - MAIL_DELAY
}
