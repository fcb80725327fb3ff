import type { CohortPerson, CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { cohortKeyOf } from '@trellis/contract/memberImports/memberLines.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, type Column, count, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { advisorsOf, groupsRunBy, isSeenIn } from '../../memberships/memberships.queries.ts'
import type { PartOfGroup } from '../../matching/matching.parts.ts'
import { runsGroup } from '../../memberships/roles.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import { eachOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../../platform/database/pages.ts'
import type { Actor, Person } from '../../platform/http/actor.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { everyLink, everyPosting, shownPostings } from '../../postings/postings.queries.ts'
import { cardOf, cardsOfCandidates, cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { blockedEitherWay } from '../../visibility/visibility.ts'
import { seenInGroups } from '../../visibility/visibility.policy.ts'
import { cohortMembers, cohorts } from './cohorts.tables.ts'

interface Reading extends Pick<Context, 'clock'> {
  readonly db: Queries
}

/** A cohort as it is stored. */
export type Cohort = typeof cohorts.$inferSelect

/** A cohort of a group that is there. */
export async function cohortById(db: Queries, id: Id): Promise<Cohort | undefined> {
  const [cohort] = await cohortsWhere(db, eq(cohorts.id, id))
  return cohort
}

async function cohortsWhere(db: Queries, which: SQL): Promise<Cohort[]> {
  const group = shownPostings(db)
  const rows = await db
    .select({ cohort: cohorts })
    .from(cohorts)
    .innerJoin(group, eq(group.id, cohorts.groupId))
    .where(which)
    .orderBy(sql`${cohorts.startsAt} desc nulls last`, asc(cohorts.name), asc(cohorts.id))
  return rows.map(({ cohort }) => cohort)
}

/** Whether somebody is in a cohort, as whatever. */
export async function isInCohort(db: Queries, cohortId: Id, accountId: Id): Promise<boolean> {
  return (await db.$count(cohortMembers, and(eq(cohortMembers.cohortId, cohortId), eq(cohortMembers.accountId, accountId)))) > 0
}

const isIn = (db: Queries, accountId: Id): SQL =>
  inArray(cohorts.id, db.select({ id: cohortMembers.cohortId }).from(cohortMembers).where(eq(cohortMembers.accountId, accountId)))

/** The cohorts of a group that somebody is in whom the actor sees, the latest first; all of them, where they are its advisor. */
export async function cohortsWithin(reading: Reading, actor: Actor, groupId: Id, accountId: Id): Promise<Cohort[]> {
  const { db } = reading
  const isAll = (await advisorsOf(db, groupId)).includes(accountId)
  return cohortsWhere(db, and(eq(cohorts.groupId, groupId), isAll ? undefined : isSeenInside(reading, actor, accountId))!)
}

/** The cohorts that somebody is in, the latest first: all to themselves, to others who see them those of the groups that they run. */
export async function cohortsSeenBy(reading: Reading, actor: Actor, accountId: Id): Promise<Cohort[]> {
  const { db } = reading
  const isTheirs = sql`${accountId}::uuid = ${actor.id}::uuid`
  const isOfOwnGroup = inArray(cohorts.groupId, groupsRunBy(db, actor.id))
  return cohortsWhere(db, and(isSeenInside(reading, actor, accountId), or(isTheirs, isOfOwnGroup))!)
}

/** Whether somebody is in a cohort, as far as the actor sees them: everybody sees themselves. */
function isSeenInside({ db, clock }: Reading, actor: Actor, accountId: Id): SQL {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  return and(isIn(db, accountId), exists(db.select({ id: card.id }).from(card).where(eq(card.id, accountId))))!
}

/** A cohort that somebody is in; undefined for everybody else, as where there is none. */
export async function ownCohort(db: Queries, accountId: Id, cohortId: Id): Promise<Cohort | undefined> {
  const [cohort] = await cohortsWhere(db, and(eq(cohorts.id, cohortId), isIn(db, accountId))!)
  return cohort
}

/** The same with everybody who is in it. */
export async function ownCohortWithPeople(db: Queries, accountId: Id, cohortId: Id): Promise<PartOfGroup | undefined> {
  const cohort = await ownCohort(db, accountId, cohortId)
  return (
    cohort && {
      groupId: cohort.groupId,
      people: await membersOfCohort(db, { id: accountId, isSuperUser: false }, cohort.groupId, cohortId),
    }
  )
}

/** The ids of those who are in a cohort of a group, as a part of a query. */
const peopleOfCohort = (db: Queries, groupId: Id, cohortId: Id) =>
  db
    .select({ id: cohortMembers.accountId })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(and(eq(cohorts.id, cohortId), eq(cohorts.groupId, groupId)))

/** The same without whom an advisor hid from the lists of the group: of these, no cohort tells an advisor. */
export function listedInCohort(db: Queries, groupId: Id, cohortId: Id) {
  const [person, link] = [peopleOfCohort(db, groupId, cohortId).as('person'), everyLink(db)]
  return db
    .select({ id: person.id })
    .from(person)
    .leftJoin(link, and(eq(link.postingId, groupId), eq(link.personId, person.id)))
    .where(isNotHidden(link))
}

const isNotHidden = ({ hidden }: ReturnType<typeof everyLink>): SQL => sql`not coalesce(${hidden}, false)`

/** Who is in a cohort of a group, of those whom a viewer reads of there. */
export async function membersOfCohort(db: Queries, viewer: Pick<Actor, 'id' | 'isSuperUser'>, groupId: Id, cohortId: Id): Promise<Id[]> {
  const person = peopleOfCohort(db, groupId, cohortId).as('person')
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(isApartFrom(db, viewer, person.id))
  return rows.map(({ id }) => id)
}

/** The cohorts of a group that are not archived, the latest first. */
export const openCohorts = (db: Queries, groupId: Id): Promise<Cohort[]> =>
  cohortsWhere(db, and(eq(cohorts.groupId, groupId), isNull(cohorts.archivedAt))!)

/** Those of them that are called so, as names of cohorts are compared. */
export async function cohortsCalled(db: Queries, groupId: Id, name: string): Promise<Cohort[]> {
  const key = cohortKeyOf(name)
  return (await openCohorts(db, groupId)).filter((cohort) => cohortKeyOf(cohort.name) === key)
}

/** What some cohorts are called. */
export async function cohortNames(db: Queries, ids: readonly Id[]): Promise<Map<Id, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: cohorts.id, name: cohorts.name })
    .from(cohorts)
    .where(inArray(cohorts.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The cohorts of a group that some people are in, by name, but for those that are archived. */
export async function cohortsOfPeople(db: Queries, groupId: Id, ids: readonly Id[]): Promise<Map<Id, { id: Id; name: string }[]>> {
  const rows = await cohortsOfPeopleStatement(db).execute({ groupId, ids })
  return new Map(rows.map((row) => [row.id, row.cohorts]))
}

const cohortsOfPeopleStatement = prepared((db) => {
  const { id, from } = eachOf('ids')
  return db.select({ id, cohorts: cohortsOf(db, placeholder<Id>('groupId'), id) }).from(from)
})

/** The same of one person, as a part of a query. */
export function cohortsOf(db: Queries, groupId: Id, account: SQL): SQL<{ id: Id; name: string }[]> {
  const { accountId, cohortId } = cohortMembers
  const cohort = sql`jsonb_build_object('id', ${cohorts.id}, 'name', ${cohorts.name})`
  const all = db
    .select({ all: sql`jsonb_agg(${cohort} order by ${cohorts.name}, ${cohorts.id})`.as('all') })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortId))
    .where(and(eq(accountId, account), eq(cohorts.groupId, groupId), isNull(cohorts.archivedAt)))
  return sql`coalesce((${all}), '[]')`
}

