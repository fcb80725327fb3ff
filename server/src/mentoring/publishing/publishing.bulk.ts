import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { AssignmentKind } from '../tables/assignmentKind.ts'
import { publishIn } from './publishing.actions.ts'

/**
 * Publishes a draft as its advisor did at the moment that the clock tells, which is past: those of whom it changed something have been told since.
 * @throws Failure Stale, InvalidTransition
 */
export const publishInThePast = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Person,
  group: StoredMentoringGroup,
  baseVersion: number,
  kind: AssignmentKind,
): Promise<void> => {
  const asked = { baseVersion, notify: true, dryRun: false }
  await db.transaction((tx) => publishIn({ clock, db: tx }, actor, group, asked, kind))
}
