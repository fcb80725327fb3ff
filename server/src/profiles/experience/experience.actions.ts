import { DAY_MS } from '@trellis/contract/durations.ts'
import { yearsOfExperience } from '@trellis/contract/profiles/bio.ts'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { experienceGrown } from '../profiles.events.ts'
import { bios, profiles } from '../profiles.tables.ts'

/** Who goes on working has a month more after so long: sooner, nothing is written. */
const MONTH_MS = 30 * DAY_MS
const LEAST_GROWTH = 1 / 13
const PEOPLE_AT_ONCE = 200

/** Who saved their bio more than a month before, and had not left all of their positions then. */
const mayGrow = (now: number) =>
  and(
    lte(profiles.updatedAt, new Date(now - MONTH_MS)),
    sql`jsonb_path_exists(${bios.professionalInfo}, '$.positionsHeld[*] ? (@.endDate > $saved)',
      jsonb_build_object('saved', extract(epoch from ${profiles.updatedAt}) * 1000))`,
  )

/** Whether there is anybody whose years may have grown. */
export async function hasGrowing(db: Queries, now: number): Promise<boolean> {
  const first = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(bios, eq(bios.profileId, profiles.id))
    .where(mayGrow(now))
    .limit(1)
  return first.length > 0
}

/**
 * Lets the years of experience of those grow who go on working, some hundreds of people in the order of their ids. Whoever saves just now is passed
 * over: their years are counted there.
 * @returns after whom to go on; undefined at the end
 */
export async function growYears(context: Context, after: Id | undefined): Promise<Id | undefined> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const people = await tx
      .select({ id: profiles.id, years: profiles.yearsExperience, professionalInfo: bios.professionalInfo })
      .from(profiles)
      .innerJoin(bios, eq(bios.profileId, profiles.id))
      .where(and(mayGrow(now), after === undefined ? undefined : gt(profiles.id, after)))
      .orderBy(asc(profiles.id))
      .limit(PEOPLE_AT_ONCE)
      .for('no key update', { of: profiles, skipLocked: true })
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
    return people.length < PEOPLE_AT_ONCE ? undefined : people.at(-1)!.id
  })
}
