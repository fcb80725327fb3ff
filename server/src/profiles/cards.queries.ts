import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { and, type Column, count, eq, exists, inArray, lt, not, sql, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import { listedRecruiters } from '../accounts/recruiters/recruiters.queries.ts'
import { photoAddress } from '../files/files.queries.ts'
import { followsOf, isFollowedBy } from '../follows/follows.queries.ts'
import { groupsOf } from '../memberships/memberships.queries.ts'
import { type SeenColumns, visibleTo } from '../visibility/visibility.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import type { Queries } from '../platform/database/database.ts'
import { profiles } from './profiles.tables.ts'

/** Whether the account of a profile stays: one that is deleted is in nobody's list, whoever asks. */
export const remains = not(profiles.leaving)

/** Those whose account is deleted and can still be taken back, as a part of a query. */
export const leavers = (db: Queries) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${profiles.leaving}`)

/** Those who are not confirmed or hide, but for whoever leaves, to be joined on `id`: an index has them alone. */
export const unlisted = (db: Queries) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`(not ${profiles.confirmed} or ${profiles.hidden}) and not ${profiles.leaving}`)
    .as('unlisted')

/** Where `visibleTo` reads the person's side in a query of profiles. */
export const seenColumns: SeenColumns = {
  id: profiles.id,
  listed: sql`(${profiles.confirmed} and not ${profiles.hidden} and not ${profiles.leaving})`,
  birthYear: profiles.birthYear,
}

const cardColumns = {
  id: profiles.id,
  name: profiles.name,
  level: profiles.level,
  locationCity: profiles.locationCity,
  locationState: profiles.locationState,
  locationCountry: profiles.locationCountry,
  photoId: profiles.photoId,
  headline: profiles.headline,
  ring: profiles.ring,
}

/** What a card is made of: the columns of {@link cardsSeenBy}. */
export interface CardRow {
  readonly id: Id
  readonly name: string
  readonly level: string
  readonly locationCity: string
  readonly locationState: string
  readonly locationCountry: string
  readonly photoId: Id | null
  readonly headline: string
  readonly ring: number[] | null
  readonly followed: boolean
}

/** The cards of all whom a viewer may see, to be joined on `id` with a list of people. */
export function cardsSeenBy(db: Queries, viewer: Viewer) {
  return db
    .select({ ...cardColumns, followed: isFollowedBy(db, viewer.id, profiles.id).as('followed') })
    .from(profiles)
    .where(and(remains, visibleTo(db, viewer, seenColumns)))
    .as('card')
}

/**
 * The cards of all people with what decides whether they may be shown and contacted, to be joined on `id`: for the owners
 * of postings, who see those who applied also where others do not.
 */
export const cardsOfCandidates = (db: Queries, viewer: Viewer) => candidateCards(db, viewer).where(remains).as('card')

/**
 * The same of the person in a column of the query that it is joined to laterally: the limit has the database look up those in a list one by one, where
 * it would otherwise go through everybody as soon as it expects some hundreds.
 */
export const cardOfCandidate = (db: Queries, viewer: Viewer, person: Column) =>
  candidateCards(db, viewer)
    .where(and(eq(profiles.id, person), remains))
    .limit(1)
    .as('card')

function candidateCards(db: Queries, viewer: Viewer) {
  return db
    .select({
      ...cardColumns,
      birthYear: profiles.birthYear,
      membership: groupsOf(db, profiles.id).as('member_of'),
      followed: isFollowedBy(db, viewer.id, profiles.id).as('followed'),
      seen: isSeen(db, viewer).as('seen'),
      /** Whether the viewer would see them, were they of another age. */
      seenAtAnyAge: isSeen(db, { ...viewer, age: undefined }).as('seen_at_any_age'),
    })
    .from(profiles)
}

const isSeen = (db: Queries, viewer: Viewer): SQL<boolean> =>
  sql<boolean>`coalesce(${visibleTo(db, viewer, seenColumns) ?? sql`true`}, false)`

/**
 * How many people follow the person in a column of the query that this is a part of: of those that the viewer may see, as
 * in the list, since the difference would tell how many others there are.
 */
export function followersOf(db: Queries, viewer: Viewer, person: Column): SQL<number> {
  const [follow, card] = [followsOf(db, person, 'followers'), cardsSeenBy(db, viewer)]
  const counted = db.select({ total: count() }).from(follow).innerJoin(card, eq(card.id, follow.id))
  return sql`(${counted})`.mapWith(Number)
}

/** A row of {@link cardsSeenBy} in the contract’s shape. */
export function cardOf({ id, photoId, followed, ring, ...shown }: CardRow): PersonCard {
  const { name, level, locationCity, locationState, locationCountry, headline } = shown
  const profilePicture = photoAddress(id, photoId)
  const generalInfo = { name, level, locationCity, locationState, locationCountry, profilePicture, headline }
  return { _id: id, _source: { generalInfo }, type: 'student', ring, followed }
}

const UNNAMED_RECRUITER = 'A recruiter'

/**
 * Cards with nothing but the name, seen or not, in the order asked: for those whom the viewer may know no more of. Of a
 * recruiter it is the company's, as wherever students hear of one but on the pages of their jobs, where they tell their own name.
 */
export async function nameCards(db: Queries, ids: readonly Id[]): Promise<PersonCard[]> {
  if (ids.length === 0) return []
  const [account, recruiter] = [shownAccounts(db), listedRecruiters(db)]
  const found = await db
    .select({ id: account.id, type: account.type, name: account.name, company: recruiter.companyInstitution })
    .from(account)
    .leftJoin(recruiter, eq(recruiter.id, account.id))
    .where(inArray(account.id, [...ids]))
  const nameOf = new Map(found.map(({ id, type, name, company }) => [id, type === 'student' ? name : company || UNNAMED_RECRUITER]))
  const nothing = { level: '', locationCity: '', locationState: '', locationCountry: '', photoId: null, headline: '', ring: null }
  return ids.flatMap((id) => {
    const name = nameOf.get(id)
    return name === undefined ? [] : [cardOf({ id, name, ...nothing, followed: false })]
  })
}

/** Whether the person in a column is a student who is confirmed and neither hidden nor leaving, as a part of a query. */
export const isListed = (db: Queries, person: Column): SQL => exists(listedStudent(db, person))

/**
 * Whether the person in a column is a student whom nothing hides from anybody, as a part of a query: confirmed, not hidden, and
 * no minor.
 * @param bornBefore the first year of birth of a minor
 */
export const isListedAdult = (db: Queries, person: Column, bornBefore: number): SQL =>
  exists(listedStudent(db, person, lt(profiles.birthYear, bornBefore)))

const listedStudent = (db: Queries, person: Column, who?: SQL) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, person), sql`${seenColumns.listed}`, who))
