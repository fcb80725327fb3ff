import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { removedRoleModels } from './people.tables.ts'

/** The role models whom a person took out of their suggestions. */
export async function removedRoleModelsOf(db: Queries, personId: Id): Promise<Id[]> {
  const rows = await removedStatement(db).execute({ personId })
  return rows.map(({ id }) => id)
}

const removedStatement = prepared((db) => {
  const isOwn = eq(removedRoleModels.profileId, placeholder<Id>('personId'))
  return db.select({ id: removedRoleModels.roleModelId }).from(removedRoleModels).where(isOwn)
})

/** The same with the time, to be joined on `id`. */
export function removedBy(db: Queries, personId: Id) {
  const { profileId, roleModelId, createdAt } = removedRoleModels
  return db.select({ id: roleModelId, since: createdAt }).from(removedRoleModels).where(eq(profileId, personId)).as('removed')
}
