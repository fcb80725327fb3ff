import { lazy } from 'react'
import type { ManageSearch, Part } from './manageSearch.ts'

const loadCohorts = async () => ({ default: (await import('./cohorts/Cohorts.tsx')).Cohorts })
const loadInvitations = async () => ({ default: (await import('./invitations/Invitations.tsx')).Invitations })
const loadJoinCode = async () => ({ default: (await import('./joinCode/JoinCode.tsx')).JoinCode })
const loadEmployers = async () => ({ default: (await import('./employers/Employers.tsx')).Employers })
const loadAdvisors = async () => ({ default: (await import('./leading/Advisors.tsx')).Advisors })
const loadEditGroup = async () => ({ default: (await import('./form/EditGroup.tsx')).EditGroup })
const loadNewGroup = async () => ({ default: (await import('./form/NewGroupScreen.tsx')).NewGroupScreen })

export const LazyGroupGone = lazy(async () => ({ default: (await import('./GroupGone.tsx')).GroupGone }))

/** The parts of the screen, of which a visit shows one: none loads what another needs. */
export const LazyCohorts = lazy(loadCohorts)
export const LazyInvitations = lazy(loadInvitations)
export const LazyJoinCode = lazy(loadJoinCode)
export const LazyEmployers = lazy(loadEmployers)
export const LazyAdvisors = lazy(loadAdvisors)
export const LazyEditGroup = lazy(loadEditGroup)
export const LazyNewGroup = lazy(loadNewGroup)

const loads = {
  cohorts: loadCohorts,
  employers: loadEmployers,
  invitations: loadInvitations,
  code: loadJoinCode,
  advisors: loadAdvisors,
} satisfies Record<Part, unknown>

/** Fetches the part that an address shows, while the group is requested. */
export function loadPart({ clone, part }: ManageSearch): void {
  const load = clone === true ? loadNewGroup : part === undefined ? loadEditGroup : loads[part]
  // Where it fails, the screen fails with the same, and says so.
  load().catch(() => undefined)
}
