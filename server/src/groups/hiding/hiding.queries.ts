import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../../platform/database/database.ts'
import { postingById } from '../../postings/postings.queries.ts'

/** What a group is called; undefined where it is gone. */
export async function nameOfGroup(db: Queries, groupId: Id): Promise<string | undefined> {
  const group = await postingById(db, groupId)
  return group?.deletedAt === null ? group.name : undefined
}
