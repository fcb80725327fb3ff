import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { accountBegun, accountConfirmed, accountLeaves, accountStays } from '../accounts/accounts.events.ts'
import { accountsAmong } from '../accounts/accounts.queries.ts'
import { announceSessionsChanged } from '../accounts/sessions/recentSessions.ts'
import type { Context } from '../context.ts'
import { photoChanged } from '../files/files.events.ts'
import { membershipsChanged } from '../memberships/memberships.events.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type EventKind, inTransaction } from '../platform/events/events.ts'
import { daily } from '../platform/tasks/daily.ts'
import { resolvedBy } from '../platform/http/things.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { subjectNames } from '../shownLists/shownLists.parts.ts'
import { growingYears, planGrowing } from './experience/experience.tasks.ts'
import { beginProfile, confirmProfile, noteMinorsAmongMembers, setLeaving, setPhoto } from './profiles.actions.ts'
import { profileChanged, visibilityChanged } from './profiles.events.ts'
import { profilesPersonal } from './profiles.personal.ts'
import { namesSeenBy, viewerOf } from './profiles.queries.ts'
import { profileRoutes } from './profiles.routes.ts'
import { profileFor, theProfile } from './profiles.things.ts'

/** Students' profiles: signing up, editing and reading them. */
export function createProfiles(context: Context, partsOf: PartsOf, listLog: ListLog): Domain {
  const growing = daily(context.log, 'years of experience could not grow', () => planGrowing(context))
  return {
    routes: profileRoutes(context, partsOf, listLog),
    things: [resolvedBy(theProfile, (actor, id) => profileFor(context, actor, id))],
    listeners: [
      ofStudents(accountConfirmed, (tx, { accountId }) => confirmProfile(context, tx, accountId)),
      ofStudents(accountBegun, (tx, { accountId, name }) => beginProfile(context, tx, accountId, name)),
      ofStudents(accountLeaves, (tx, { accountId }) => setLeaving(context, tx, accountId, true)),
      ofStudents(accountStays, (tx, { accountId }) => setLeaving(context, tx, accountId, false)),
      inTransaction(photoChanged, (tx, { ownerId, fileId }) => setPhoto(tx, ownerId, fileId)),
      inTransaction(membershipsChanged, (tx, { accountIds }) => noteMinorsAmongMembers(context, tx, accountIds)),
      // What decides whom somebody sees is read along with a session.
      ...[profileChanged, visibilityChanged].map((kind) =>
        inTransaction<{ profileId: Id }>(kind, async (tx, { profileId }) => announceSessionsChanged(context, tx, [profileId])),
      ),
    ],
    parts: [
      part(subjectNames, {
        of: 'person',
        namesSeenBy: (person, ids) => namesSeenBy(context, viewerOf(context, person), ids),
        among: accountsAmong,
      }),
    ],
    tasks: [growingYears(context)],
    personal: profilesPersonal(context),
    warm: growing.start,
    stop: async () => growing.stop(),
  }
}

/** Nobody else has a profile. */
const ofStudents = <P extends { readonly type: PersonKind }>(kind: EventKind<P>, handle: (tx: Transaction, payload: P) => Promise<void>) =>
  inTransaction(kind, async (tx, payload) => (payload.type === 'student' ? handle(tx, payload) : undefined))
