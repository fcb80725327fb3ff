import type { MemberFacts } from '@trellis/contract/candidates/candidates.ts'
import { completeness } from '@trellis/contract/profiles/completeness.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import { lastDaysActive } from '../../accounts/sessions/activity.queries.ts'
import { rolesAmong } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { profilesById } from '../../profiles/profiles.queries.ts'
import { cohortsOfPeople } from '../cohorts/cohorts.queries.ts'
import { groupRoles } from './roles.tables.ts'

/** What people whom its advisors see are in a group: a few queries for all of them. */
export async function factsOfMembers(db: Queries, groupId: Id, ids: readonly Id[]): Promise<Map<Id, MemberFacts>> {
  if (ids.length === 0) return new Map()
  const [roles, wishes, cohorts, profiles, active] = await Promise.all([
    rolesAmong(db, groupId, ids),
    wishesOf(db, groupId, ids),
    cohortsOfPeople(db, groupId, ids),
    profilesById(db, ids),
    lastDaysActive(db, ids),
  ])
  return new Map(
    profiles.map(({ row: { id, hidden, hiddenIn }, bio }) => [
      id,
      {
        role: roles.get(id) ?? null,
        wishedRole: wishes.get(id) ?? null,
        cohorts: cohorts.get(id) ?? [],
        completeness: completeness(bio).percent,
        // When somebody was here is told of members alone.
        lastActiveAt: (roles.has(id) ? active.get(id) : undefined) ?? null,
        profileHidden: hidden ? (hiddenIn === groupId ? 'here' : 'elsewhere') : null,
      },
    ]),
  )
}

async function wishesOf(db: Queries, groupId: Id, ids: readonly Id[]) {
  const rows = await wishesStatement(db).execute({ groupId, ids })
  return new Map(rows.map((row) => [row.personId, row.wished]))
}

const wishesStatement = prepared((db) => {
  const { personId, wished } = groupRoles
  return db
    .select({ personId, wished })
    .from(groupRoles)
    .where(and(eq(groupRoles.groupId, placeholder<Id>('groupId')), isAnyOf(personId, 'ids')))
})
