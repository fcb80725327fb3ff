import type { GroupCard, GroupInfo } from '@trellis/contract/groups/groups.ts'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { groupsRunBy } from '../memberships/memberships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../platform/database/pages.ts'
import type { Actor } from '../platform/http/actor.ts'
import { indexedPostings } from '../postings/index/postingIndex.queries.ts'
import { linksSeenByPerson } from '../postings/links/links.queries.ts'
import { type Posting, postingsSeenBy, shownPostings } from '../postings/postings.queries.ts'
import { groupCard, type GroupCardRow, type GroupRow } from './groups.present.ts'
import { groups } from './groups.tables.ts'

/** What a group tells, but for its description. */
export const shortInfo = sql<Omit<GroupInfo, 'description'>>`${groups.info} - 'description'`

/** A group, where the actor may see it. */
export async function groupSeenBy(db: Queries, actor: Actor, id: Id): Promise<GroupRow | undefined> {
  const [posting, indexed] = [postingsSeenBy(db, actor), indexedPostings(db)]
  const [group] = await db
    .select({ posting: posting._.selectedFields, info: groups.info, signature: indexed.signature })
    .from(groups)
    .innerJoin(posting, eq(posting.id, groups.postingId))
    .innerJoin(indexed, eq(indexed.postingId, groups.postingId))
    .where(eq(groups.postingId, id))
  return group
}

/** What a group asks of those who join; undefined where there is none. */
export async function joiningOf(
  db: Queries,
  id: Id,
): Promise<Pick<typeof groups.$inferSelect, 'joinPolicy' | 'exclusive' | 'leastAge' | 'info'> | undefined> {
  const { joinPolicy, exclusive, leastAge, info } = groups
  const [group] = await db.select({ joinPolicy, exclusive, leastAge, info }).from(groups).where(eq(groups.postingId, id))
  return group
}

/** The cards of those of these groups that the actor may see, in the order asked, none twice; a student's or recruiter's with the link. */
export async function groupCardsOf(context: Context, actor: Actor, ids: readonly Id[]): Promise<GroupCard[]> {
  if (ids.length === 0) return []
  const posting = postingsSeenBy(context.db, actor)
  const rows = await context.db
    .select({ posting: posting._.selectedFields, info: shortInfo })
    .from(groups)
    .innerJoin(posting, eq(posting.id, groups.postingId))
    .where(inArray(groups.postingId, [...ids]))
  const seen = rows.map((row) => row.posting)
  const links = actor.type !== 'advisor' ? await linksSeenByPerson(context, actor.id, seen) : undefined
  const byId = new Map(rows.map((row) => [row.posting.id, groupCard(row, links?.get(row.posting.id) ?? null)]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** The groups that an advisor runs, newest first. */
export async function ownGroups(
  db: Queries,
  advisorId: Id,
  { page, size, state }: PageAsked & { readonly state: JobState | '' },
): Promise<Page<GroupCardRow & { posting: Posting }>> {
  const posting = shownPostings(db)
  const isRun = or(eq(posting.ownerId, advisorId), inArray(posting.id, groupsRunBy(db, advisorId)))
  const condition = and(isRun, state === '' ? undefined : eq(posting.state, state))
  const items = await db
    .select({ posting: posting._.selectedFields, info: shortInfo })
    .from(groups)
    .innerJoin(posting, eq(posting.id, groups.postingId))
    .where(condition)
    .orderBy(desc(posting.createdAt), desc(posting.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(groups).innerJoin(posting, eq(posting.id, groups.postingId)).where(condition)
  return { items, total: await totalOfPage(items, sliceOf({ page, size }), counted) }
}

/** An advisor's group that was added after a time and tells exactly this. */
export async function groupAddedSince(db: Queries, ownerId: Id, info: GroupInfo, since: Date): Promise<Id | undefined> {
  const posting = shownPostings(db)
  const [group] = await db
    .select({ id: posting.id })
    .from(groups)
    .innerJoin(posting, eq(posting.id, groups.postingId))
    .where(and(eq(posting.ownerId, ownerId), gt(posting.createdAt, since), eq(groups.info, info)))
  return group?.id
}

/** The other exclusive groups of the same advisor that somebody is accepted in. */
export async function otherExclusiveGroups(db: Queries, { id, ownerId }: Pick<Posting, 'id' | 'ownerId'>, memberOf: readonly Id[]) {
  const others = memberOf.filter((group) => group !== id)
  if (others.length === 0) return []
  const posting = shownPostings(db)
  return db
    .select({ id: posting.id, name: posting.name })
    .from(groups)
    .innerJoin(posting, eq(posting.id, groups.postingId))
    .where(and(inArray(posting.id, others), eq(posting.ownerId, ownerId), eq(groups.exclusive, true)))
    .orderBy(posting.name, posting.id)
}
