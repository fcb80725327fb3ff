import type { Id } from '@trellis/contract/wire/ids.ts'
import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { listedStates } from '@trellis/contract/postings/linkStates.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { and, Column, exists, inArray, is, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { type AnyViewer, anyViewer, blockedEitherWay, blocksBetween } from '../../visibility/visibility.ts'
import type { Queries } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { isAnyOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { cardsOfCandidates } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import type { CandidateFacts } from './links.policy.ts'
import { linkOfPosting, type Posting, type StoredLink } from '../postings.queries.ts'
import type { RecentChange } from './recentChanges.queries.ts'

/** The columns of `cardsOfCandidates` that decide whether the owner's side sees somebody. */
interface CandidateColumns {
  readonly id: Column
  readonly seen: SQL.Aliased<boolean>
  readonly seenAtAnyAge: SQL.Aliased<boolean>
}

/** Of a posting, what decides whom its owner's side sees. The kind may be a column, where it is not known. */
interface SeeingPosting {
  readonly ownerId: Id | Column | SQL
  readonly kind: PostingKind | Column
}

/** Of a link, the columns that decide whether the owner's side sees the person. */
export interface SeenLink {
  readonly applied: Column | SQL
  readonly ownerState: Column
}

/**
 * Whom the owner's side of a posting sees, as a condition on a query that joins `cardsOfCandidates`: those whom the viewer
 * sees and no block keeps from the owner, and everybody who has applied. Those in a list of a group are seen whatever their age.
 */
export function isCandidate(db: Queries, card: CandidateColumns, { ownerId, kind }: SeeingPosting, { applied, ownerState }: SeenLink): SQL {
  const isOfGroup = kind === GROUP ? undefined : sql`${kind} = ${GROUP}`
  const isListedInGroup = kind === JOB ? undefined : and(sql`${card.seenAtAnyAge}`, ne(ownerState, 'none'), isOfGroup)
  // Of one owner, who is blocked is read once, not for each person.
  const isApart = is(ownerId, Column) ? notExists(blocksBetween(db, card.id, ownerId)) : notInArray(card.id, blockedEitherWay(db, ownerId))
  const seen = and(or(sql`${card.seen}`, isListedInGroup), isApart)
  return or(sql`coalesce(${applied}, false)`, seen)!
}

/** The lists of a group but that of its members. */
const otherLists = listedStates.filter((state) => state !== 'accepted')

/**
 * Those of a posting's links for whom {@link isCandidate} does not ask the person's age, as a condition. Whom a group has accepted is left out: members
 * are seen by its advisors in any case, and are most of its links; whoever applied is in one of the lists.
 */
export function isCandidateOfAnyAge({ applied, ownerState }: SeenLink, kind: PostingKind): SQL {
  if (kind !== GROUP) return sql`${applied}`
  return inArray(ownerState, otherLists)
}

/** A person as the owner's side of a posting may deal with them, and their link to it, where there is one. */
export interface CandidateLink {
  readonly person: CandidateFacts
  /** Whether the actor would see the person without the application as well. */
  readonly seen: boolean
  readonly link: StoredLink | undefined
  /** What happened to the link within the time for taking it back, newest first. */
  readonly recent: readonly RecentChange[]
}

/** Those of some people whom the actor may see as candidates of a posting of theirs, with their links. */
export async function candidatesAmong(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Queries },
  actor: Actor,
  posting: Posting,
  personIds: readonly Id[],
): Promise<Map<Id, CandidateLink>> {
  if (personIds.length === 0) return new Map()
  const any = anyViewer(viewerOf({ clock }, actor))
  const which = { postingId: posting.id, ownerId: posting.ownerId, personIds, recentAfter: new Date(clock.now() - UNDO_MS) }
  const rows = await candidatesStatement(db, any, posting.kind).execute({ ...any.values, ...which })
  return new Map(
    rows.map(({ id, link, seen, ...person }) => [
      id,
      { person, seen, link: link?.personId ? link : undefined, recent: link?.recent ?? [] },
    ]),
  )
}

/**
 * One person whom the actor may see as a candidate of a posting of theirs, with the link.
 * @throws Failure NotFound
 */
export async function candidateOf(
  context: Pick<Context, 'clock'> & { readonly db: Queries },
  actor: Actor,
  posting: Posting,
  personId: Id,
): Promise<CandidateLink> {
  return found((await candidatesAmong(context, actor, posting, [personId])).get(personId))
}

const candidatesStatement = prepared((db, { viewer }: AnyViewer, kind: PostingKind) => {
  const [postingId, ownerId] = [placeholder<Id>('postingId'), placeholder<Id>('ownerId')]
  const card = cardsOfCandidates(db, viewer)
  const link = linkOfPosting(db, postingId, card.id, placeholder<Date>('recentAfter'))
  const isBlocked = or(exists(blocksBetween(db, card.id, ownerId)), exists(blocksBetween(db, card.id, viewer.id)))
  return db
    .select({
      id: card.id,
      birthYear: card.birthYear,
      membership: card.membership,
      seen: card.seen,
      blocked: sql<boolean>`${isBlocked}`,
      link: link._.selectedFields,
    })
    .from(card)
    .leftJoinLateral(link, sql`true`)
    .where(and(isAnyOf(card.id, 'personIds'), isCandidate(db, card, { ownerId, kind }, link)))
})
