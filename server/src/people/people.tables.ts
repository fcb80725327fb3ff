import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

const createdAt = instant('created_at').notNull()

export const follows = pgTable(
  'follows',
  { followerId: uuid('follower_id').notNull(), followedId: uuid('followed_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
)

export const blocks = pgTable(
  'blocks',
  { blockerId: uuid('blocker_id').notNull(), blockedId: uuid('blocked_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
)

export const removedRoleModels = pgTable(
  'removed_role_models',
  { profileId: uuid('profile_id').notNull(), roleModelId: uuid('role_model_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.profileId, table.roleModelId] })],
)
