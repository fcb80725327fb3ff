import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../platform/http/actor.ts'

/** Whether somebody is an advisor of a group. */
export const runsGroup = ({ places }: Pick<Person, 'places'>, groupId: Id): boolean =>
  places.some((place) => place.groupId === groupId && place.role === 'advisor')

/** As what somebody joined a group; null of whoever is not in it, or runs it. */
export function ownRoleIn({ places }: Pick<Person, 'places'>, groupId: Id): MemberRole | null {
  const role = places.find((place) => place.groupId === groupId)?.role
  return role === undefined || role === 'advisor' ? null : role
}
