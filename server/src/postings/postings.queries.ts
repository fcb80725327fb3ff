import { DAY_MS } from '@trellis/contract/durations.ts'
import { GROUP, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import {
  and,
  arrayOverlaps,
  type Column,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { isDelegateOf, principalIdsOf } from '../accounts/delegates/delegates.queries.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { fileName } from '../files/files.queries.ts'
import { groupsRunBy } from '../memberships/memberships.queries.ts'
import { runsGroup } from '../memberships/roles.policy.ts'
import { blockedEitherWay, blocksBetween } from '../visibility/visibility.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure } from '../platform/http/failure.ts'
import { actsAsOwner } from './postings.policy.ts'
import { links, postings } from './postings.tables.ts'
import { recentChanges } from './links/recentChanges.queries.ts'

/** A posting as it is stored, whatever its kind. */
export type Posting = typeof postings.$inferSelect

/** A posting with whether a block stands between its owner and the student who sees it: they may have applied before. */
export type SeenPosting = Posting & { readonly blocked: boolean }

/** A link as it is stored, with the name of the resume that came with the application. */
export type StoredLink = typeof links.$inferSelect & { readonly resumeName: string | null }

/** Of a student, what decides which postings they see. Both may be placeholders of a prepared statement. */
export interface PostingViewer {
  readonly id: Id
  readonly membership: readonly Id[]
}

const columns = getTableColumns(postings)

/** Who stands so to a posting sees it also once it is closed, or out of their groups. */
export const statesThatShow: LinkState[] = ['saved', 'applied', 'contacted', 'accepted', 'rejected']

/** A posting of any kind, deleted ones as well. */
export async function postingById(db: Queries, id: Id): Promise<Posting | undefined> {
  const [posting] = await postingStatement(db).execute({ id })
  return posting
}

const postingStatement = prepared((db) =>
  db
    .select()
    .from(postings)
    .where(eq(postings.id, placeholder<Id>('id'))),
)

/** A posting as it is now. Whoever asks has made sure, before, that the actor may have it. */
export async function remainingPosting(db: Queries, id: Id): Promise<Posting> {
  return stillThere(await postingById(db, id))
}

/**
 * A posting read again, which may have been deleted meanwhile.
 * @throws Failure NotFound
 */
export function stillThere(posting: Posting | undefined): Posting {
  if (posting === undefined || posting.deletedAt !== null) throw new Failure('NotFound')
  return posting
}

/** Whether the actor stands on the owner's side of a posting: as its owner, the owner's delegate, an advisor of the group, or a super-user. */
export async function isOwnerSide(db: Queries, actor: Actor, { id, ownerId }: Pick<Posting, 'id' | 'ownerId'>): Promise<boolean> {
  if (actsAsOwner(actor, { ownerId })) return true
  if (actor.type === 'advisor') return runsGroup(actor, id)
  return actor.type === 'recruiter' && isDelegateOf(db, actor.id, ownerId)
}

/** Waits until nobody else edits a posting or fills up its suggestions; nobody else does until the transaction ends. */
export async function lockPosting(tx: Transaction, id: Id): Promise<void> {
  await tx.select({ id: postings.id }).from(postings).where(eq(postings.id, id)).for('no key update')
}

/** A posting, of a kind where one is asked for, that is neither changed nor deleted until the transaction ends. */
export async function sharedPosting(tx: Transaction, id: Id, kind?: PostingKind): Promise<Posting | undefined> {
  const [posting] = await sharingStatement(tx).execute({ id })
  return kind === undefined || posting?.kind === kind ? posting : undefined
}

const sharingStatement = prepared((tx) =>
  tx
    .select()
    .from(postings)
    .where(eq(postings.id, placeholder<Id>('id')))
    .for('share'),
)

/** The same of a posting that a student sees. */
export async function sharedPostingSeenBy(
  tx: Transaction,
  student: PostingViewer,
  id: Id,
  kind?: PostingKind,
): Promise<SeenPosting | undefined> {
  const [posting] = await tx
    .select({ ...columns, blocked: isBlockedFor(tx, student) })
    .from(postings)
    .where(and(eq(postings.id, id), kind && eq(postings.kind, kind), seenByStudent(tx, student)))
    .for('share')
  return posting
}

/** Which of these are postings that are not erased, deleted ones among them. */
export async function postingsAmong(db: Queries, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: postings.id })
    .from(postings)
    .where(sql`${postings.id} = any(${sql.param([...ids])}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** All postings, deleted ones among them, to be joined on `id`. */
export const everyPosting = (db: Queries) => db.select(columns).from(postings).as('posting')

/** All postings that are not deleted, to be joined on `id`. */
export const shownPostings = (db: Queries) =>
  db
    .select({ ...columns, blocked: forNobody })
    .from(postings)
    .where(isNull(postings.deletedAt))
    .as('posting')

/** The postings that everybody may see, without an account: to be joined on `id`. */
export const publicPostings = (db: Queries) =>
  db
    .select({ ...columns, blocked: forNobody })
    .from(postings)
    .where(and(isNull(postings.deletedAt), isOpen, isForAll))
    .as('posting')

/** The postings that a student may see, to be joined on `id`. */
export const visiblePostings = (db: Queries, student: PostingViewer) =>
  db
    .select({ ...columns, blocked: isBlockedFor(db, student) })
    .from(postings)
    .where(seenByStudent(db, student))
    .as('posting')

/** Postings as one viewer may see them. */
export type SeenPostings = ReturnType<typeof shownPostings>

/** Of somebody, what decides which postings they see. */
type Reader = Pick<Actor, 'id' | 'type' | 'isSuperUser' | 'membership'>

/** A reader for a statement that is built once and run for many: placeholders, and the values that take their place. */
export function anyReader({ id, type, isSuperUser, membership }: Reader) {
  const isInGroups = membership.length > 0
  return {
    reader: { id: placeholder<Id>('readerId'), type, isSuperUser, membership: isInGroups ? placeholder<Id[]>('membership') : [] },
    values: { readerId: id, membership },
    shape: `${isSuperUser ? 'super-user' : type}${isInGroups ? ', in groups' : ''}`,
  }
}
export type AnyReader = ReturnType<typeof anyReader>

/** The postings that somebody may see: those of their own side, and what is open to them. */
export function postingsSeenBy(db: Queries, actor: Reader): SeenPostings {
  if (actor.isSuperUser) return shownPostings(db)
  if (actor.type === 'student') return visiblePostings(db, actor)
  if (actor.type === 'recruiter') return seenByRecruiter(db, actor)
  const all = shownPostings(db)
  const isPublic = and(eq(all.state, 'open'), sql`cardinality(${all.membership}) = 0`)
  const isOwn = or(eq(all.ownerId, actor.id), isOfOwnGroups(db, all, actor.id))
  return db.select(all._.selectedFields).from(all).where(or(isPublic, isOwn)).as('posting')
}

/** What everybody may see, one's own and that of those whom one acts for; and the groups that a student who is in the same ones would see. */
function seenByRecruiter(db: Queries, recruiter: PostingViewer): SeenPostings {
  const { ownerId } = postings
  const isOwn = or(eq(ownerId, recruiter.id), inArray(ownerId, principalIdsOf(db, recruiter.id)))
  const isGroup = and(eq(postings.kind, GROUP), seenByStudent(db, recruiter))
  return db
    .select({ ...columns, blocked: isBlockedFor(db, recruiter) })
    .from(postings)
    .where(and(isNull(postings.deletedAt), or(and(isOpen, isForAll), isOwn, isGroup)))
    .as('posting')
}

/** The groups that an advisor runs, and what is open to their members. */
function isOfOwnGroups(db: Queries, all: SeenPostings, advisorId: Id): SQL | undefined {
  const own = groupsRunBy(db, advisorId)
  return or(inArray(all.id, own), and(eq(all.state, 'open'), sql`${all.membership} && array(${own})`))
}

/** The names of those of some postings that somebody may see, by id. */
export async function postingNamesSeenBy(db: Queries, actor: Actor, ids: readonly Id[]): Promise<Map<Id, string>> {
  const posting = postingsSeenBy(db, actor)
  const rows = await db
    .select({ id: posting.id, name: posting.name })
    .from(posting)
    .where(inArray(posting.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether a posting's last day is not over at a time (in milliseconds since 1970), as `lastDayIsOver` counts it: to its end. */
export const isInTime = ({ applyUntil }: { readonly applyUntil: Column }, now: number): SQL =>
  or(isNull(applyUntil), gt(applyUntil, new Date(now - DAY_MS)))!

const isOpen = eq(postings.state, 'open')
const isForAll = sql`cardinality(${postings.membership}) = 0`

const forNobody = sql<boolean>`false`.as('blocked')
const isBlockedFor = (db: Queries, { id }: PostingViewer) => sql<boolean>`${exists(blocksBetween(db, id, postings.ownerId))}`.as('blocked')

/**
 * Which postings a student may see, as a condition on a query of `postings`. Where they have applied, a block hides nothing
 * from them: else they could not withdraw.
 */
function seenByStudent(db: Queries, { id, membership }: PostingViewer): SQL | undefined {
  const sharesNothing = Array.isArray(membership) && membership.length === 0
  const isForThem = sharesNothing ? isForAll : or(isForAll, arrayOverlaps(postings.membership, membership as Id[]))
  const hasLink = (which: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(links)
        .where(and(eq(links.postingId, postings.id), eq(links.personId, id), which)),
    )
  return and(
    isNull(postings.deletedAt),
    ne(postings.state, 'draft'),
    or(notInArray(postings.ownerId, blockedEitherWay(db, id)), hasLink(eq(links.applied, true))),
    or(and(isOpen, isForThem), hasLink(inArray(links.personState, statesThatShow))),
  )
}

const linkColumns = (db: Queries) => ({
  ...getTableColumns(links),
  resumeName: fileName(db, links.resumeId).as('resume_name'),
})

/** What people and postings are to each other, to be joined on `postingId` and `personId`. */
export const everyLink = (db: Queries) => db.select(getTableColumns(links)).from(links).as('link')

/** What a person is to postings, to be joined on `postingId`. */
export const linksOfPerson = (db: Queries, personId: Id) =>
  db.select(linkColumns(db)).from(links).where(eq(links.personId, personId)).as('link')

/** Who has applied to what and stands in which list, to be joined on `postingId` and `personId`. */
export const applications = (db: Queries) =>
  db
    .select({
      postingId: links.postingId,
      personId: links.personId,
      applied: links.applied,
      ownerState: links.ownerState,
      kind: postings.kind,
      ownerId: postings.ownerId,
    })
    .from(links)
    .innerJoin(postings, eq(postings.id, links.postingId))
    .as('application')

/** What people are to a posting, each with what happened to the link after a time, to be joined on `personId`. */
export const linksOfPosting = (db: Queries, postingId: Id, after: Date) =>
  recentLinks(db, after).where(eq(links.postingId, postingId)).as('link')

/**
 * The same of the person in a column of the query that it is joined to laterally: the limit has the database look up each link, where it would otherwise
 * read all of a posting's as soon as the average posting has few.
 */
export const linkOfPosting = (db: Queries, postingId: Id, person: Column, after: Date) =>
  recentLinks(db, after)
    .where(and(eq(links.postingId, postingId), eq(links.personId, person)))
    .limit(1)
    .as('link')

const recentLinks = (db: Queries, after: Date) =>
  db.select({ ...linkColumns(db), recent: recentChanges(db, after).as('recent') }).from(links)
