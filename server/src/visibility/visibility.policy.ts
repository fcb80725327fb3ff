import { firstMinorYear } from '@trellis/contract/accounts/minors.ts'
import { isMentor } from '@trellis/contract/memberships/mentors.ts'
import type { PlaceInGroup } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { GroupsSeen } from '../memberships/memberships.queries.ts'
import type { Person } from '../platform/http/actor.ts'

/** Whoever looks at people, as the rule of who sees whom needs them. */
export interface Viewer {
  readonly id: Id
  readonly isSuperUser: boolean
  /** Undefined where people of all ages are seen. */
  readonly age: AgeLimit | undefined
}

/** Who is old enough for a viewer: born before a year, or seen in these groups, or where the viewer is trusted, in any. */
export interface AgeLimit {
  readonly bornBefore: number
  readonly orIn: GroupsSeen
  readonly orInAny: boolean
}

/** Of a person, what decides which ages they see. */
export type AgeFacts = Pick<Person, 'type' | 'trustedBirthYear' | 'seesVouched' | 'places'>

export const inNoGroup: GroupsSeen = { all: [], mentors: [] }

/**
 * Whom somebody sees of their groups, adults and minors alike: the advisors everybody, others those whom the directory shows. Of advisors there
 * is nothing to list, who have accounts of their own kind.
 */
export function seenInGroups(places: readonly PlaceInGroup[]): GroupsSeen {
  const showing = (test: (place: PlaceInGroup) => boolean): Id[] => places.filter(test).map(({ groupId }) => groupId)
  return {
    all: showing(({ role, directory }) => role === 'advisor' || directory === 'everybody'),
    mentors: showing(({ role, directory }) => role !== 'advisor' && directory === 'mentors'),
  }
}

/**
 * Which ages somebody sees: everybody sees adults. Minors are seen in the groups that they share with whoever looks, by the group's advisors, and as
 * far as its directory shows them by adults whom an advisor accepted as mentors and by minors whose year is trusted; never by recruiters. Where the
 * settings say so, such a minor whom an advisor has accepted also sees whom one has accepted anywhere. Recruiters and advisors count as adults.
 */
export function ageLimitOf({ type, trustedBirthYear, seesVouched, places }: AgeFacts, thisYear: number): AgeLimit {
  const bornBefore = firstMinorYear(thisYear)
  if (type === 'recruiter') return { bornBefore, orIn: inNoGroup, orInAny: false }
  const isMinor = type === 'student' && trustedBirthYear !== null && trustedBirthYear >= bornBefore
  const counting = places.filter(({ role }) => isMinor || role === 'advisor' || isMentor(role))
  return { bornBefore, orIn: seenInGroups(counting), orInAny: seesVouched && isMinor && places.length > 0 }
}
