import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { shownPostings } from '../postings.queries.ts'

/**
 * Only groups that there are can be named by a posting. One that it names already may be deleted since: it stays named, so that what was
 * for its members alone is not for everybody.
 * @throws Failure BadInput at `generalInfo.membership`
 */
export async function requireGroups(tx: Transaction, ids: readonly Id[], before: readonly Id[] = []): Promise<void> {
  const named = new Set(ids).difference(new Set(before))
  if (named.size === 0) return
  const posting = shownPostings(tx)
  const groups = await tx
    .select({ id: posting.id })
    .from(posting)
    .where(and(eq(posting.kind, GROUP), inArray(posting.id, [...named])))
  if (groups.length < named.size) throw new Failure('BadInput', { fields: { 'generalInfo.membership': 'This group is not here' } })
}
