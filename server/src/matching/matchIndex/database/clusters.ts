import { and, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople, sketchClusters } from '../../matching.tables.ts'
import { NOBODY } from '../matchIndex.reading.ts'

/** Of so many people or more clusters are learned. */
export const FEWEST_PEOPLE = 2_500
/** So many times the square root of their number. */
const TIMES_THE_ROOT = 4
/** The center of fewer would tell of them, also when they have gone. */
const FEWEST_AT_A_CENTER = 3
/** More are learned of no larger community: every search compares all centers. */
const MOST_CLUSTERS = 4_096
/** In a community of so many times the people of whom they were learned, they are learned anew, if more are wanted. */
const TIMES_MORE = 4
/** Each is learned from the sketches of so many, where there are as many: learned of half as many they are less alike in size, and more people have to be looked at. */
const SAMPLED_FOR_EACH = 40
/** Clusters are learned from the sketches of no more. */
export const MOST_SAMPLED = SAMPLED_FOR_EACH * MOST_CLUSTERS
/** After so many rounds hardly anybody of the sample changes clusters. */
const ROUNDS = 5
/** The cluster of whoever stands in none: so do all until clusters are learned. */
const NONE = -1
/** Where the words of each are indexed anew, some milliseconds each: so long somebody who is being noted waits for their save. */
const PEOPLE_AT_ONCE = 100

const clustersFor = (people: number): number => Math.min(MOST_CLUSTERS, Math.floor(TIMES_THE_ROOT * Math.sqrt(people)))

/** Of how many people those clusters were learned that everybody is noted in. */
const lastLearnedOf = sql`(select max(${sketchClusters.learnedOf}) from ${sketchClusters})`

/**
 * Finds out which sketches stand together, from those of some people (k-means by the angle: Dhillon and Modha, 2001). Again where a community has
 * grown to many times its size: until `noteClusters` has gone through everybody, some stand in earlier clusters.
 * @param db one connection, or a transaction: it keeps tables of its own meanwhile
 * @returns whether there are new ones
 */
export async function learnClusters(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ people: number; learnedOf: number | null }>(sql`
    select (select count(*) from ${indexedPeople})::int as people, ${lastLearnedOf} as "learnedOf"`)
  const { people, learnedOf } = rows[0]!
  if (people < FEWEST_PEOPLE) return false
  if (learnedOf !== null && (people < TIMES_MORE * learnedOf || clustersFor(people) <= clustersFor(learnedOf))) return false
  const clusters = clustersFor(people)
  // No transaction holds all of it: that would keep the database from tidying up, and a change of the table waiting, for many minutes.
  await forgetTables(db)
  await db.execute(sql`
    create temporary table sampled as
    select l2_normalize(${indexedPeople.sketch}) as sketch from ${indexedPeople} where ${indexedPeople.sketch} is not null
    order by hashtext(${indexedPeople.profileId}::text) limit ${sql.raw(String(SAMPLED_FOR_EACH * clusters))}`)
  await db.execute(sql`
    create temporary table centers as
    select (row_number() over () - 1)::smallint as number, sketch as center from sampled limit ${sql.raw(String(clusters))}`)
  const means = sql`
    select number, l2_normalize(avg(sketch)) as center, count(*) as people
    from (select sketch, (select number from centers order by center <#> sketch limit 1) as number from sampled) as placed group by number`
  for (let round = 1; round < ROUNDS; round++) {
    // Made anew: of a table that is changed each comparison goes through its earlier rows, too.
    await db.execute(sql`create temporary table moved as ${means}`)
    await db.execute(sql`drop table pg_temp.centers`)
    await db.execute(sql`alter table pg_temp.moved rename to centers`)
  }
  await db.execute(sql`
    insert into ${sketchClusters} (number, center, learned_of)
    select number + 1 + coalesce((select max(number) from ${sketchClusters}), ${NONE}), center, ${people}::int from (${means}) as means
    where people >= ${FEWEST_AT_A_CENTER}`)
  await forgetTables(db)
  return true
}

