import type { CohortInfo, CohortMember } from '@trellis/contract/groups/cohorts.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { columnsOf } from './cohorts.actions.ts'
import { cohortMembers, cohorts } from './cohorts.tables.ts'

/** A cohort with those who are in it. Times are in milliseconds since 1970. */
export interface ReadyCohort {
  readonly groupId: Id
  readonly info: CohortInfo
  readonly members: readonly (Required<CohortMember> & { readonly since: number })[]
  readonly createdAt: number
}

/** Adds some cohorts, a few hundred at most, and answers their ids in the same order. Whoever is in one has to be a member of its group. */
export async function addCohorts(tx: Transaction, all: readonly ReadyCohort[]): Promise<Id[]> {
  if (all.length === 0) return []
  const stored = all.map((cohort) => ({ id: newId(cohort.createdAt), ...cohort }))
  await tx
    .insert(cohorts)
    .values(stored.map(({ id, groupId, info, createdAt }) => ({ id, groupId, ...columnsOf(info), createdAt: new Date(createdAt) })))
  const rows = stored.flatMap(({ id: cohortId, members }) =>
    members.map(({ id: accountId, role, since }) => ({ cohortId, accountId, role, since: new Date(since) })),
  )
  await inParts(rows, (some) => tx.insert(cohortMembers).values(some))
  return stored.map(({ id }) => id)
}
