import type { LinkEvent, LinkSide } from '@trellis/contract/postings/links.ts'
import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { GROUP, JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { advisorsOf, groupsRunBy } from '../memberships/memberships.queries.ts'
import { anyViewer } from '../visibility/visibility.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { type DomainNotifications, type News, type Notice, oneLine, type SubjectSeen } from '../platform/notifications.ts'
import { cardsOfCandidates } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { facesOfLinks } from './notifiedFaces.queries.ts'
import { lastChangeId } from './history/history.queries.ts'
import { isCandidate } from './links/candidates.queries.ts'
import { isRecruiterOf } from './recruiters/recruiters.queries.ts'
import { type ForOwner, type ForPerson, linkKinds } from './notifying/sentences.ts'
import { EMPLOYERS_SUBJECT, GROUP_SUBJECT, MEMBERS_SUBJECT, POSTING } from './notifying/subjects.ts'
import { type LinkChanged, linkChanged } from './postings.events.ts'
import { anyReader, applications, type Posting, postingById, postingsSeenBy } from './postings.queries.ts'
import { postings } from './postings.tables.ts'

/** By which change of a link who is notified. Who keeps a no to themselves notifies nobody. */
interface Notified {
  readonly kind: NotificationKind
  readonly by: LinkSide
  readonly event: LinkEvent
  /** Whether the change is one to tell of; any where it is not said. */
  readonly when?: (change: LinkChanged) => boolean
  readonly to: 'person' | 'owner'
}

const changesPerson = ({ before, after }: LinkChanged): boolean => before.person !== after.person

/** Whoever was contacted, and has neither asked nor agreed, has nothing to take back. */
const takesSomethingBack = ({ before: { person, flags } }: LinkChanged): boolean =>
  person !== 'contacted' || flags.applied || flags.ok2contact

const notified: readonly Notified[] = [
  { kind: 'contacted', by: 'owner', event: 'contacted', to: 'person' },
  { kind: 'accepted', by: 'owner', event: 'accepted', to: 'person' },
  {
    kind: 'rejected',
    by: 'owner',
    event: 'rejected',
    when: (change) => changesPerson(change) && change.after.person === 'rejected',
    to: 'person',
  },
  { kind: 'reopened', by: 'owner', event: 'reopen', when: changesPerson, to: 'person' },
  { kind: 'applied', by: 'person', event: 'applied', to: 'owner' },
  { kind: 'withdrawn', by: 'person', event: 'withdrawn', when: takesSomethingBack, to: 'owner' },
  { kind: 'agreedToContact', by: 'person', event: 'ok2contact', to: 'owner' },
  { kind: 'declined', by: 'person', event: 'rejected', when: ({ before }) => before.person === 'contacted', to: 'owner' },
]

/** Who is notified of a change; undefined where nobody is. */
export function notifiedOf(change: LinkChanged): Notified | undefined {
  return notified.find(({ by, event, when }) => by === change.side && event === change.event && (when?.(change) ?? true))
}

/** The notification that follows from a change, if any: of a company to the person, of the person to the owner. */
export function newsOfLink(
  change: LinkChanged,
  { kind, ownerId, offeredBy, name }: Pick<Posting, 'kind' | 'ownerId' | 'offeredBy' | 'name'>,
  personName: string,
  isRecruiter = false,
): News | undefined {
  const rule = notifiedOf(change)
  if (rule === undefined) return undefined
  const { before } = change
  // Whom a group has rejected is in none of its lists once they withdraw, and was not among those who ask.
  if (kind === GROUP && rule.kind === 'withdrawn' && before.person === 'rejected') return undefined
  const { postingId, personId, changeId, words } = change
  const ofGroup = isRecruiter ? EMPLOYERS_SUBJECT : GROUP_SUBJECT
  const about = { kind: rule.kind, subject: { type: kind === GROUP ? ofGroup : POSTING, id: postingId }, causeId: changeId }
  const names = { job: oneLine(name), ...(kind === GROUP && { group: oneLine(name) }) }
  const wasMember = kind === GROUP && before.person === 'accepted' && { wasMember: true as const }
  if (rule.to === 'person') {
    const wasRejected = rule.kind === 'accepted' && before.person === 'rejected' && { wasRejected: true as const }
    const data: ForPerson = { ...names, company: oneLine(offeredBy), note: words, ...wasMember, ...wasRejected }
    return { ...about, accountId: personId, data }
  }
  const hasAgreedAlone = rule.kind === 'withdrawn' && before.person === 'contacted' && !before.flags.applied
  const data: ForOwner = { ...names, person: oneLine(personName), ...wasMember, ...(hasAgreedAlone && { agreedAlone: true }) }
  return { ...about, accountId: ownerId, actorId: personId, data }
}

/** What is told to the owner of a group is told to all who lead it. */
async function noticesOf(tx: Transaction, change: LinkChanged): Promise<Notice[]> {
  if (change.event === 'undo') return [{ takeBack: change.undoneId! }]
  if (change.side === 'system') return noticesOfJoining(tx, change)
  const rule = notifiedOf(change)
  const posting = rule && (await postingById(tx, change.postingId))
  if (posting === undefined) return []
  const person = posting.kind === GROUP || rule?.to === 'owner' ? await accountById(tx, change.personId) : undefined
  const news = newsOfLink(change, posting, person?.name ?? '', person?.type === 'recruiter')
  if (news === undefined) return []
  const others = posting.kind === GROUP && rule?.to === 'owner' ? await advisorsOf(tx, posting.id) : []
  return [...new Set([news.accountId, ...others])].map((accountId) => ({ notify: { ...news, accountId } }))
}

/** Who is a member as soon as they asked is told of as one: nobody has to decide, as 'asks to join' would say. */
async function noticesOfJoining(
  tx: Transaction,
  { event, changeId: causeId, postingId: id, personId: actorId }: LinkChanged,
): Promise<Notice[]> {
  const posting = event === 'accepted' ? await postingById(tx, id) : undefined
  if (posting?.kind !== GROUP) return []
  const [person, asked] = [await accountById(tx, actorId), await lastChangeId(tx, { postingId: id, personId: actorId, event: 'applied' })]
  const group = oneLine(posting.name)
  const data: ForOwner = { job: group, group, person: oneLine(person?.name ?? ''), joined: true }
  const subject = { type: person?.type === 'recruiter' ? EMPLOYERS_SUBJECT : MEMBERS_SUBJECT, id }
  const readers = new Set([posting.ownerId, ...(await advisorsOf(tx, id))])
  return [
    ...(asked === undefined ? [] : [{ takeBack: asked }]),
    ...[...readers].map((accountId) => ({ notify: { kind: 'applied' as const, subject, causeId, accountId, actorId, data } })),
  ]
}

/** Whether a reader owns the posting in a column, or leads it, which is a group. */
function isLedBy(db: Queries, postingId: Column, readerId: Id): SQL {
  const owned = db
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.id, postingId), eq(postings.ownerId, readerId)))
  return or(inArray(postingId, groupsRunBy(db, readerId)), exists(owned))!
}

