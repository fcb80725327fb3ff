import { lazy } from 'react'
import type { ManageSearch } from './manageSearch.ts'

const loadCohorts = async () => ({ default: (await import('./cohorts/Cohorts.tsx')).Cohorts })
const loadEditGroup = async () => ({ default: (await import('./form/EditGroup.tsx')).EditGroup })
const loadNewGroup = async () => ({ default: (await import('./form/NewGroupScreen.tsx')).NewGroupScreen })

/** The parts of the screen, of which a visit shows one: none loads what another needs. */
export const LazyCohorts = lazy(loadCohorts)
export const LazyEditGroup = lazy(loadEditGroup)
export const LazyNewGroup = lazy(loadNewGroup)

/** Fetches the part that an address shows, while the group is requested; the code's comes after the screen. */
export function loadPart({ clone, part }: ManageSearch): void {
  if (part === 'code') return
  const load = clone === true ? loadNewGroup : part === 'cohorts' ? loadCohorts : loadEditGroup
  // Where it fails, the screen fails with the same, and says so.
  load().catch(() => undefined)
}
