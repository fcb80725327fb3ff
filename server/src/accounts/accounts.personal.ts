import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import { presentColleague } from './delegates/delegates.present.ts'
import {
  accounts,
  advisorApprovals,
  delegateInvitations,
  knownDevices,
  mailedLinks,
  recruiterProfiles,
  sessions,
} from './accounts.tables.ts'
import { askersOf, delegatesOf, principalsOf } from './delegates/delegates.queries.ts'

const {
  passwordHash: _hash,
  emailKey: _key,
  signUpMark: _mark,
  draftKey: _draftKey,
  leavesAt: _leavesAt,
  ...account
} = getTableColumns(accounts)

/** What accounts store of people. */
export const accountsPersonal = ({ clock, db }: Context): PersonalData => ({
  tables: {
    accounts: { archivedAs: 'account' },
    sessions: { archivedAs: 'sessions' },
    known_devices: { archivedAs: 'devices' },
    mailed_links: { archivedAs: 'mailedLinks' },
    recruiter_profiles: { archivedAs: 'recruiterProfile' },
    advisor_approvals: { archivedAs: 'approval' },
    delegates: { archivedAs: 'delegations' },
    delegate_invitations: { archivedAs: 'askedToAct' },
    log_keys: { leftOut: 'what digests in the log are made with', kept: 'the same: it is tied to nobody' },
    attempts: { leftOut: 'tries are counted for a day under digests that lead to nobody', kept: 'the same, for the rest of the day' },
  },
  async collect({ id }: Actor) {
    const [own] = await db.select(account).from(accounts).where(eq(accounts.id, id))
    const [recruiter] = await db.select().from(recruiterProfiles).where(eq(recruiterProfiles.accountId, id))
    const { scope, createdAt, usedAt, expiresAt } = sessions
    const { purpose, email, createdAt: linkedAt, expiresAt: linkedUntil } = mailedLinks
    const { state, askedAt, decidedAt, reason } = advisorApprovals
    const [approval] = await db
      .select({ state, askedAt, decidedAt, reason })
      .from(advisorApprovals)
      .where(eq(advisorApprovals.accountId, id))
    return {
      account: own,
      approval: approval ?? null,
      sessions: await db
        .select({ scope, createdAt, usedAt, expiresAt })
        .from(sessions)
        .where(eq(sessions.accountId, id))
        .orderBy(desc(createdAt)),
      devices: await db
        .select({ usedAt: knownDevices.usedAt })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, id))
        .orderBy(desc(knownDevices.usedAt)),
      mailedLinks: await db
        .select({ purpose, email, createdAt: linkedAt, expiresAt: linkedUntil })
        .from(mailedLinks)
        .where(eq(mailedLinks.accountId, id)),
      recruiterProfile: recruiter?.generalInfo ?? null,
      askedToAct: await db
        .select({ email: delegateInvitations.email, createdAt: delegateInvitations.createdAt })
        .from(delegateInvitations)
        .where(eq(delegateInvitations.principalId, id)),
      delegations: {
        delegates: (await delegatesOf(db, id)).map(presentColleague),
        principals: (await principalsOf(db, id)).map(presentColleague),
        asking: own?.type === 'recruiter' ? (await askersOf(db, id, clock.now())).map(presentColleague) : [],
      },
    }
  },
})
