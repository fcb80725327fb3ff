import { memberRoles } from '@trellis/contract/memberships/roles.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** Addresses that advisors invited to groups. */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    /** What a table said of them that somebody brought in. */
    name: text().notNull(),
    level: text({ enum: levels }),
    role: text({ enum: memberRoles }).notNull(),
    cohortId: uuid('cohort_id'),
    personalLine: text('personal_line').notNull(),
    invitedBy: uuid('invited_by'),
    /** The digest of the last letter's link. */
    tokenHash: text('token_hash'),
    /** By which whoever got a letter says that they want no more. */
    stopToken: text('stop_token').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the last letter was asked for. */
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    openedAt: instant('opened_at'),
    signedUpAt: instant('signed_up_at'),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [unique().on(table.groupId, table.emailKey)],
)

/** Addresses that want no invitations. */
export const invitationOptOuts = pgTable('invitation_opt_outs', {
  emailDigest: text('email_digest').primaryKey(),
  at: instant('at').notNull(),
})
