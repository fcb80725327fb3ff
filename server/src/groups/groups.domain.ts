import { suggestingKind } from '../candidates/candidates.parts.ts'
import type { Context } from '../context.ts'
import { jobsOfOwnCohort as jobsOfOwnCohortKind } from '../jobs/jobs.parts.ts'
import { ownCohort } from '../matching/matching.parts.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { type Domain, part } from '../platform/domain.ts'
import { together } from '../platform/notifications.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { admissionRules } from '../postings/postings.parts.ts'
import { groupName, hiding } from '../profiles/profiles.parts.ts'
import { forgetAskedAdvisors } from './advisors/advisors.actions.ts'
import { advisorsNotifications } from './advisors/advisors.notifications.ts'
import { advisorRoutes } from './advisors/advisors.routes.ts'
import { followPassing } from './advisors/handingOver.actions.ts'
import { tellingInvited } from './advisors/telling.actions.ts'
import { ownCohortWithPeople } from './cohorts/cohorts.queries.ts'
import { cohortRoutes } from './cohorts/cohorts.routes.ts'
import { cohortFor, theCohort } from './cohorts/cohorts.things.ts'
import { dissolving } from './dissolving.actions.ts'
import { editingRoutes } from './groupEditing.routes.ts'
import { groupKind } from './groupKind.ts'
import { readingRoutes } from './groupReading.routes.ts'
import { groupsPersonal } from './groups.personal.ts'
import { setMemberHidden } from './hiding/hiding.actions.ts'
import { hidingNotifications } from './hiding/hiding.notifications.ts'
import { nameOfGroup } from './hiding/hiding.queries.ts'
import { forgetImported, importing, sweepingImports } from './imports/importing.actions.ts'
import { importRoutes } from './imports/imports.routes.ts'
import { jobsOfOwnCohort } from './internships/internships.queries.ts'
import { internshipRoutes } from './internships/internships.routes.ts'
import { forgetInvited, sweeping } from './invitations/answering.actions.ts'
import { followSignUps } from './invitations/arriving.actions.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { mailingInvitations } from './invitations/mailing.actions.ts'
import { groupMatchRoutes } from './matches/groupMatches.routes.ts'
import { joinCodeRoutes } from './joinCodes/joinCodes.routes.ts'
import { followAcceptance, groupAdmission } from './members.actions.ts'
import { recruiterRoutes } from './recruiters/recruiters.routes.ts'
import { roleRoutes } from './roles/roles.routes.ts'
import { webLinkRoutes } from './webLink/webLink.routes.ts'

/** Groups: what advisors tell of them, who joins, and whom they suit. */
export const createGroups = (context: Context, ranking: Ranking): Domain => ({
  routes: [
    ...editingRoutes(context, ranking),
    ...readingRoutes(context, ranking),
    ...groupMatchRoutes(context, ranking),
    ...webLinkRoutes(context),
    ...cohortRoutes(context),
    ...internshipRoutes(context, ranking),
    ...roleRoutes(context),
    ...recruiterRoutes(context),
    ...invitationRoutes(context),
    ...joinCodeRoutes(context),
    ...importRoutes(context),
    ...advisorRoutes(context),
  ],
  things: [resolvedBy(theCohort, (actor, id) => cohortFor(context, actor, id))],
  listeners: [
    followAcceptance(context),
    followSignUps(context),
    // Whoever carries an import out holds it before the invitations that it makes.
    forgetImported,
    forgetInvited,
    forgetAskedAdvisors,
    followPassing(context),
  ],
  tasks: [
    dissolving(context),
    mailingInvitations(context),
    sweeping(context),
    importing(context),
    sweepingImports(context),
    tellingInvited(context),
  ],
  parts: [
    part(suggestingKind, groupKind),
    part(admissionRules, groupAdmission(context)),
    part(ownCohort, (accountId, cohortId) => ownCohortWithPeople(context.db, accountId, cohortId)),
    part(jobsOfOwnCohortKind, jobsOfOwnCohort),
    part(hiding, { profType: 'groupAdmin', setHidden: (...hidden) => setMemberHidden(context, ...hidden) }),
    part(groupName, (groupId) => nameOfGroup(context.db, groupId)),
  ],
  notifications: together(advisorsNotifications(context), hidingNotifications),
  personal: groupsPersonal(context),
})
