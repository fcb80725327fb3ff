import { rename, writeFile } from 'node:fs/promises'
import type { Id } from '@trellis/contract/ids.ts'
import type { Context } from '../context.ts'
import { weighingTime } from '../genome/genomeOf.ts'
import { REFRESH_FROM, type Population } from '../genome/population.ts'
import { vocabulary } from '../genome/shippedVocabulary.ts'
import { OperatorError } from '../platform/operatorError.ts'
import { profilesAfter } from '../profiles/profiles.queries.ts'
import { populationOf } from './populationOf.ts'
import { factsOf, type PersonFacts } from './vectors.ts'

const BATCH = 500

/** Too few people have a genome for a population table of their own. */
export class TooFewPeople extends OperatorError {}

/**
 * Makes the population table from all profiles with a genome and writes it to a file, which is replaced in one step.
 * @throws TooFewPeople below 300
 */
export async function writePopulation(context: Context, file: string): Promise<Population> {
  const community = (await factsOfEverybody(context)).filter(({ signature }) => signature !== null)
  if (community.length < REFRESH_FROM) {
    throw new TooFewPeople(
      `Only ${community.length} people have a genome: from ${REFRESH_FROM} on, a table of their own says more than ` +
        'the one that comes with the product. Nothing was changed.',
    )
  }
  const population = populationOf(community, vocabulary)
  await writeFile(`${file}.new`, `${JSON.stringify(population)}\n`)
  await rename(`${file}.new`, file)
  return population
}

async function factsOfEverybody({ db, clock }: Context): Promise<PersonFacts[]> {
  const now = weighingTime(clock.now())
  const facts: PersonFacts[] = []
  let after: Id | undefined
  for (;;) {
    const people = await db.transaction((tx) => profilesAfter(tx, after, BATCH))
    facts.push(...people.map(({ told }) => factsOf(told, vocabulary, now)))
    after = people.at(-1)?.row.id
    if (after === undefined || people.length < BATCH) return facts
  }
}
