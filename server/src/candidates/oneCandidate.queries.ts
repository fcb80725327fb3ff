import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Candidate } from '@trellis/contract/jobs/jobs.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Posting } from '../postings/postings.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { presentCandidate } from './candidates.present.ts'
import { candidatesById, candidateView } from './candidates.queries.ts'
import { comparedJobs } from '../jobs/matches/jobMatches.queries.ts'

/** One person as the actor, of the owner's side of a job, sees them; null where it may not. */
export async function candidateSeenBy(
  context: Context,
  { measures }: Ranking,
  actor: Actor,
  posting: Posting,
  personId: Id,
): Promise<Candidate | null> {
  const { db, clock } = context
  const view = candidateView(context, viewerOf(context, actor), posting)
  const [job, [one]] = await Promise.all([comparedJobs(db, [posting.id]), candidatesById(db, view, [personId])])
  const own = job.get(posting.id)?.vectors
  if (own === undefined || one === undefined) return null
  return presentCandidate(one, { actorId: actor.id, posting, own, measures, now: clock.now() })
}
