import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { weighingTime } from '../../genome/genomeOf.ts'
import { usePopulation } from '../../genome/population/populationInUse.ts'
import { REFRESH_FROM, type Population } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { OperatorError } from '../../platform/operatorError.ts'
import { profilesAfter } from '../../profiles/profiles.queries.ts'
import { populationOf } from './populationOf.ts'
import { factsOf, type PersonFacts } from '../vectors/vectors.ts'

const BATCH = 500

/** Too few people have a genome for a population table of their own. */
export class TooFewPeople extends OperatorError {}

/**
 * Makes the population table from all profiles with a genome, and makes it the one in use.
 * @throws TooFewPeople below 300
 */
export async function writePopulation(context: Context): Promise<Population> {
  const community = (await factsOfEverybody(context)).filter(({ signature }) => signature !== null)
  if (community.length < REFRESH_FROM) {
    throw new TooFewPeople(
      `Only ${community.length} people have a genome: from ${REFRESH_FROM} on, a table of their own says more than ` +
        'the one that comes with the product. Nothing was changed.',
    )
  }
  const population = populationOf(community, vocabulary)
  await usePopulation(context, population)
  return population
}

async function factsOfEverybody({ db, clock }: Context): Promise<PersonFacts[]> {
  const now = weighingTime(clock.now())
  const facts: PersonFacts[] = []
  let after: Id | undefined
  for (;;) {
    const people = await db.transaction((tx) => profilesAfter(tx, after, BATCH))
    facts.push(...people.map(({ bio }) => factsOf(bio, vocabulary, now)))
    after = people.at(-1)?.row.id
    if (after === undefined || people.length < BATCH) return facts
  }
}
