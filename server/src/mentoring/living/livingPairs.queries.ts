import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import { personById } from '../../accounts/persons.queries.ts'
import type { Context } from '../../context.ts'
import { groupsOf, placesOf, rolesAmong } from '../../memberships/memberships.queries.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerFactsOf, viewerOf } from '../../profiles/profiles.queries.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { ownRole } from '../ownMentoring.queries.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoringGroupById, type Reading } from '../mentoringGroups.queries.ts'

/** A published pair, as it is stored. */
export interface LivingPair extends PairOfIds {
  readonly mentoringGroupId: Id
  readonly since: Date
}

/** A published pair of a member, with the name of the other one, whom they see. */
export interface OwnPublishedPair extends LivingPair {
  readonly named: PairNamed
  readonly otherName: string
  /** Whether its mentoring group is archived: it has ended, and is read. */
  readonly archived: boolean
}

const { mentoringGroupId, menteeId, mentorId, since } = mentoringPairs

/** What hangs on pairs. */
type OfPair = { readonly [Name in 'mentoringGroupId' | 'menteeId' | 'mentorId']: Column }

/** Whether a row of a table that hangs on pairs is of this pair, or of the pair of a row of another one. */
export const isOfPair = (table: OfPair, pair: Pick<LivingPair, 'mentoringGroupId' | 'menteeId' | 'mentorId'> | OfPair): SQL =>
  and(eq(table.mentoringGroupId, pair.mentoringGroupId), eq(table.menteeId, pair.menteeId), eq(table.mentorId, pair.mentorId))!

/**
 * The published pairs of a member in a group, as far as they see the other one, the longest first.
 * @throws Failure NotFound for whoever is no member
 */
export async function ownPublishedPairs({ db, clock }: Reading, actor: Person, groupId: Id): Promise<OwnPublishedPair[]> {
  await ownRole(db, groupId, actor.id)
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const isOther = or(and(eq(menteeId, actor.id), eq(card.id, mentorId)), and(eq(mentorId, actor.id), eq(card.id, menteeId)))
  const archived = sql<boolean>`${mentoringGroups.archivedAt} is not null`
  const rows = await db
    .select({ mentoringGroupId, menteeId, mentorId, since, otherName: card.name, archived })
    .from(mentoringPairs)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringGroupId))
    .innerJoin(card, isOther)
    .where(eq(mentoringGroups.groupId, groupId))
    .orderBy(since, mentoringGroupId, menteeId, mentorId)
  return rows.map((row) => ({ ...row, named: namedBy(row, actor.id) }))
}

/**
 * One of these that lives, whose row stays until the transaction ends.
 * @throws Failure NotFound where the member has no such pair, InvalidTransition where it has ended with its mentoring group
 */
export async function ownLivingPair(
  tx: Transaction,
  clock: Reading['clock'],
  actor: Person,
  groupId: Id,
  named: PairNamed,
): Promise<OwnPublishedPair> {
  const all = await ownPublishedPairs({ db: tx, clock }, actor, groupId)
  const pair = found(
    all.find(({ named: { mgrpID, otherId, as } }) => mgrpID === named.mgrpID && otherId === named.otherId && as === named.as),
  )
  const locked = await tx.select({ since }).from(mentoringPairs).where(isOfPair(mentoringPairs, pair)).for('update')
  found(locked[0])
  if (pair.archived) throw pairsHaveEnded()
  return pair
}

/** Nothing goes on in the pairs of an archived mentoring group. @throws Failure InvalidTransition */
export async function requirePairsLive(db: Queries, id: Id): Promise<void> {
  const group = await mentoringGroupById(db, id)
  if (group !== undefined && group.archivedAt !== null) throw pairsHaveEnded()
}

const pairsHaveEnded = (): Failure =>
  new Failure('InvalidTransition', {
    sentence: 'The advisors have archived this mentoring group, so its pairs have ended. Nothing is added until they bring it back.',
  })

function namedBy(pair: LivingPair, memberId: Id): PairNamed {
  const isMentee = pair.menteeId === memberId
  return { mgrpID: pair.mentoringGroupId, otherId: isMentee ? pair.mentorId : pair.menteeId, as: isMentee ? 'mentor' : 'mentee' }
}

/** Somebody as the person whom their calls would be made by, where they make none; undefined where they may be told nothing. */
export const whoIs = (context: Pick<Reading, 'db'> & Pick<Context, 'config'>, id: Id): Promise<Person | undefined> =>
  personById(context, { ...viewerFactsOf(context.config), groupsOf, placesOf }, id)

/** The pairs of somebody in a group that live, as they see them, where nobody asks; none where they may be told nothing. */
export async function pairsSeenBy(context: Reading & Pick<Context, 'config'>, groupId: Id, id: Id): Promise<OwnPublishedPair[]> {
  const person = await whoIs(context, id)
  if (person === undefined) return []
  const isMember = (await rolesAmong(context.db, groupId, [id])).has(id)
  return isMember ? (await ownPublishedPairs(context, person, groupId)).filter(({ archived }) => !archived) : []
}

/** One of these; undefined where that side of it sees the other one no more, or may be told nothing. */
export async function pairAsSeenBy(
  context: Reading & Pick<Context, 'config'>,
  groupId: Id,
  pair: Pick<LivingPair, 'mentoringGroupId' | 'menteeId' | 'mentorId'>,
  side: MentoringRole,
): Promise<OwnPublishedPair | undefined> {
  const all = await pairsSeenBy(context, groupId, side === 'mentee' ? pair.menteeId : pair.mentorId)
  return all.find(
    (one) => one.mentoringGroupId === pair.mentoringGroupId && one.menteeId === pair.menteeId && one.mentorId === pair.mentorId,
  )
}
