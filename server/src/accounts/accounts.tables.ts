import { boolean, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, spelledWord } from '../platform/database/columns.ts'
import type { RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { approvalStates } from '@trellis/contract/accounts/approvals.ts'
import { kindSpelling, type PersonKind } from '@trellis/contract/wire/personKinds.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    type: spelledWord<PersonKind>('type', kindSpelling).notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    isSuperUser: boolean('is_super_user').notNull().default(false),
    confirmedAt: instant('confirmed_at'),
    signUpMark: text('sign_up_mark'),
    /** When it is erased for good, after it was deleted; until then it can be taken back. */
    leavesAt: instant('leaves_at'),
    createdAt: instant('created_at').notNull(),
    /** What the person's browsers keep unsaved text with, made at the first sign-in. */
    draftKey: text('draft_key'),
    firstSignInAt: instant('first_sign_in_at'),
  },
  (table) => [unique().on(table.emailKey, table.type)],
)

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  scope: text({ enum: ['session', 'signUp', 'reset'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
)

export const mailedLinks = pgTable('mailed_links', {
  hash: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text({ enum: ['verification', 'reset'] }).notNull(),
  email: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const attempts = pgTable('attempts', {
  id: uuid().primaryKey(),
  subject: text().notNull(),
  at: instant('at').notNull(),
})

export const recruiterProfiles = pgTable('recruiter_profiles', {
  accountId: uuid('account_id').primaryKey(),
  generalInfo: jsonb('general_info').$type<RecruiterProfile['generalInfo']>().notNull(),
})

/** Whom a recruiter asked to act for them, by e-mail. */
export const delegateInvitations = pgTable(
  'delegate_invitations',
  {
    id: uuid().primaryKey(),
    principalId: uuid('principal_id').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.principalId, table.emailKey)],
)

/** Who may act on whose postings: a delegate on their principal's. */
export const delegates = pgTable(
  'delegates',
  {
    principalId: uuid('principal_id').notNull(),
    delegateId: uuid('delegate_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.principalId, table.delegateId] })],
)

/** Whether advisors were let in: one without a row waits. */
export const advisorApprovals = pgTable('advisor_approvals', {
  accountId: uuid('account_id').primaryKey(),
  state: text({ enum: approvalStates }).notNull(),
  askedAt: instant('asked_at').notNull(),
  /** When super-users were told; null where there was none. */
  toldAt: instant('told_at'),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  reason: text().notNull().default(''),
})
