import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { runsGroup } from '../../memberships/roles.policy.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Found, thingKind } from '../../platform/http/things.ts'
import { type Cohort, cohortById, isInCohort } from './cohorts.queries.ts'

export const theCohort = thingKind<Cohort>()('cohort', 'NotFound')

type May = ReadonlySet<Abilities['cohort']>
const everything: May = new Set(['see', 'edit'])
const onlySee: May = new Set(['see'])

/** A cohort with what the actor may do with it: the advisors of its group everything, those who are in it see it. */
export async function cohortFor({ db }: Pick<Context, 'db'>, actor: Actor, id: Id): Promise<Found<'cohort', Cohort>> {
  const row = await cohortById(db, id)
  if (row === undefined) return undefined
  if (actor.isSuperUser || runsGroup(actor, row.groupId)) return { row, may: everything }
  return (await isInCohort(db, id, actor.id)) ? { row, may: onlySee } : undefined
}
