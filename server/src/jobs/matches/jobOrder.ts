import { yearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { and, eq, exists, inArray, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isInCountry, isInOtherCountry } from '../../matching/search/countryConditions.ts'
import type { Queries } from '../../platform/database/database.ts'
import { afterDegree, experienceHad, experienceSuiting, hasJustBegun, levelsSuiting } from './experience.policy.ts'
import { worthNoMove, isUnder18, payWorth, placeWorth, type Taker } from './jobGrounds.policy.ts'
import { jobs } from '../jobs.tables.ts'

const no = sql`false`

/** `hindrancesOf` in the database: whether there is any. What is not known hinders nobody. */
export function isHindered(taker: Taker): SQL<boolean> {
  const { education, age } = taker
  const above = levels.slice(taker.level + 1)
  const conditions = [
    above.length > 0 ? sql`(${jobs.level} = any(${sql.param([...above])}::text[]) and not ${asksForYearsHad(taker)})` : no,
    education === null ? no : sql`coalesce(${jobs.education} > ${education}, false)`,
    age === null ? no : sql`coalesce(${jobs.leastAge} > ${age}, false)`,
    isUnder18(taker) ? isInOtherCountry(jobs.locationCountry, taker.country) : no,
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Whether the job of a posting is one that somebody cannot take, in a query that knows postings alone. */
export const isBeyond = (db: Queries, postingId: SQLWrapper, taker: Taker): SQL<boolean> =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(jobs)
      .where(and(eq(jobs.postingId, sql`${postingId}`), isHindered(taker))),
  )}`

/** Whether a job is of somebody's level, names years that they have, or is first work after a degree for whoever has begun to work lately, also before a second one. */
export function isOfLevel(taker: Taker): SQL<boolean> {
  const level = levels[taker.level]!
  const ofOwn = inArray(jobs.level, levelsSuiting(level, taker.yearsExperience))
  const above = levels.slice(taker.level + 1)
  const conditions = [
    ofOwn,
    above.length === 0 ? undefined : and(inArray(jobs.level, above), asksForYearsHad(taker)),
    hasJustBegun(level, taker.yearsExperience) ? isFirstWork() : undefined,
  ]
  return sql<boolean>`${or(...conditions)}`
}

/** `isAfterDegree` in the database. */
const isFirstWork = (): SQL | undefined =>
  and(
    inArray(jobs.level, [...afterDegree.levels]),
    eq(jobs.employmentType, afterDegree.employmentType),
    eq(jobs.experience, yearsOfExperience.indexOf(afterDegree.experience)),
  )

function asksForYearsHad(taker: Taker): SQL {
  const places = experienceHad(levels[taker.level]!, taker.yearsExperience)
  return places.length === 0 ? no : sql`coalesce(${jobs.experience} = any(${sql.param(places)}::smallint[]), false)`
}

/** What `placeOf` and `payOf` add to a raw score, in the database. */
export function besideLikeness(taker: Taker): SQL<number> {
  const { city, state, country } = taker
  const pay = sql`case when ${jobs.employmentType} = 'unpaid' then 0
    when ${jobs.payOfYear} > 0 then ${payWorth.told}::float8 else ${payWorth.paid}::float8 end`
  const within = sql`case when ${isIn(jobs.locationCity, city)} then ${placeWorth.city}::float8
    when ${isIn(jobs.locationState, state)} then ${placeWorth.state}::float8 else ${placeWorth.country}::float8 end`
  return sql<number>`(case when ${isInCountry(jobs.locationCountry, country)} then ${within}
    when ${jobs.workplace} <> 'remote' then 0
    when ${isInOtherCountry(jobs.locationCountry, country)} then ${placeWorth.remoteAbroad}::float8 else ${placeWorth.remote}::float8 end + ${pay})`
}

/**
 * Whether a job is done at a place to which the student would have to move: in another country, or, where it is for pupils or for some hours a
 * week, in another state of theirs. What is not known is within reach.
 */
export function isOutOfReach({ state, country }: Taker): SQL {
  const keepsHome = or(eq(jobs.level, 'hs'), inArray(jobs.employmentType, [...worthNoMove]))
  const isElsewhere =
    state === '' ? no : and(isInCountry(jobs.locationCountry, country), ne(jobs.locationState, ''), ne(jobs.locationState, state))
  return and(ne(jobs.workplace, 'remote'), or(isInOtherCountry(jobs.locationCountry, country), and(keepsHome, isElsewhere)))!
}

const isIn = (column: typeof jobs.locationCity | typeof jobs.locationState, place: string): SQL =>
  place === '' ? no : sql`${column} = ${place}`

/** Whether a job lies in the student's city or state; none does where they do not say where they are. */
export function isNear(taker: Taker): SQL<boolean> {
  const { city, state, country } = taker
  return sql<boolean>`(${isInCountry(jobs.locationCountry, country)} and (${isIn(jobs.locationCity, city)} or ${isIn(jobs.locationState, state)}))`
}

/** Whether a job asks for as many years of experience as the student has; one that does not say suits anybody. */
export function isOfExperience({ yearsExperience }: Taker): SQL<boolean> {
  return sql<boolean>`coalesce(${jobs.experience} = any(${sql.param(experienceSuiting(yearsExperience))}::smallint[]), true)`
}
