import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const removedRoleModels = pgTable(
  'removed_role_models',
  { profileId: uuid('profile_id').notNull(), roleModelId: uuid('role_model_id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.profileId, table.roleModelId] })],
)
