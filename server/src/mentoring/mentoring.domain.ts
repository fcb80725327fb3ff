import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { membershipsChanged } from '../memberships/memberships.events.ts'
import type { Domain } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { together } from '../platform/notifications.ts'
import { resolvedBy } from '../platform/http/things.ts'
import { visibilityChanged } from '../profiles/profiles.events.ts'
import { jobsTableRoutes } from './jobsTable/jobsTable.routes.ts'
import { dashboardRoutes } from './dashboards/dashboards.routes.ts'
import { leaveIfUnseen, leaveWhereUnfit } from './members.actions.ts'
import { mentoringPersonal } from './mentoring.personal.ts'
import { mentoringGroupFor, theMentoringGroup } from './mentoring.things.ts'
import { mentoringGroupRoutes } from './mentoringGroups.routes.ts'
import { ownMentoringRoutes } from './ownMentoring.routes.ts'
import { tellingOfLeaving } from './publishing/leaving.actions.ts'
import { tellingOfPublications } from './publishing/publishing.actions.ts'
import { endCalendar } from './living/calendar/calendar.actions.ts'
import { calendarRoutes } from './living/calendar/calendar.routes.ts'
import { dailyLook, livingTasks } from './living/daily.tasks.ts'
import { livingNotifications } from './living/living.notifications.ts'
import { livingRoutes } from './living/living.routes.ts'
import { mentoringNotifications } from './publishing/publishing.notifications.ts'
import { tableRoutes } from './tables/tables.routes.ts'
import { versionRoutes } from './versions/versions.routes.ts'

/** Who is assigned to whom in a group: its mentoring groups, and what their members tell for it. */
export const createMentoring = (context: Context, ranking: Ranking): Domain => ({
  routes: [
    ...mentoringGroupRoutes(context),
    ...ownMentoringRoutes(context, ranking),
    ...tableRoutes(context, ranking),
    ...jobsTableRoutes(context, ranking),
    ...versionRoutes(context),
    ...dashboardRoutes(context, ranking),
    ...livingRoutes(context, ranking),
    ...calendarRoutes(context),
  ],
  things: [resolvedBy(theMentoringGroup, (actor, id, of) => mentoringGroupFor(context, actor, id, of))],
  listeners: [
    inTransaction(membershipsChanged, (tx, { accountIds }) => leaveWhereUnfit(context, tx, accountIds)),
    inTransaction(visibilityChanged, (tx, { profileId }) => leaveIfUnseen(context, tx, profileId)),
    endCalendar,
  ],
  tasks: [tellingOfPublications(context), tellingOfLeaving(context), ...livingTasks(context)],
  ...dailyLook(context),
  notifications: together(mentoringNotifications, livingNotifications),
  personal: mentoringPersonal(context),
})
