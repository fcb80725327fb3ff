import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { count, desc, eq, sql } from 'drizzle-orm'
import { listedRecruiters } from '../../accounts/recruiters/recruiters.queries.ts'
import type { Context } from '../../context.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../../platform/database/pages.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { undoableBy, undoUntilOf } from '../../postings/links/links.policy.ts'
import { linkOfOwner } from '../../postings/links/links.present.ts'
import { knownRecruiters, recruitersAmong } from '../../postings/recruiters/recruiters.queries.ts'
import type { Posting } from '../../postings/postings.queries.ts'

/** The recruiters who asked to join a group, as its advisors see them: who waits first, then its members, then whom it turned down. */
export async function recruitersOfGroup(
  context: Context,
  actor: Actor,
  group: Posting,
  { page, size }: PageAsked,
): Promise<Page<GroupRecruiter>> {
  const { db, clock } = context
  const [recruiter, { asking, link, isTheirs }] = [listedRecruiters(db), knownRecruiters(db, group.id)]
  const isMine = eq(recruiter.id, asking.id)
  const rank = sql`case ${link.ownerState} when 'accepted' then 1 when 'rejected' then 2 else 0 end`
  const { id, name, companyInstitution, title } = recruiter
  const rows = await db
    .select({ id, name, companyInstitution, title })
    .from(asking)
    .innerJoin(link, isTheirs)
    .innerJoin(recruiter, isMine)
    .orderBy(rank, desc(link.ownerChangedAt), id)
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(asking).innerJoin(link, isTheirs).innerJoin(recruiter, isMine)
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
