import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { profileChanged } from '../profiles/profiles.events.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { remakeGenome } from './genome.actions.ts'
import { genomePersonal } from './genome.personal.ts'
import type { Measures } from './genomeOf.ts'
import { genomeRoutes } from './genome.routes.ts'
import type { FollowedPopulation } from './population/populationInUse.ts'

/** The weights of a person's skills, made anew with every change of the bio. */
export function createGenome(context: Context, population: FollowedPopulation): Domain {
  const measures: Measures = {
    vocabulary,
    get population() {
      return population.current
    },
  }
  return {
    routes: genomeRoutes(context),
    listeners: [inTransaction(profileChanged, (tx, change) => remakeGenome(context, measures, tx, change))],
    personal: genomePersonal(context),
  }
}
