import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople, sketchClusters } from '../../matching.tables.ts'
import { NOBODY } from '../matchIndex.reading.ts'

/** Of so many people or more clusters are learned; each is of so many of them on average, at least. */
const FEWEST_PEOPLE = 2_500
const FEWEST_EACH = 10
/** The center of fewer would tell of them, also when they have gone. */
const FEWEST_AT_A_CENTER = 3
/** More are learned of no larger community: every search compares all centers. */
export const MOST_CLUSTERS = 512
/** Clusters are learned from the sketches of so many. */
export const MOST_SAMPLED = 20_000
/** After so many rounds hardly anybody of the sample changes clusters. */
const ROUNDS = 5
/** The cluster of whoever stands in none: so do all until clusters are learned. */
const NONE = -1
/** Where the graphs are there, ten milliseconds each: so long somebody who is being noted waits for their save. */
const PEOPLE_AT_ONCE = 100

/**
 * Finds out which sketches stand together, from those of some people (k-means by the angle: Dhillon and Modha, 2001). Once: later people are
 * like earlier ones, and of a cluster that has grown more have to be looked at, in a community where more fit.
 */
export async function learnClusters(db: Queries): Promise<void> {
  const { rows } = await db.execute<{ people: number }>(sql`
    select case when exists (select from ${sketchClusters}) then 0
      else (select count(*) from ${indexedPeople} where ${indexedPeople.sketch} is not null) end::int as people`)
  const { people } = rows[0]!
  if (people < FEWEST_PEOPLE) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table sampled on commit drop as
      select l2_normalize(${indexedPeople.sketch}) as sketch from ${indexedPeople} where ${indexedPeople.sketch} is not null
      order by hashtext(${indexedPeople.profileId}::text) limit ${MOST_SAMPLED}`)
    await tx.execute(sql`
      create temporary table centers on commit drop as
      select (row_number() over () - 1)::smallint as number, sketch as center from sampled
      limit ${sql.raw(String(Math.min(MOST_CLUSTERS, Math.floor(people / FEWEST_EACH))))}`)
    const means = sql`
      select number, l2_normalize(avg(sketch)) as center, count(*) as people
      from (select sketch, (select number from centers order by center <#> sketch limit 1) as number from sampled) as placed group by number`
    for (let round = 1; round < ROUNDS; round++) {
      await tx.execute(sql`update centers set center = means.center from (${means}) as means where means.number = centers.number`)
    }
    await tx.execute(sql`
      insert into ${sketchClusters} (number, center) select number, center from (${means}) as means where people >= ${FEWEST_AT_A_CENTER}`)
  })
}

/** Notes in which cluster those stand of whom it was not noted. Whoever is being saved is passed over: that save notes it. */
export async function noteClusters(db: Queries): Promise<void> {
  const { profileId, sketch, cluster } = indexedPeople
  for (let after = NOBODY; ;) {
    const some = db
      .select({ profileId })
      .from(indexedPeople)
      .where(and(sql`${profileId} > ${after}::uuid`, eq(cluster, NONE), isNotNull(sketch), sql`exists (select from ${sketchClusters})`))
      .orderBy(profileId)
      .limit(PEOPLE_AT_ONCE)
      .for('update', { skipLocked: true })
    const noted = await db
      .update(indexedPeople)
      .set({ cluster: clusterOf(sql`${sketch}`) })
      .where(sql`${profileId} in ${some}`)
      .returning({ profileId })
    if (noted.length === 0) return
    after = noted.map((person) => person.profileId).reduce((last, id) => (id > last ? id : last))
  }
}

/** The number of the cluster that a sketch stands in. */
export const clusterOf = (sketch: SQL): SQL =>
  sql`coalesce((select nearest.number from ${sketchClusters} as nearest order by nearest.center <#> ${sketch} limit 1), ${NONE}::smallint)`

/** The numbers of the clusters that are nearest to a sketch, so large a share of all, and that of whoever stands in none. */
export async function nearClusters(db: Queries, sketch: SQL, share: number): Promise<number[]> {
  const all = sql`select count(*) from ${sketchClusters}`
  const { rows } = await db.execute<{ number: number }>(
    sql`select number from ${sketchClusters} order by center <#> ${sketch} limit ceil(${share}::float8 * (${all}))`,
  )
  return [NONE, ...rows.map(({ number }) => number)]
}

/** Whether somebody stands in one of these clusters. A database that is told their numbers knows how many do. */
export const isInOneOf = (clusters: readonly number[]): SQL => sql`${indexedPeople.cluster} = any(${`{${clusters.join()}}`}::smallint[])`
