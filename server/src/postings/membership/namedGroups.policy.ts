import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { shownPostings } from '../postings.queries.ts'

/**
 * Only groups that there are can be named by a posting.
 * @throws Failure BadInput at `generalInfo.membership`
 */
export async function requireGroups(tx: Transaction, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  const named = new Set(ids)
  const posting = shownPostings(tx)
  const groups = await tx
    .select({ id: posting.id })
    .from(posting)
    .where(and(eq(posting.kind, GROUP), inArray(posting.id, [...named])))
  if (groups.length < named.size) throw new Failure('BadInput', { fields: { 'generalInfo.membership': 'This group is not here' } })
}
