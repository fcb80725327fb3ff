import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { Context } from '../context.ts'
import { closenessOf } from '../matching/relations/closeness.ts'
import { askedSkillsOf } from '../matching/scoring/askedSkills.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { toldAlone } from '../matching/scoring/tellings.ts'
import type { Actor } from '../platform/http/actor.ts'
import { comparedPosting } from '../postings/index/postingIndex.queries.ts'
import type { Posting } from '../postings/postings.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { presentCandidate } from './candidates.present.ts'
import { candidatesById, candidateView } from './candidates.queries.ts'

/** One person as the actor, of the owner's side of a posting, sees them; null where it may not. */
export async function candidateSeenBy(
  context: Context,
  { measures }: Ranking,
  actor: Actor,
  posting: Posting,
  personId: Id,
): Promise<Candidate | null> {
  const { db, clock } = context
  const view = candidateView(context, viewerOf(context, actor), posting)
  const [compared, [one]] = await Promise.all([comparedPosting(db, posting.id), candidatesById(db, view, [personId])])
  if (compared === undefined || one === undefined) return null
  const { vectors: own, skills } = compared
  const askedSkills = askedSkillsOf(skills, closenessOf(measures))
  return toldAlone(presentCandidate(one, { actorId: actor.id, posting, own, askedSkills, measures, now: clock.now() }))
}
