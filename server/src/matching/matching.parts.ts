import type { Id } from '@trellis/contract/wire/ids.ts'
import { partKind } from '../platform/domain.ts'

/** A part of a group, as a search of people can be narrowed to it. */
export interface PartOfGroup {
  readonly groupId: Id
  readonly people: readonly Id[]
}

/** A cohort that somebody is in; undefined for whoever is not in it, as where there is none. */
export const ownCohort = partKind<(accountId: Id, cohortId: Id) => Promise<PartOfGroup | undefined>>('matching.ownCohort')
