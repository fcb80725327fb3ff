import { isMentor } from '@trellis/contract/memberships/mentors.ts'
import { type Directory, type MemberRole, membershipRoles, type PlaceInGroup } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { isAnyOf, placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { groupDirectories, memberships } from './memberships.tables.ts'

/** The groups of which somebody sees all people, and those of which they see the mentors. Both may be placeholders. */
export interface GroupsSeen {
  readonly all: readonly Id[]
  readonly mentors: readonly Id[]
}

/** The groups of an account, which may be a column, those joined first coming first: as a part of a query. */
export const groupsOf = (db: Queries, account: Id | Column): SQL<Id[]> => groupsAs(db, account)

/** The same of the groups in which it is a mentor. */
export const mentoredBy = (db: Queries, account: Id | Column): SQL<Id[]> => groupsAs(db, account, guides)

const guides = inArray(memberships.role, membershipRoles.filter(isMentor))

function groupsAs(db: Queries, account: Id | Column, as?: SQL): SQL<Id[]> {
  const found = db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.accountId, account), as))
    .orderBy(memberships.since, memberships.groupId)
  return sql`array(${found})`
}

/** Whom a directory shows: what was chosen, or everybody until a minor is a member. */
const shown = sql<Directory>`coalesce(${groupDirectories.chosen}, case when ${groupDirectories.hadMinor} then 'advisors' end, 'everybody')`

/** What an account, which may be a column, is in each of its groups, as a part of a query. */
export function placesOf(db: Queries, account: Id | Column): SQL<PlaceInGroup[]> {
  const { groupId, role, accountId } = memberships
  const place = sql`jsonb_build_object('groupId', ${groupId}, 'role', ${role}, 'directory', ${shown})`
  const found = db
    .select({ places: sql`coalesce(jsonb_agg(${place} order by ${groupId}), '[]')` })
    .from(memberships)
    .leftJoin(groupDirectories, eq(groupDirectories.groupId, groupId))
    .where(eq(accountId, account))
  return sql`(${found})`
}

/** What an account is in each of its groups. */
export async function placesOfAccount(db: Queries, accountId: Id): Promise<PlaceInGroup[]> {
  return db
    .select({ groupId: memberships.groupId, role: memberships.role, directory: shown })
    .from(memberships)
    .leftJoin(groupDirectories, eq(groupDirectories.groupId, memberships.groupId))
    .where(eq(memberships.accountId, accountId))
}

/** Whether the account in a column is among the people whom somebody sees of groups; undefined where those are none. */
export function isSeenIn(db: Queries, account: Column, { all, mentors }: GroupsSeen): SQL | undefined {
  const isIn = (groups: readonly Id[]): SQL | undefined =>
    isNone(groups) ? undefined : sql`${memberships.groupId} = any(${sql.param(groups)})`
  const isMentorIn = isIn(mentors)
  const which = or(isIn(all), isMentorIn && and(isMentorIn, guides))
  return which && isMember(db, account, which)
}

/** Whether no groups are named: a placeholder names some. */
export const isNone = (groups: readonly Id[]): boolean => Array.isArray(groups) && groups.length === 0

/** Whether the account in a column is in this group. */
export const isInGroup = (db: Queries, account: Column, groupId: Id): SQL => isMember(db, account, eq(memberships.groupId, groupId))

/** Whether the account in a column is one of these in the group in another. */
export const isInGroupAs = (db: Queries, account: Column, group: Column, roles: readonly MemberRole[]): SQL =>
  isMember(db, account, and(eq(memberships.groupId, group), inArray(memberships.role, [...roles])))

/** Whether the account in a column is in any group. */
export const isInAny = (db: Queries, account: Column): SQL => isMember(db, account)

function isMember(db: Queries, account: Column, which?: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.accountId, account), which)),
  )
}

