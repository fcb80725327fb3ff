import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { everyPosting } from '../postings/postings.queries.ts'
import { advisorInvitationsTo } from './advisors/advisors.queries.ts'
import { cohortMembers, cohorts } from './cohorts/cohorts.tables.ts'
import { groups } from './groups.tables.ts'
import { importedOf } from './imports/imports.queries.ts'
import { invitationsTo } from './invitations/invitations.queries.ts'
import { groupRoles } from './roles/roles.tables.ts'

/** The groups that an advisor wrote, and the cohorts that somebody is in. */
export const groupsPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    cohort_members: { archivedAs: 'cohorts' },
    group_advisor_invitations: { archivedAs: 'groupsToLead' },
    group_offers: { leftOut: 'which groups somebody is asked to own; notifications tell it' },
    group_roles: { archivedAs: 'groupRoles' },
    group_invitations: { archivedAs: 'groupInvitations' },
    invitation_opt_outs: { leftOut: 'a digest by which no invitation is sent to them', kept: 'so that nobody invites them again' },
    member_imports: { leftOut: 'the name of a file that an advisor brought in; it is about no person', kept: 'it is tied to nobody' },
    member_import_lines: { archivedAs: 'memberImports' },
    group_join_codes: { leftOut: 'a code of a group', kept: 'it is tied to nobody' },
    cohorts: { leftOut: 'what a group calls its parts; those that a person is in are told', kept: 'it is tied to nobody' },
    group_jobs: { leftOut: 'which jobs a group offers; it is about no person', kept: 'it is tied to nobody' },
    groups: { archivedAs: 'groupTexts', kept: 'what a group says stays with the group, for those who had to do with it' },
  },
  async collect({ id }) {
    const posting = everyPosting(db)
    const own = db.select({ id: posting.id }).from(posting).where(eq(posting.ownerId, id))
    const { postingId, info } = groups
    const { cohortId, role, since } = cohortMembers
    const inCohorts = db
      .select({ cohortId, name: cohorts.name, role, since })
      .from(cohortMembers)
      .innerJoin(cohorts, eq(cohorts.id, cohortId))
      .where(eq(cohortMembers.accountId, id))
      .orderBy(since, cohortId)
    const { groupId, wished, given } = groupRoles
    const roles = db.select({ groupId, wished, given }).from(groupRoles).where(eq(groupRoles.personId, id)).orderBy(groupId)
    return {
      groupRoles: await roles,
      groupsToLead: await advisorInvitationsTo(db, id),
      memberImports: await importedOf(db, id),
      groupInvitations: await invitationsTo(db, id),
      cohorts: await inCohorts,
      groupTexts: await db.select({ postingId, info }).from(groups).where(inArray(postingId, own)),
    }
  },
})
