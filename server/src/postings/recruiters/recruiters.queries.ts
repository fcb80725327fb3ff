import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { blocksBetween } from '../../visibility/visibility.ts'
import { applications, everyLink, type Posting } from '../postings.queries.ts'
import { groupRecruiters, links } from '../postings.tables.ts'
import type { CandidateLink } from '../links/candidates.queries.ts'
import { recentChanges } from '../links/recentChanges.queries.ts'

/** Of a group: how its advisors may deal with those of some recruiters who have asked to join it. Nobody else of them is shown any. */
export async function recruitersAmong(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Queries },
  actor: Pick<Actor, 'id'>,
  { id: postingId, kind, ownerId }: Posting,
  recruiterIds: readonly Id[],
): Promise<Map<Id, CandidateLink>> {
  if (kind !== GROUP || recruiterIds.length === 0) return new Map()
  const account = shownAccounts(db)
  const isBlocked = or(exists(blocksBetween(db, links.personId, ownerId)), exists(blocksBetween(db, links.personId, actor.id)))
  const rows = await db
    .select({ link: links, blocked: sql<boolean>`${isBlocked}`, recent: recentChanges(db, new Date(clock.now() - UNDO_MS)) })
    .from(links)
    .innerJoin(account, eq(account.id, links.personId))
    .where(
      and(
        eq(links.postingId, postingId),
        inArray(links.personId, [...recruiterIds]),
        ne(links.ownerState, 'none'),
        eq(account.type, 'recruiter'),
      ),
    )
  return new Map(
    rows.map(({ link, blocked, recent }) => [
      link.personId,
      { person: { birthYear: null, isOfAge: true, membership: [], blocked }, seen: true, link: { ...link, resumeName: null }, recent },
    ]),
  )
}

/** The recruiters who ever asked to join a group, as a part of a query. */
export const recruitersAsking = (db: Queries, groupId: Id) =>
  db.select({ id: groupRecruiters.accountId }).from(groupRecruiters).where(eq(groupRecruiters.groupId, groupId))

/** The links of recruiters to a group that its advisors know of, with who they are: a query joins `asking` and `link` by `isTheirs`. */
export function knownRecruiters(db: Queries, groupId: Id) {
  const [asking, link] = [recruitersAsking(db, groupId).as('asking'), everyLink(db)]
  return { asking, link, isTheirs: and(eq(link.personId, asking.id), eq(link.postingId, groupId), ne(link.ownerState, 'none')) }
}

/** Whether the account in a column is a recruiter who asked to join the group in another, and is not blocked by who is told of it. */
export function isRecruiterOf(db: Queries, account: Column, groupId: Column, readerId: Id): SQL {
  const [recruiter, application] = [shownAccounts(db), applications(db)]
  return exists(
    db
      .select({ one: sql`1` })
      .from(recruiter)
      .innerJoin(application, eq(application.personId, recruiter.id))
      .where(
        and(
          eq(recruiter.id, account),
          eq(recruiter.type, 'recruiter'),
          eq(application.postingId, groupId),
          eq(application.kind, GROUP),
          sql`not ${exists(blocksBetween(db, recruiter.id, readerId))}`,
        ),
      ),
  )
}
