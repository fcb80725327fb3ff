import type { Id } from '@trellis/contract/wire/ids.ts'
import { addKnownBrowsers } from '../../accounts/accounts.bulk.ts'
import { emailsOfAccounts } from '../../accounts/accounts.queries.ts'
import { personById } from '../../accounts/persons.queries.ts'
import type { Context } from '../../context.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { advisorsOf, groupsOf, placesOf } from '../../memberships/memberships.queries.ts'
import { everyMentoringGroup, mentoringGroupById, type StoredMentoringGroup } from '../../mentoring/mentoringGroups.queries.ts'
import { ofJobs } from '../../mentoring/jobsTable/ofJobs.ts'
import { addLivedPairs } from '../../mentoring/living/living.bulk.ts'
import { pairsMeeting } from '../../mentoring/living/meetings.queries.ts'
import { publishInThePast } from '../../mentoring/publishing/publishing.bulk.ts'
import { type AssignmentKind, ofMentors } from '../../mentoring/tables/assignmentKind.ts'
import { pinMentors, rebalanceDraft } from '../../mentoring/tables/tables.actions.ts'
import { draftedPairs } from '../../mentoring/tables/tables.queries.ts'
import type { PairOfIds } from '../../mentoring/tables/tableState.ts'
import type { Queries } from '../../platform/database/database.ts'
import { viewerFactsOf } from '../../profiles/profiles.queries.ts'
import { browsersOfPairs } from '../lastActive.ts'
import { livedBy } from './lived.ts'
import { nudgedUntil } from './nudged.ts'
import { type InThePast, published } from './publications.ts'

/** So many pairs were ended since the last publication, which a draft answers that waits. */
const ENDED_SINCE = 3

/**
 * Has mentors and jobs assigned in each mentoring group as its advisor would: the best ones, published four months ago; twice since then
 * again, once somebody had left or joined; with what the pairs have done, and a draft that waits, without some pairs that did not work. What is
 * assigned already stays as it is.
 */
export async function assignMentees(context: Context, measures: Measures): Promise<void> {
  for (const group of await everyMentoringGroup(context.db)) {
    const [advisorId] = await advisorsOf(context.db, group.groupId)
    const facts = { ...viewerFactsOf(context.config), groupsOf, placesOf }
    const advisor = await personById(context, facts, advisorId!)
    const kinds = [ofMentors, ofJobs].filter((kind) => group[kind.version] === 1)
    if (advisor !== undefined) await assignIn(context, measures, { advisor, group }, kinds)
  }
}

type Assigning = Omit<InThePast, 'context'>

async function assignIn(context: Context, measures: Measures, assigning: Assigning, kinds: readonly AssignmentKind[]): Promise<void> {
  const { db, clock } = context
  const { advisor, group } = assigning
  const now = clock.now()
  for (const { ago, happens } of kinds.length === 0 ? [] : published) {
    const then = { ...context, clock: { now: () => now - ago } }
    await happens({ ...assigning, context: then })
    for (const kind of kinds) await publishInThePast(then, advisor, group, await rebalanced(then, measures, assigning, kind), kind)
  }
  if (kinds.includes(ofMentors)) {
    const pairs = await inOneOrder(db, await pairsMeeting(db, group, now))
    const lived = livedBy(pairs, now)
    const nudged = nudgedUntil(
      lived.map((pair, at) => ({ ...pair, since: pairs[at]!.since })),
      now,
    )
    await db.transaction(async (tx) => {
      await addLivedPairs(tx, group.id, lived, nudged)
      await addKnownBrowsers(tx, browsersOfPairs(lived))
    })
  }
  for (const kind of kinds) await leaveDraft(context, measures, assigning, kind)
}

/** The moment of an id, in order: its first 48 bits (RFC 9562, version 7). */
const timeOf = (id: Id): string => id.slice(0, 13)

/** The same pairs, in an order that every installation has: the ids of those who came at one moment are in any. */
async function inOneOrder<Pair extends PairOfIds>(db: Queries, pairs: readonly Pair[]): Promise<Pair[]> {
  const emails = await emailsOfAccounts(
    db,
    pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  )
  const placeOf = (id: Id): string => `${timeOf(id)} ${emails.get(id)}`
  const places = new Map(pairs.map((pair) => [pair, `${placeOf(pair.menteeId)} ${placeOf(pair.mentorId)}`]))
  return pairs.toSorted((one, other) => (places.get(one)! < places.get(other)! ? -1 : 1))
}

/** @returns the version of the draft */
async function rebalanced(context: Context, measures: Measures, { advisor, group }: Assigning, kind: AssignmentKind): Promise<number> {
  const stored = await storedNow(context, group)
  const asked = { baseVersion: stored[kind.version], options: { dryRun: false }, kind }
  return (await rebalanceDraft(context, measures, advisor, stored, asked)).version
}

const storedNow = async ({ db }: Context, { id }: StoredMentoringGroup): Promise<StoredMentoringGroup> =>
  (await mentoringGroupById(db, id))!

/** A draft that waits to be published, without some pairs. */
async function leaveDraft(context: Context, measures: Measures, assigning: Assigning, kind: AssignmentKind): Promise<void> {
  const { advisor, group } = assigning
  let version = (await storedNow(context, group))[kind.version]
  for (const { menteeId, mentorId: id } of (await draftedPairs(context.db, group.id, kind.tables)).slice(0, ENDED_SINCE)) {
    const asked = { baseVersion: version, menteeId, pins: [{ id, kind: 'forbid' as const }] }
    version = await pinMentors(context, advisor, group, asked, kind)
  }
  await rebalanced(context, measures, assigning, kind)
}
