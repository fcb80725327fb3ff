import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople, sketchClusters } from '../../matching.tables.ts'

/** Of so many people or more clusters are learned; each is of so many of them on average, at least. */
const FEWEST_PEOPLE = 2_500
const FEWEST_EACH = 10
/** The center of fewer would tell of them, also when they have gone. */
const FEWEST_AT_A_CENTER = 3
/** More are learned of no larger community: every search compares all centers. */
const MOST_CLUSTERS = 512
/** Clusters are learned from the sketches of so many. */
export const MOST_SAMPLED = 20_000
/** After so many rounds hardly anybody of the sample changes clusters. */
const ROUNDS = 5
/** The cluster of whoever stands in none: so do all until clusters are learned. */
const NONE = -1
const PEOPLE_AT_ONCE = 1_000

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
      insert into ${sketchClusters} (number, center)
      select row_number() over () - 1, sketch from sampled limit ${Math.min(MOST_CLUSTERS, Math.floor(people / FEWEST_EACH))}`)
    for (let round = 0; round < ROUNDS; round++) {
      await tx.execute(sql`
        update ${sketchClusters} set center = l2_normalize(mean) from (
          select number, avg(sketch) as mean from (select ${clusterOf(sql`sketch`)} as number, sketch from sampled) as placed group by number
        ) as found where found.number = ${sketchClusters.number}`)
    }
    await tx.execute(sql`
      delete from ${sketchClusters} where number not in (
        select number from (select ${clusterOf(sql`sketch`)} as number from sampled) as placed group by number
        having count(*) >= ${FEWEST_AT_A_CENTER})`)
  })
}

/** Notes in which cluster those stand of whom it was not noted. */
export async function noteClusters(db: Queries): Promise<void> {
  const { profileId, sketch, cluster } = indexedPeople
  const isLearned = sql`exists (select from ${sketchClusters})`
  for (;;) {
    const some = db
      .select({ profileId })
      .from(indexedPeople)
      .where(and(eq(cluster, NONE), isNotNull(sketch), isLearned))
      .limit(PEOPLE_AT_ONCE)
    const { rowCount } = await db
      .update(indexedPeople)
      .set({ cluster: clusterOf(sql`${sketch}`) })
      .where(sql`${profileId} in ${some}`)
    if ((rowCount ?? 0) < PEOPLE_AT_ONCE) return
  }
}

/** The number of the cluster that a sketch stands in. */
export const clusterOf = (sketch: SQL): SQL =>
  sql`coalesce((select nearest.number from ${sketchClusters} as nearest order by nearest.center <#> ${sketch} limit 1), ${NONE}::smallint)`

/**
 * Whether somebody stands in one of the clusters that are nearest to a sketch, so large a share of all, or in none. The clusters are looked up
 * first: a database that is told them knows how many stand there.
 */
export async function isInNearClusters(db: Queries, sketch: SQL, share: number): Promise<SQL> {
  const all = sql`select count(*) from ${sketchClusters}`
  const { rows } = await db.execute<{ numbers: string }>(sql`
    select array(select ${NONE}::smallint union all
      (select number from ${sketchClusters} order by center <#> ${sketch} limit ceil(${share}::float8 * (${all}))))::text as numbers`)
  return sql`${indexedPeople.cluster} = any(${rows[0]!.numbers}::smallint[])`
}