/** All groups of an account, and those in which it is a mentor. */
export async function groupsOfAccount(db: Queries, accountId: Id): Promise<{ membership: Id[]; mentoring: Id[] }> {
  const places = await placesOfAccount(db, accountId)
  return {
    membership: places.map(({ groupId }) => groupId),
    mentoring: places.filter(({ role }) => isMentor(role)).map(({ groupId }) => groupId),
  }
}

/** Those of some accounts that a group is for: its advisors are not. */
export const membersAmong = async (db: Queries, groupId: Id, accountIds: readonly Id[]): Promise<Id[]> => [
  ...(await rolesAmong(db, groupId, accountIds)).keys(),
]

/** The same with as what each is in it. */
export async function rolesAmong(db: Queries, groupId: Id, accountIds: readonly Id[]): Promise<Map<Id, MemberRole>> {
  if (accountIds.length === 0) return new Map()
  const rows = await rolesStatement(db).execute({ groupId, accountIds })
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** Groups differ so much in size that by the index of groups the database would go through all people of a large one. */
const rolesStatement = prepared((db) => {
  const isOfGroup = sql`${memberships.groupId} is not distinct from ${placeholder<Id>('groupId')}`
  return db
    .select({ id: memberships.accountId, role: sql<MemberRole>`${memberships.role}` })
    .from(memberships)
    .where(and(isAnyOf(memberships.accountId, 'accountIds'), isOfGroup, ne(memberships.role, 'advisor')))
})

/** As what an account is in a group that is for it, as a part of a query; null where it is not, and of its advisors. */
export function roleIn(db: Queries, groupId: Id, account: SQL): SQL<MemberRole | null> {
  const isIt = and(eq(memberships.accountId, account), eq(memberships.groupId, groupId), ne(memberships.role, 'advisor'))
  return sql`(${db.select({ role: memberships.role }).from(memberships).where(isIt)})`
}

/** The groups that an account runs, as a part of a query. */
export const groupsRunBy = (db: Queries, accountId: Id) =>
  db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), isRun))

/** The groups that an account runs and whose member another is, those that it joined first coming first. */
export async function groupsOfMemberRunBy(db: Queries, memberId: Id, advisorId: Id): Promise<Id[]> {
  const rows = await db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(
      and(eq(memberships.accountId, memberId), ne(memberships.role, 'advisor'), inArray(memberships.groupId, groupsRunBy(db, advisorId))),
    )
    .orderBy(memberships.since, memberships.groupId)
  return rows.map(({ groupId }) => groupId)
}

/** The advisors of a group, those since longest first. */
export const advisorsOf = async (db: Queries, groupId: Id): Promise<Id[]> => (await advisorsSince(db, groupId)).map(({ id }) => id)

/** The same with since when. */
export async function advisorsSince(db: Queries, groupId: Id): Promise<{ id: Id; since: Date }[]> {
  return db
    .select({ id: memberships.accountId, since: memberships.since })
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), isRun))
    .orderBy(memberships.since, memberships.accountId)
}

/** The advisors of some groups, of each those since longest first. */
export async function advisorsOfGroups(db: Queries, groupIds: readonly Id[]): Promise<{ groupId: Id; id: Id }[]> {
  if (groupIds.length === 0) return []
  return db
    .select({ groupId: memberships.groupId, id: memberships.accountId })
    .from(memberships)
    .where(and(inArray(memberships.groupId, [...groupIds]), isRun))
    .orderBy(memberships.groupId, memberships.since, memberships.accountId)
}

/** So many of those who are in a group, whatever they are in it. */
export async function membersOf(db: Queries, groupId: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.groupId, groupId))
    .orderBy(memberships.accountId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The ids of those who are one of these in a group, as a part of a query. */
export const membersAs = (db: Queries, groupId: Id, roles: readonly MemberRole[]) =>
  db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), inArray(memberships.role, [...roles])))
    .as('member')

/** Those who are this in a group. */
export async function membersWithRole(db: Queries, groupId: Id, role: MemberRole): Promise<Id[]> {
  const rows = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), eq(memberships.role, role)))
  return rows.map(({ id }) => id)
}

const isRun = eq(memberships.role, 'advisor')
