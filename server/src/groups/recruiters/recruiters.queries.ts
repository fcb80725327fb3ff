import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { listedRecruiters } from '../../accounts/recruiters/recruiters.queries.ts'
import type { Context } from '../../context.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../../platform/database/pages.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { undoableBy, undoUntilOf } from '../../postings/links/links.policy.ts'
import { linkOfOwner } from '../../postings/links/links.present.ts'
import { knownLinks, recruitersAmong } from '../../postings/links/recruiters.queries.ts'
import type { Posting } from '../../postings/postings.queries.ts'
import { groupRecruiters } from './recruiters.tables.ts'

/** The recruiters who asked to join a group, as its advisors see them: who waits first, then its members, then whom it turned down. */
export async function recruitersOfGroup(
  context: Context,
  actor: Actor,
  group: Posting,
  { page, size }: PageAsked,
): Promise<Page<GroupRecruiter>> {
  const { db, clock } = context
  const [recruiter, { link, isKnown }] = [listedRecruiters(db), knownLinks(db, group.id)]
  const ofGroup = and(eq(groupRecruiters.groupId, group.id), isKnown)
  const isMine = eq(recruiter.id, groupRecruiters.accountId)
  const isTheirs = eq(link.personId, groupRecruiters.accountId)
  const rank = sql`case ${link.ownerState} when 'accepted' then 1 when 'rejected' then 2 else 0 end`
  const { id, name, companyInstitution, title } = recruiter
  const rows = await db
    .select({ id, name, companyInstitution, title })
    .from(groupRecruiters)
    .innerJoin(link, isTheirs)
    .innerJoin(recruiter, isMine)
    .where(ofGroup)
    .orderBy(rank, desc(link.ownerChangedAt), id)
    .limit(size)
    .offset(page * size)
  const counted = () =>
    db.select({ total: count() }).from(groupRecruiters).innerJoin(link, isTheirs).innerJoin(recruiter, isMine).where(ofGroup)
  const ids = rows.map((row) => row.id)
  const known = await recruitersAmong(context, actor, group, ids)
  const now = clock.now()
  const items = rows.flatMap(({ id: personId, ...told }) => {
    const one = known.get(personId)
    if (one === undefined) return []
    const undoUntil = undoUntilOf(undoableBy({ actorId: actor.id, side: 'owner' }, one.recent, now))
    return [{ _id: personId, ...told, link: linkOfOwner(one.link, { personId, person: one.person, posting: group, now, undoUntil }) }]
  })
  return { items, total: await totalOfPage(rows, sliceOf({ page, size }), counted) }
}
