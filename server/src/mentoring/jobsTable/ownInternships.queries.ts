import type { OwnInternship } from '@trellis/contract/mentoring/ownMentoring.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { jobCardsOf } from '../../jobs/jobs.queries.ts'
import { presentJobFit } from '../../jobs/matches/jobFit.present.ts'
import { comparedJobs } from '../../jobs/matches/jobMatches.queries.ts'
import { jobSeekerOf } from '../../jobs/matches/taker.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { whatSaysMost } from '../publishing/whatSaysMost.ts'
import { jobTables } from './jobsTable.tables.ts'

/** The jobs that a member of a group was assigned to there, as far as it is published and they see them, and why; those of longest first. */
export async function ownInternships(context: Context, measures: Measures, actor: Actor, groupId: Id): Promise<OwnInternship[]> {
  const { db } = context
  const { menteeId, mentorId: jobId, mentoringGroupId, since } = jobTables.pairs
  const archived = sql<boolean>`${mentoringGroups.archivedAt} is not null`
  const rows = await db
    .select({ jobId, within: mentoringGroups.name, archived, since })
    .from(jobTables.pairs)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringGroupId))
    .where(and(eq(mentoringGroups.groupId, groupId), eq(menteeId, actor.id)))
    .orderBy(asc(since), asc(jobId), asc(mentoringGroupId))
  if (rows.length === 0) return []
  const ids = rows.map(({ jobId }) => jobId)
  const cards = new Map((await jobCardsOf(context, actor, ids)).map((card) => [card._id, card._source.generalInfo]))
  const compared = await comparedJobs(db, ids)
  const seeker = await jobSeekerOf(context, actor.id)
  return rows.flatMap(({ jobId, within, archived, since }): OwnInternship[] => {
    const [info, job] = [cards.get(jobId), compared.get(jobId)]
    if (info === undefined) return []
    const why = seeker && job ? whatSaysMost(presentJobFit(seeker, job, measures).reasons) : []
    const { name, companyInstitution } = info
    return [{ jobId, name, companyInstitution, within, archived, why, since: since.getTime() }]
  })
}