async function forgetTables(db: Queries): Promise<void> {
  await db.execute(sql`drop table if exists pg_temp.sampled, pg_temp.centers, pg_temp.moved`)
}

/**
 * Notes in which cluster those stand of whom it was not noted, or only among earlier ones. Whoever is being saved is passed over: they are noted by that
 * save, or the next time. Earlier clusters are forgotten when nobody had to be noted any more.
 * @returns of how many it was noted
 */
export async function noteClusters(db: Queries): Promise<number> {
  const { profileId, sketch, cluster } = indexedPeople
  const { number, learnedOf } = sketchClusters
  const isEarlier = sql`${learnedOf} < ${lastLearnedOf}`
  // By itself: of a number the database knows how many stand below it.
  const { rows } = await db.execute<{ first: number | null }>(
    sql`select min(${number}) as first from ${sketchClusters} where not (${isEarlier})`,
  )
  if (rows[0]!.first === null) return 0
  const first = sql.raw(String(rows[0]!.first))
  let [after, many] = [NOBODY, 0]
  for (;;) {
    const some = db
      .select({ profileId })
      .from(indexedPeople)
      .where(and(sql`${profileId} > ${after}::uuid`, lt(cluster, first), isNotNull(sketch)))
      .orderBy(profileId)
      .limit(PEOPLE_AT_ONCE)
      .for('update', { skipLocked: true })
    const noted = await db
      .update(indexedPeople)
      .set({ cluster: clusterOf(sql`${sketch}`) })
      .where(sql`${profileId} in ${some}`)
      .returning({ profileId })
    if (noted.length === 0) {
      const isSomebodyThere = sql`exists (select from ${indexedPeople} where ${cluster} >= 0 and ${cluster} < ${first})`
      if (after === NOBODY) await db.delete(sketchClusters).where(and(isEarlier, not(isSomebodyThere)))
      return many
    }
    many += noted.length
    after = noted.map((person) => person.profileId).reduce((last, id) => (id > last ? id : last))
  }
}

/** The number of the cluster that a sketch stands in, of those learned last. */
export const clusterOf = (sketch: SQL): SQL =>
  sql`coalesce((select nearest.number from ${sketchClusters} as nearest where nearest.learned_of = ${lastLearnedOf}
    order by nearest.center <#> ${sketch} limit 1), ${NONE}::smallint)`

const REMEMBERED_MS = 10_000

/** Whether an index leads to the words of clusters. Without it they would be made of everybody's words, for minutes. */
export const areWordsIndexed = sql`exists (select from pg_index where indexrelid = to_regclass('match_index_words_of_clusters') and indisvalid)`

/**
 * In how many clusters words are looked up: in none until they are indexed. Remembered for some seconds, to choose the shortest of several ways to the
 * same people; whoever takes it asks once more.
 */
export function rememberedClusterCount(): (db: Queries) => Promise<number> {
  let [clusters, until] = [0, -Infinity]
  return async (db) => {
    if (performance.now() > until) [clusters, until] = [await db.$count(sketchClusters, areWordsIndexed), performance.now() + REMEMBERED_MS]
    return clusters
  }
}

/**
 * The numbers of the clusters that are nearest to a sketch, as an array: such a share of each that were learned together, of which there are several
 * while people are being noted anew, and that of whoever stands in none.
 */
export function nearClusters(sketch: SQL, share: number): SQL<number[]> {
  const { number, center, learnedOf } = sketchClusters
  return sql`array(
    select near.number
    from (select ${learnedOf} as "of", count(*) as clusters from ${sketchClusters} group by ${learnedOf}) as learned,
      lateral (select ${number} from ${sketchClusters} where ${learnedOf} = learned."of"
        order by ${center} <#> ${sketch} limit ceil(${share}::float8 * learned.clusters)) as near) || ${NONE}::smallint`
}

/** Whether somebody stands in one of these clusters. A database that is told their numbers knows how many do. */
export const isInOneOf = (clusters: readonly number[]): SQL => sql`${indexedPeople.cluster} = any(${`{${clusters.join()}}`}::smallint[])`
