import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { Measures } from '../genome/genomeOf.ts'
import type { Transaction } from '../platform/database/database.ts'
import { indexPostings } from '../postings/index/postingIndex.actions.ts'
import { addReadyPostings } from '../postings/postings.bulk.ts'
import { read } from '../postings/texts/postings.reading.ts'
import { groupColumns, textsOf } from './groupColumns.ts'
import { postingFacts } from './groups.actions.ts'
import { groups } from './groups.tables.ts'

/** A group with its past. Times are in milliseconds since 1970. */
export interface ReadyGroup {
  readonly id: Id
  readonly ownerId: Id
  readonly info: GroupInfo
  readonly createdAt: number
  /** When it was opened first; null for a draft. */
  readonly openedAt: number | null
}

/** Adds some groups, a few hundred at most. Who is in them, their advisors too, and what their directories show are the caller's to add. */
export async function addGroups(
  context: Pick<Context, 'tasks'>,
  tx: Transaction,
  measures: Pick<Measures, 'population'>,
  all: readonly ReadyGroup[],
): Promise<void> {
  if (all.length === 0) return
  await addReadyPostings(
    tx,
    all.map(({ info, ...past }) => ({ kind: GROUP, ...past, ...postingFacts(info) })),
  )
  const made = all.map(({ id, info }) => ({ id, ...groupColumns(info, read(textsOf(info)), measures) }))
  await indexPostings(
    context,
    tx,
    measures,
    made.map(({ id, index }) => ({ postingId: id, ...index })),
  )
  await tx.insert(groups).values(made.map(({ id, columns }) => ({ postingId: id, ...columns })))
}
