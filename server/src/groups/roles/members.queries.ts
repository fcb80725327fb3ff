import type { MemberFacts } from '@trellis/contract/candidates/candidates.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, sql } from 'drizzle-orm'
import { dayOf, lastActive } from '../../accounts/sessions/activity.queries.ts'
import { roleIn } from '../../memberships/memberships.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import { eachOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { howCompleteOf, profileVersions } from '../../profiles/sections/howComplete.queries.ts'
import { cohortsOf, isApartFrom } from '../cohorts/cohorts.queries.ts'
import { groupRoles } from './roles.tables.ts'

/** What people whom its advisors see are in a group. */
export async function factsOfMembers(
  db: Queries,
  viewer: Pick<Viewer, 'id' | 'isSuperUser'>,
  groupId: Id,
  ids: readonly Id[],
): Promise<Map<Id, MemberFacts>> {
  if (ids.length === 0) return new Map()
  const places = await placesStatement(db, viewer.isSuperUser).execute({ viewerId: viewer.id, groupId, ids })
  const byId = new Map(places.map((place) => [place.profile.id, place]))
  const profiles = await howCompleteOf(
    db,
    places.map(({ profile }) => profile),
  )
  return new Map(
    profiles.map(({ id, hidden, hiddenIn, percent }) => {
      const { role, wishedRole, cohorts, activeAt } = byId.get(id)!
      const facts: MemberFacts = {
        role,
        wishedRole,
        cohorts,
        completeness: percent,
        // When somebody was here is told of members alone.
        lastActiveAt: role === null || activeAt === null ? null : dayOf(activeAt),
        profileHidden: hidden ? (hiddenIn === groupId ? 'here' : 'elsewhere') : null,
      }
      return [id, facts]
    }),
  )
}

/** As what somebody asked to join a group last; null where they never did. */
export async function wishOf(
  db: Queries,
  { groupId, personId }: { readonly groupId: Id; readonly personId: Id },
): Promise<MemberRole | null> {
  const [asked] = await db
    .select({ wished: groupRoles.wished })
    .from(groupRoles)
    .where(and(eq(groupRoles.groupId, groupId), eq(groupRoles.personId, personId)))
  return asked?.wished ?? null
}

/** One statement for all that several tables hold of each: to send one and to read its answer costs the process more than the database computes. */
const placesStatement = prepared((db, isSuperUser: boolean) => {
  const [groupId, { id, from }, profile] = [placeholder<Id>('groupId'), eachOf('ids'), profileVersions(db)]
  const isApart = isApartFrom(db, { id: placeholder<Id>('viewerId'), isSuperUser }, id)
  const { personId, wished } = groupRoles
  const wish = db
    .select({ wished })
    .from(groupRoles)
    .where(and(eq(groupRoles.groupId, groupId), eq(personId, id)))
  return db
    .select({
      profile: profile._.selectedFields,
      role: roleIn(db, groupId, id),
      wishedRole: sql<MemberFacts['wishedRole']>`(${wish})`,
      cohorts: sql<MemberFacts['cohorts']>`case when ${isApart} then ${cohortsOf(db, groupId, id)} else '[]' end`,
      activeAt: lastActive(db, id),
    })
    .from(from)
    .innerJoin(profile, eq(profile.id, id))
})
