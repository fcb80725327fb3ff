import { personById } from '../../accounts/persons.queries.ts'
import type { Context } from '../../context.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { advisorsOf, groupsOf, placesOf } from '../../memberships/memberships.queries.ts'
import { everyMentoringGroup, mentoringGroupById, type StoredMentoringGroup } from '../../mentoring/mentoringGroups.queries.ts'
import { ofJobs } from '../../mentoring/jobsTable/ofJobs.ts'
import { addLivedPairs } from '../../mentoring/living/living.bulk.ts'
import { addReadyPublication } from '../../mentoring/publishing/publishing.bulk.ts'
import { type AssignmentKind, ofMentors } from '../../mentoring/tables/assignmentKind.ts'
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
 * Has mentors and jobs assigned in each mentoring group as its advisor would: the best ones, which members see since four months ago, with what pairs have
 * done since, and a draft that waits,
 * without some pairs that did not work. What is assigned already stays as it is.
 */
export async function assignMentees(context: Context, measures: Measures): Promise<void> {
  for (const group of await everyMentoringGroup(context.db)) {
    const [advisorId] = await advisorsOf(context.db, group.groupId)
    const facts = { ...viewerFactsOf(context.config), groupsOf, placesOf }
    const advisor = await personById(context, facts, advisorId!)
    for (const kind of advisor === undefined ? [] : [ofMentors, ofJobs]) {
      if (group[kind.version] === 1) await assignIn(context, measures, advisor!, group, kind)
    }
  }
}

async function assignIn(
  context: Context,
  measures: Measures,
  advisor: Person,
  group: StoredMentoringGroup,
  kind: AssignmentKind,
): Promise<void> {
  const { db, clock } = context
  const rebalance = async (): Promise<number> => {
    const stored = (await mentoringGroupById(db, group.id))!
    const asked = { baseVersion: stored[kind.version], options: { dryRun: false } }
    return (await rebalanceDraft(context, measures, advisor, stored, asked, kind)).version
  }
  let version = await rebalance()
  const since = clock.now() - PUBLISHED_FOR
  await db.transaction(async (tx) => {
    await addReadyPublication(tx, group, version, new Date(since), kind)
    if (kind === ofMentors) await addLivedPairs(tx, group.id, livedBy(await draftedPairs(tx, group.id), since, clock.now()))
  })
  for (const { menteeId: menteeID, mentorId: id } of (await draftedPairs(db, group.id, kind.tables)).slice(0, ENDED_SINCE)) {
    const asked = { baseVersion: version, menteeID, roleModelList: [{ id, kind: 'forbid' as const }] }
    version = await pinMentors(context, group, asked, kind)
  }
  await rebalance()
}