const runs = (actor: Person, groupId: Id): boolean => actor.isSuperUser || runsGroup(actor, groupId)

/** Whether nothing is kept from the actor of the cohorts of the person in a column: of whom an advisor blocks, or who blocks them, they read nothing there. */
export const isApartFrom = (db: Queries, actor: Pick<Actor, 'id' | 'isSuperUser'>, person: Column | SQL): SQL<boolean> =>
  actor.isSuperUser ? sql<boolean>`true` : sql<boolean>`${person} not in ${blockedEitherWay(db, actor.id)}`

/** What decides whom of a group its cohorts tell of, to be joined on `postingId` and `personId`. */
function shownTo(db: Queries, actor: Person, card: ReturnType<typeof cardsOfCandidates>) {
  const [link, posting] = [everyLink(db), everyPosting(db)]
  const ownerOf = (groupId: Id) => sql`(${db.select({ id: posting.ownerId }).from(posting).where(eq(posting.id, groupId))})`
  /** Whom an advisor may put into a cohort: those among the members who are not kept from them. */
  const isTold = (groupId: Id): SQL =>
    and(isCandidate(db, card, { ownerId: ownerOf(groupId), kind: GROUP }, link), isApartFrom(db, actor, card.id))!
  /** To advisors those whom the list of the members shows; to members those whom the directory shows, and themselves. */
  const isShown = (groupId: Id): SQL => {
    if (runs(actor, groupId)) return and(isTold(groupId), isNotHidden(link))!
    const own = seenInGroups(actor.places.filter((place) => place.groupId === groupId))
    return and(sql`${card.seen}`, or(eq(card.id, actor.id), isSeenIn(db, card.id, own)))!
  }
  return { link, isTold, isShown }
}

