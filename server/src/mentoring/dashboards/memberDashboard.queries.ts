import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import type { MemberDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Lack } from '@trellis/contract/mentoring/pairsTable.ts'
import { completeness } from '@trellis/contract/profiles/completeness.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { lastDaysActive } from '../../accounts/sessions/activity.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { keysOf } from '../../platform/records.ts'
import { profilesById } from '../../profiles/profiles.queries.ts'
import { mentoringMembers, mentoringTold } from '../mentoring.tables.ts'
import { mentoringGroupById, type Reading, type StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { cardsFor, unmatchedOf, vectorsOf } from '../tables/pairsTable.queries.ts'
import { pairTold } from '../tables/words/pairTold.ts'
import { keyOf } from '../tables/problemOf.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { unmatchedTold } from '../tables/words/unmatchedWords.ts'
import { wishesOf } from '../tables/wishes.queries.ts'
import { type PairOfMember, pairsOfMember } from './pairsOfMember.queries.ts'
import { relationsOf } from './relations.queries.ts'

interface Asked {
  readonly grpID: Id
  readonly mgrpID: Id
  readonly memberID: Id
}

/**
 * How somebody of a mentoring group is doing. Themselves are told what members see; advisors read the draft as well.
 * @param managed the mentoring group, where the actor runs it
 * @throws Failure NotFound of whoever takes no part in it, or whom the actor does not see
 */
export async function memberDashboard(
  reading: Reading,
  measures: Measures,
  actor: Actor,
  managed: StoredMentoringGroup | undefined,
  { grpID, mgrpID, memberID }: Asked,
): Promise<MemberDashboard> {
  const { db } = reading
  const group = found(managed ?? (await mentoringGroupById(db, mgrpID)))
  const isOwn = managed === undefined
  const taking = group.groupId === grpID ? await placesOfMember(reading, group, memberID) : []
  const [first] = taking
  const [person] = first === undefined ? [] : await cardsFor(reading, actor, [memberID])
  const [profile] = await profilesById(db, [memberID])
  const { bio } = found(person && profile)
  const { percent, sections } = completeness(bio)
  const pairs = await pairsOfMember(reading, actor, group, memberID, isOwn)
  const as = (role: MentoringRole) => taking.find((one) => one.role === role)
  const mentor = as('mentor')
  const isAlone = !isOwn && as('mentee') !== undefined && !pairs.some((pair) => pair.as === 'mentor' && pair.drafted)
  return {
    person: person!,
    within: group.name,
    roles: taking.map(({ role, since }) => ({ role, since: since.getTime() })),
    completeness: percent,
    incomplete: keysOf(sections).filter((section) => sections[section].percent < 100),
    lastActiveAt: (await lastDaysActive(db, [memberID])).get(memberID) ?? null,
    places:
      mentor === undefined
        ? null
        : { all: mentor.places, taken: pairs.filter((one) => one.as === 'mentee' && countsAs(one, isOwn)).length },
    pairs: await presentedPairs(reading, measures, group, memberID, pairs, isOwn),
    unmatched: isAlone ? await whyAlone(reading, actor, group, memberID) : null,
  }
}

/** Members count what they see, advisors what stands in the draft, as their tables do. */
const countsAs = ({ since, drafted }: PairOfMember, isOwn: boolean): boolean => (isOwn ? since !== null : drafted)

async function placesOfMember({ db, clock }: Reading, { id, groupId, options }: StoredMentoringGroup, memberId: Id) {
  const { role, since, capacity: set, mentoringGroupId, accountId } = mentoringMembers
  const rows = await db
    .select({ role, since, set, told: mentoringTold.capacity, pausedUntil: mentoringTold.pausedUntil })
    .from(mentoringMembers)
    .leftJoin(mentoringTold, and(eq(mentoringTold.groupId, groupId), eq(mentoringTold.accountId, accountId)))
    .where(and(eq(mentoringGroupId, id), eq(accountId, memberId)))
    .orderBy(asc(role))
  return rows.map(({ role, since, pausedUntil, ...said }) => ({
    role,
    since,
    places: capacityOf({ ...said, pausedUntil: pausedUntil?.getTime() ?? null }, options.mentorCapacity, clock.now()),
  }))
}

/** Pairs with their points and reasons; themselves read these where their mentors and mentees are told of. */
async function presentedPairs(
  { db }: Reading,
  measures: Measures,
  { groupId }: StoredMentoringGroup,
  memberId: Id,
  pairs: readonly PairOfMember[],
  isOwn: boolean,
): Promise<MemberDashboard['pairs']> {
  if (isOwn) return pairs.map((pair) => ({ ...shownOf(pair), score: null, reasons: [] }))
  const ofPair = ({ person: { _id }, as }: PairOfMember): PairOfIds =>
    as === 'mentor' ? { menteeId: memberId, mentorId: _id } : { menteeId: _id, mentorId: memberId }
  const ids = pairs.map(ofPair)
  const vectors = await vectorsOf(db, [memberId, ...pairs.map(({ person }) => person._id)])
  const wishes = await wishesOf(
    db,
    groupId,
    ids.map(({ menteeId }) => menteeId),
  )
  return pairs.map((pair, at) => {
    const { menteeId, mentorId } = ids[at]!
    return { ...shownOf(pair), ...pairTold(vectors.get(menteeId), vectors.get(mentorId), measures, wishes.get(keyOf(ids[at]!))) }
  })
}

const shownOf = ({ person, as, since, met, lastSession, standing, assignedScore }: PairOfMember) => ({
  person,
  as,
  since,
  met,
  lastSession,
  standing,
  assignedScore,
})

async function whyAlone(reading: Reading, actor: Actor, group: StoredMentoringGroup, memberId: Id) {
  const { db } = reading
  const { rows } = await db.execute<{ lack: Lack }>(
    sql`${relationsOf(reading, actor, group, 'mentee')} select lack from mentee where id = ${memberId}`,
  )
  const lack = rows[0]?.lack
  const stored = lack === 'notAssigned' ? undefined : (await unmatchedOf(db, group.id, [memberId])).get(memberId)
  const [best] = stored?.mentorId ? await cardsFor(reading, actor, [stored.mentorId]) : []
  const mentor = () => ({ name: best?._source.generalInfo.name, heldBy: [] })
  const { words, remedy } = unmatchedTold(stored, mentor, 'mentor', { pauses: lack === 'paused', hasEnded: group.archivedAt !== null })
  return { words, remedy }
}
