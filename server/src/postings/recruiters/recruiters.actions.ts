import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { groupRecruiters } from '../postings.tables.ts'

/** Writes down that a recruiter asks to join a group, so that its advisors find them; twice is once. */
export async function noteRecruiter(tx: Transaction, groupId: Id, accountId: Id): Promise<void> {
  await tx.insert(groupRecruiters).values({ groupId, accountId }).onConflictDoNothing()
}