/**
 * A person is told of by name where the reader would see them among their candidates, of a group while the reader leads it; the posting is shown where
 * they may see it.
 */
const postingSeen =
  (context: Context, of: typeof GROUP | typeof JOB): SubjectSeen =>
  (reader) => {
    const { viewer, values, shape } = anyViewer(viewerOf(context, reader))
    const any = anyReader(reader)
    return {
      shape: `${any.shape}, ${shape}`,
      values: { ...values, ...any.values },
      conditions(db, { subjectId, actorId }) {
        const [card, application, posting] = [cardsOfCandidates(db, viewer), applications(db), postingsSeenBy(db, any.reader)]
        const isOfBoth = and(eq(application.postingId, subjectId), eq(application.personId, card.id))
        const person = db
          .select({ one: sql`1` })
          .from(card)
          .leftJoin(application, isOfBoth)
          .where(and(eq(card.id, actorId), isCandidate(db, card, application, application)))
        const shown = db
          .select({ one: sql`1` })
          .from(posting)
          .where(eq(posting.id, subjectId))
        return {
          mayBeNotified: or(
            isNull(actorId),
            and(
              or(exists(person), isRecruiterOf(db, actorId, subjectId, viewer.id)),
              of === GROUP ? isLedBy(db, subjectId, viewer.id) : undefined,
            ),
          ),
          isShown: exists(shown),
        }
      },
    }
  }

/** What people and the owners of postings are notified of: what the other side did. */
export const postingsNotifications = (context: Context): DomainNotifications => ({
  sources: [
    (events, deliver) =>
      events.on(linkChanged, async (tx, change) => {
        for (const notice of await noticesOf(tx, change)) await deliver(tx, notice)
      }),
  ],
  kinds: linkKinds,
  subjects: {
    [POSTING]: postingSeen(context, JOB),
    [GROUP_SUBJECT]: postingSeen(context, GROUP),
    [EMPLOYERS_SUBJECT]: postingSeen(context, GROUP),
    [MEMBERS_SUBJECT]: postingSeen(context, GROUP),
  },
  faces: {
    [POSTING]: facesOfLinks(context),
    [GROUP_SUBJECT]: facesOfLinks(context),
    [EMPLOYERS_SUBJECT]: facesOfLinks(context),
    [MEMBERS_SUBJECT]: facesOfLinks(context),
  },
})
