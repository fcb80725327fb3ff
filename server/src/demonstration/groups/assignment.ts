import { personById } from '../../accounts/persons.queries.ts'
import type { Context } from '../../context.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { advisorsOf, groupsOf, placesOf } from '../../memberships/memberships.queries.ts'
import { everyMentoringGroup, mentoringGroupById, type StoredMentoringGroup } from '../../mentoring/mentoringGroups.queries.ts'
import { addLivedPairs } from '../../mentoring/living/living.bulk.ts'
import { addReadyPublication } from '../../mentoring/publishing/publishing.bulk.ts'
import { pinMentors, rebalanceDraft } from '../../mentoring/tables/tables.actions.ts'
import { draftedPairs } from '../../mentoring/tables/tables.queries.ts'
import type { Person } from '../../platform/http/actor.ts'
import { viewerFactsOf } from '../../profiles/profiles.queries.ts'
import { livedBy } from './lived.ts'

/** Members see their pairs for so long, in milliseconds. */
const PUBLISHED_FOR = 120 * 24 * 3_600_000
/** So many pairs were ended since then, which a draft answers that waits. */
const ENDED_SINCE = 3

/**
 * Has mentors assigned in each mentoring group as its advisor would: the best pairs, which members see since four months ago, with what they have done since, and a draft that waits,
 * without some pairs that did not work. What is assigned already stays as it is.
 */
export async function assignMentors(context: Context, measures: Measures): Promise<void> {
  for (const group of await everyMentoringGroup(context.db)) {
    const [advisorId] = await advisorsOf(context.db, group.groupId)
    const facts = { ...viewerFactsOf(context.config), groupsOf, placesOf }
    const advisor = await personById(context, facts, advisorId!)
    if (group.draftVersion === 1 && advisor !== undefined) await assignIn(context, measures, advisor, group)
  }
}

async function assignIn(context: Context, measures: Measures, advisor: Person, group: StoredMentoringGroup): Promise<void> {
  const { db, clock } = context
  const rebalance = async (): Promise<number> => {
    const stored = (await mentoringGroupById(db, group.id))!
    const asked = { baseVersion: stored.draftVersion, options: { dryRun: false } }
    return (await rebalanceDraft(context, measures, advisor, stored, asked)).version
  }
  let version = await rebalance()
  const since = clock.now() - PUBLISHED_FOR
  await db.transaction(async (tx) => {
    await addReadyPublication(tx, group, version, new Date(since))
    await addLivedPairs(tx, group.id, livedBy(await draftedPairs(tx, group.id), since, clock.now()))
  })
  for (const { menteeId: menteeID, mentorId: id } of (await draftedPairs(db, group.id)).slice(0, ENDED_SINCE)) {
    version = await pinMentors(context, group, { baseVersion: version, menteeID, roleModelList: [{ id, kind: 'forbid' }] })
  }
  await rebalance()
}
