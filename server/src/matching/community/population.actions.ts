import type { Context } from '../../context.ts'
import { peopleWithGenome, someWithGenome } from '../../genome/genome.queries.ts'
import { weighingTime } from '../../genome/genomeOf.ts'
import { type Population, REFRESH_FROM, shippedPopulation } from '../../genome/population/population.ts'
import { usePopulation } from '../../genome/population/populationInUse.ts'
import { chunksOf } from '../../platform/chunks.ts'
import { OperatorError } from '../../platform/operatorError.ts'
import { profilesById } from '../../profiles/profiles.queries.ts'
import { populationReplaced } from '../matching.events.ts'
import { beginMeasuring } from './measuring.ts'

/** More people say no more, and take longer than a task may: a table of 300 measured almost as well as one of 3,000. */
export const MOST_MEASURED = 2_000
const BATCH = 250
/** A table is made anew once the people that it was made of are so many times more or fewer. */
const LEAST_CHANGE = 1.25

/** Too few people have a genome for a population table of their own. */
export class TooFewPeople extends OperatorError {}

/**
 * Makes the population table from people with a genome, 2,000 at most, drawn toward the table that comes with the product, and
 * makes it the one in use.
 * @throws TooFewPeople below 30
 */
export async function writePopulation(context: Context): Promise<Population> {
  const { db } = context
  const people = await peopleWithGenome(db)
  if (people < REFRESH_FROM) {
    throw new TooFewPeople(
      `Only ${people} people have a genome: from ${REFRESH_FROM} on, a table of their own says more than ` +
        'the one that comes with the product. Nothing was changed.',
    )
  }
  const population = await measured(context)
  await db.transaction(async (tx) => {
    await usePopulation(context, tx, population)
    await context.events.emit(tx, populationReplaced, {})
  })
  return population
}

async function measured({ db, clock }: Context): Promise<Population> {
  const chosen = await someWithGenome(db, MOST_MEASURED)
  const measuring = beginMeasuring(weighingTime(clock.now()), shippedPopulation)
  try {
    for (const ids of chunksOf(chosen, BATCH)) {
      const people = await profilesById(db, ids)
      measuring.add(people.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)).map(({ bio }) => bio))
    }
    return await measuring.end()
  } finally {
    await measuring.stop()
  }
}

/** Whether a table should be made: the community has none by the present formula, or has changed since. */
export async function isWorthMeasuring({ db, config }: Pick<Context, 'db' | 'config'>, current: Population): Promise<boolean> {
  // The people of the demonstration are made as those were whom the shipped table was made of.
  if (config.demonstration || config.populationTable === 'shipped') return false
  const people = await peopleWithGenome(db)
  if (people < REFRESH_FROM) return false
  if (current === shippedPopulation) return true
  const measured = Math.min(people, MOST_MEASURED)
  return measured > current.count * LEAST_CHANGE || measured < current.count / LEAST_CHANGE
}
