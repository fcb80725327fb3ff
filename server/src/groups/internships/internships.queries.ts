import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, arrayContains, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { jobCardsOf } from '../../jobs/jobs.queries.ts'
import { runsGroup } from '../../memberships/roles.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/pages.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { postingsSeenBy } from '../../postings/postings.queries.ts'
import { cohortMembers } from '../cohorts/cohorts.tables.ts'
import { groupJobs } from './internships.tables.ts'

interface WantedJobs {
  readonly groupId: Id
  /** Only those for this cohort. */
  readonly cohortId?: Id
  readonly page: number
  readonly size: number
}

/** The open jobs of a group that the actor may see, those opened last first. Whoever asks has made sure that they are in it. */
export async function groupJobsFor(context: Context, actor: Actor, { groupId, cohortId, page, size }: WantedJobs): Promise<Page<GroupJob>> {
  const { db } = context
  const posting = postingsSeenBy(db, actor)
  const chosen = and(eq(groupJobs.groupId, groupId), isFor(db, actor, groupId, cohortId))
  const isChosen = inArray(posting.id, db.select({ id: groupJobs.jobId }).from(groupJobs).where(chosen))
  const isOfGroup = cohortId === undefined ? or(isChosen, arrayContains(posting.membership, [groupId])) : isChosen
  const which = and(eq(posting.kind, JOB), eq(posting.state, 'open'), isOfGroup)
  const rows = await db
    .select({ id: posting.id, membership: posting.membership })
    .from(posting)
    .where(which)
    .orderBy(desc(posting.openedAt), desc(posting.id))
    .limit(size)
    .offset(page * size)
  const ids = rows.map(({ id }) => id)
  const [cards, choices, [counted]] = await Promise.all([
    jobCardsOf(context, actor, ids),
    db
      .select({ jobId: groupJobs.jobId, cohortId: groupJobs.cohortId })
      .from(groupJobs)
      .where(and(chosen, inArray(groupJobs.jobId, ids)))
      .orderBy(groupJobs.addedAt, groupJobs.forId),
    db.select({ jobs: count() }).from(posting).where(which),
  ])
  const ofJob = Map.groupBy(choices, ({ jobId }) => jobId)
  const offered = new Set(rows.flatMap(({ id, membership }) => (membership.includes(groupId) ? [id] : [])))
  const items = cards.map((card) => {
    const own = ofJob.get(card._id) ?? []
    return {
      ...card,
      forGroup: own.some((choice) => choice.cohortId === null),
      forCohorts: own.flatMap((choice) => choice.cohortId ?? []),
      offered: offered.has(card._id),
    }
  })
  return { items, total: counted!.jobs }
}

/** Which choices an actor is told of: an advisor of all, a member of those for everybody and for their own cohorts. */
function isFor(db: Queries, actor: Actor, groupId: Id, cohortId: Id | undefined): SQL | undefined {
  if (cohortId !== undefined) return eq(groupJobs.cohortId, cohortId)
  if (actor.isSuperUser || runsGroup(actor, groupId)) return undefined
  const own = db.select({ id: cohortMembers.cohortId }).from(cohortMembers).where(eq(cohortMembers.accountId, actor.id))
  return or(isNull(groupJobs.cohortId), inArray(groupJobs.cohortId, own))
}
