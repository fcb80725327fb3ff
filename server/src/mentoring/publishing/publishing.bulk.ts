import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { AssignmentKind } from '../tables/assignmentKind.ts'
import { publishIn, withoutAny } from './publishing.actions.ts'
import type { PublicationTold } from './publishing.events.ts'

/**
 * Publishes a draft as its advisor did at the moment that the clock tells, which is past.
 * @returns of what those of whom it changed something have been told since; undefined where it changed nothing
 * @throws Failure Stale, InvalidTransition
 */
export async function publishInThePast(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Person,
  group: StoredMentoringGroup,
  baseVersion: number,
  kind: AssignmentKind,
): Promise<PublicationTold | undefined> {
  const asked = { baseVersion, notify: true, dryRun: false }
  return db.transaction(async (tx) => {
    const { publicationId, told } = await publishIn({ clock, db: tx }, actor, group, asked, kind)
    if (publicationId === undefined) return undefined
    const left = await withoutAny(tx, group.id, told, kind)
    const people = told.map((one) => ({ ...one, hasNobody: left.has(one) }))
    return { id: publicationId, of: kind.noun, groupId: group.groupId, mentoringGroupId: group.id, told: people }
  })
}
