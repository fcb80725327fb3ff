import { DAY_MS } from '@trellis/contract/durations.ts'
import { yearsOfExperience } from '@trellis/contract/profiles/bio.ts'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { experienceGrown } from '../profiles.events.ts'
import { bios, profiles } from '../profiles.tables.ts'

/** Who goes on working has a month more after so long: sooner, nothing is written. */
const MONTH_MS = 30 * DAY_MS
const LEAST_GROWTH = 1 / 13
const PEOPLE_AT_ONCE = 200

const isDue = (now: number) => lte(bios.yearsCountedAt, new Date(now - MONTH_MS))

/** Whether there is anybody whose years of experience were counted a month before, or never. */
export async function hasGrowing(db: Queries, now: number): Promise<boolean> {
  const first = await db.select({ id: bios.profileId }).from(bios).where(isDue(now)).limit(1)
  return first.length > 0
}

/**
 * Counts the years of experience of some hundreds of people anew, longest uncounted first: those of whoever goes on working grow. Nobody is looked at
 * again within a month. Whoever saves just now is passed over: their years are counted there. Both rows are locked, so that what was saved meanwhile
 * is seen.
 * @returns whether there may be more of them
 */
export async function growYears(context: Context): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const people = await tx
      .select({ id: bios.profileId, years: profiles.yearsExperience, professionalInfo: bios.professionalInfo })
      .from(bios)
      .innerJoin(profiles, eq(profiles.id, bios.profileId))
      .where(isDue(now))
      .orderBy(asc(bios.yearsCountedAt))
      .limit(PEOPLE_AT_ONCE)
      .for('no key update', { skipLocked: true })
    const all = people.map(({ id }) => id)
    await tx
      .update(bios)
      .set({ yearsCountedAt: new Date(now) })
      .where(inArray(bios.profileId, all))
    const grown = people.flatMap(({ id, years, professionalInfo }) => {
      const yearsNow = yearsOfExperience({ ...emptyProfile(), professionalInfo }, now)
      return yearsNow - years < LEAST_GROWTH ? [] : [{ id, years: yearsNow }]
    })
    if (grown.length > 0) {
      const ids = grown.map(({ id }) => id)
      const counted = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(grown.map(({ years }) => years))}::real[]) as counted (id, years)`
      await tx
        .update(profiles)
        .set({ yearsExperience: sql`counted.years` })
        .from(counted)
        .where(sql`counted.id = ${profiles.id}`)
      await context.events.emit(tx, experienceGrown, { ids })
    }
    return people.length === PEOPLE_AT_ONCE
  })
}
