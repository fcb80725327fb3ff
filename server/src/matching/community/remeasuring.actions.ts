import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { storeGenomes } from '../../genome/genome.actions.ts'
import { madeOtherwise } from '../../genome/genome.queries.ts'
import type { FollowedPopulation } from '../../genome/population/populationInUse.ts'
import { chunksOf } from '../../platform/chunks.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readText } from '../../platform/reading/reading.ts'
import { daily } from '../../platform/tasks/daily.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { lockedProfile, profileById } from '../../profiles/profiles.queries.ts'
import { storeMatchRows } from '../matching.actions.ts'
import { populationReplaced } from '../matching.events.ts'
import type { Measures } from '../scoring/measures.ts'
import { bioReading } from '../vectors/bios.reading.ts'
import { isWorthMeasuring, writePopulation } from './population.actions.ts'

const measure = taskKind('matching.measureCommunity', z.strictObject({}))
const remeasure = taskKind('matching.remeasure', z.strictObject({ after: Id.optional() }))
const remeasurePeople = taskKind('matching.remeasurePeople', z.strictObject({ ids: z.array(Id).min(1) }))
/** So few that requests go between one part and the next. */
const PEOPLE_AT_ONCE = 25

/** Makes one person's genome and what matching keeps of them anew. The long text is read before anything is locked. */
async function remeasurePerson(context: Context, measures: Measures, id: Id): Promise<void> {
  const { db, clock } = context
  const before = await profileById(db, id)
  if (before === undefined) return
  const { terms } = await readText(bioReading, before.bio)
  await db.transaction(async (tx) => {
    const profile = await lockedProfile(tx, id)
    // Whoever saved in between was measured then.
    if (profile === undefined || profile.row.updatedAt.getTime() !== before.row.updatedAt.getTime()) return
    await storeGenomes(tx, measures, [profile], clock.now())
    await storeMatchRows(context, tx, measures, [{ ...profile, terms }])
  })
}

/** Keeps a community's own population table, and everybody measured by it. */
export function followCommunity(context: Context, measures: Measures, population: FollowedPopulation) {
  const { db, tasks, events, log } = context

  async function look(): Promise<void> {
    await population.refresh()
    if (await isWorthMeasuring(context, population.current)) await tasks.add(db, measure, {})
    else if ((await madeOtherwise(db, measures, { after: undefined, limit: 1 })).length > 0) {
      // People were weighed by another table or vocabulary, and so was whatever else is compared with them.
      await db.transaction((tx) => events.emit(tx, populationReplaced, {}))
    }
  }

  const looking = daily(log, 'whether the population table still fits the community could not be looked at', look)

  const works: TaskWork[] = [
    carriedOut(measure, async () => {
      await population.refresh()
      // Several processes look each day: the first one measures.
      if (await isWorthMeasuring(context, population.current)) await writePopulation(context)
      await population.refresh()
    }),
    carriedOut(remeasurePeople, async ({ ids }) => {
      await population.refresh()
      for (const id of ids) await remeasurePerson(context, measures, id)
    }),
    carriedOut(remeasure, async ({ after }) => {
      await population.refresh()
      const ids = await madeOtherwise(db, measures, { after, limit: PEOPLE_AT_ONCE })
      for (const id of ids) await remeasurePerson(context, measures, id)
      if (ids.length === PEOPLE_AT_ONCE) await tasks.add(db, remeasure, { after: ids.at(-1)! })
    }),
  ]
  return {
    works,
    remeasure: (tx: Queries, ids: readonly Id[]) =>
      tasks.addEach(
        tx,
        remeasurePeople,
        chunksOf(ids, PEOPLE_AT_ONCE).map((some) => ({ ids: some })),
      ),
    remeasureAll: (tx: Queries) => tasks.addInstead(tx, remeasure, {}),
    /** Looks now and once a day. */
    start: looking.start,
    stop: looking.stop,
  }
}