/** Those of some people whom an advisor may put into the cohorts of a group. */
export async function toldInCohorts({ db, clock }: Reading, actor: Person, groupId: Id, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const { link, isTold } = shownTo(db, actor, card)
  const rows = await db
    .select({ id: card.id })
    .from(card)
    .leftJoin(link, and(eq(link.postingId, groupId), eq(link.personId, card.id)))
    .where(and(inArray(card.id, [...ids]), isTold(groupId)))
  return rows.map(({ id }) => id)
}

/** Some cohorts with what decides whom the actor is told of there: `which`, on a query that joins both. */
function toldOf({ db, clock }: Reading, actor: Actor, some: readonly Cohort[]) {
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const { link, isShown } = shownTo(db, actor, card)
  const shown = [...Map.groupBy(some, ({ groupId }) => groupId)].map(([groupId, own]) => {
    const ids = own.map(({ id }) => id)
    return and(inArray(cohortMembers.cohortId, ids), isShown(groupId))
  })
  const isTheirs = and(eq(link.postingId, cohorts.groupId), eq(link.personId, cohortMembers.accountId))
  return { card, link, isTheirs, which: or(...shown) }
}

type MembersTold = CohortRecord['_source']['members']

async function membersTold(reading: Reading, actor: Actor, some: readonly Cohort[]): Promise<Map<Id, MembersTold>> {
  if (some.length === 0) return new Map()
  const { cohortId, accountId, role, since } = cohortMembers
  const { card, link, isTheirs, which } = toldOf(reading, actor, some)
  const rows = await reading.db
    .select({ cohortId, id: accountId, role })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortId))
    .innerJoin(card, eq(card.id, accountId))
    .leftJoin(link, isTheirs)
    .where(which)
    .orderBy(since, accountId)
  const members = Map.groupBy(rows, (row) => row.cohortId)
  return new Map([...members].map(([id, own]) => [id, own.map(({ id, role }) => ({ id, role }))]))
}

async function sizesTold(reading: Reading, actor: Actor, some: readonly Cohort[]): Promise<Map<Id, number>> {
  if (some.length === 0) return new Map()
  const { cohortId, accountId } = cohortMembers
  const { card, link, isTheirs, which } = toldOf(reading, actor, some)
  const rows = await reading.db
    .select({ cohortId, size: count() })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortId))
    .innerJoin(card, eq(card.id, accountId))
    .leftJoin(link, isTheirs)
    .where(which)
    .groupBy(cohortId)
  return new Map(rows.map((row) => [row.cohortId, row.size]))
}

/** Cohorts as the actor sees them: as large as the list of their people is, whom advisors alone are told along with it. */
export async function cohortRecords(reading: Reading, actor: Actor, all: readonly Cohort[]): Promise<CohortRecord[]> {
  const { own = [], others = [] } = Object.groupBy(all, ({ groupId }) => (runs(actor, groupId) ? 'own' : 'others'))
  const members = await membersTold(reading, actor, own)
  const sizes = await sizesTold(reading, actor, others)
  return all.map(({ id, groupId, name, startsAt, endsAt, archivedAt, version }) => {
    const told = members.get(id) ?? []
    const generalInfo = { name, startDate: startsAt?.getTime() ?? null, endDate: endsAt?.getTime() ?? null }
    return {
      _id: id,
      _source: { generalInfo, groupId, members: told },
      type: 'cohort',
      size: sizes.get(id) ?? told.length,
      archived: archivedAt !== null,
      version,
      can: { edit: runs(actor, groupId) },
    }
  })
}

/** The people of a cohort whom the actor may see, by name: to its members those whom the directory of the group shows. */
export async function cohortPeople(
  { db, clock }: Reading,
  actor: Actor,
  { id, groupId }: Cohort,
  { page, size }: PageAsked,
): Promise<Page<CohortPerson>> {
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const { link, isShown } = shownTo(db, actor, card)
  const isTheirs = and(eq(link.postingId, groupId), eq(link.personId, card.id))
  const which = and(eq(cohortMembers.cohortId, id), isShown(groupId))
  const items = await db
    .select({ card: card._.selectedFields, role: cohortMembers.role })
    .from(cohortMembers)
    .innerJoin(card, eq(card.id, cohortMembers.accountId))
    .leftJoin(link, isTheirs)
    .where(which)
    .orderBy(sql`lower(${card.name})`, asc(card.id))
    .limit(size)
    .offset(page * size)
  const counted = () =>
    db
      .select({ total: count() })
      .from(cohortMembers)
      .innerJoin(card, eq(card.id, cohortMembers.accountId))
      .leftJoin(link, isTheirs)
      .where(which)
  const total = await totalOfPage(items, sliceOf({ page, size }), counted)
  return { items: items.map(({ card, role }) => ({ ...cardOf(card), role })), total }
}
