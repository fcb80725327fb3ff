import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { TaggedEntry } from '@trellis/contract/profiles/profiles.ts'
import type { Queries } from '../platform/database/database.ts'
import { isSelf } from '../platform/http/access.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import { isSeenBy } from '../profiles/profiles.queries.ts'
import { genomes, genomeSnapshots } from './genome.tables.ts'
import type { Measures, PersonGenome } from './genomeOf.ts'

export type Snapshot = typeof genomeSnapshots.$inferSelect

const NO_GENOME: PersonGenome = { signature: null, lift: null, entries: [] }

/** A genome; to the person themselves with its snapshots, oldest first. */
interface SeenGenome {
  readonly genome: PersonGenome
  readonly snapshots?: Snapshot[]
}

/** A person's genome; undefined where the viewer may not see them. */
export async function genomeSeenBy(db: Queries, viewer: Viewer, profileId: Id): Promise<SeenGenome | undefined> {
  if (!(await isSeenBy(db, viewer, profileId))) return undefined
  const genome = await genomeOfPerson(db, profileId)
  return isSelf(viewer, profileId) ? { genome, snapshots: await snapshotsOf(db, profileId) } : { genome }
}

/** A person's genome, whoever asks. */
export async function genomeOfPerson(db: Queries, profileId: Id): Promise<PersonGenome> {
  const { signature, lift, entries } = genomes
  const [genome = NO_GENOME] = await db.select({ signature, lift, entries }).from(genomes).where(eq(genomes.profileId, profileId))
  return genome
}

/** A person's own snapshots, oldest first. */
export async function snapshotsOf(db: Queries, profileId: Id): Promise<Snapshot[]> {
  return db
    .select()
    .from(genomeSnapshots)
    .where(eq(genomeSnapshots.profileId, profileId))
    .orderBy(asc(genomeSnapshots.takenAt), asc(genomeSnapshots.id))
}

/** Signatures by person, to be joined on `profileId`. */
export function signatures(db: Queries) {
  return db.select({ profileId: genomes.profileId, signature: genomes.signature }).from(genomes).as('genome')
}

/** The names and the tags of entries as they are written, in one order: what each adds to the genome is three quarters of all that is kept of them. */
interface WrittenEntries {
  readonly names: string | null
  readonly tags: string | null
}

/** The same with the entries that the genomes are made of, as they are written: {@link entriesIn} reads them. */
export function genomesWithEntries(db: Queries) {
  const { profileId, signature, entries } = genomes
  const written = (key: 'name' | 'tags') => sql<string>`jsonb_path_query_array(${entries}, ${sql.raw(`'strict $[*].${key}'`)})::text`
  return db
    .select({ profileId, signature, names: written('name').as('entry_names'), tags: written('tags').as('entry_tags') })
    .from(genomes)
    .as('genome')
}

/** Entries that are kept by somebody's genome; none where there is no genome. */
export function entriesIn({ names, tags }: WrittenEntries): TaggedEntry[] {
  if (names === null || tags === null) return []
  const ofEach = JSON.parse(tags) as string[][]
  return (JSON.parse(names) as string[]).map((name, at) => ({ name, tags: ofEach[at]! }))
}

const withGenome = isNotNull(genomes.signature)

/** How many people have a genome. */
export async function peopleWithGenome(db: Queries): Promise<number> {
  const [row] = await db.select({ people: count() }).from(genomes).where(withGenome)
  return row!.people
}

/** Some people with a genome: the same ones each time, whichever came first. */
export async function someWithGenome(db: Queries, most: number): Promise<Id[]> {
  const rows = await db
    .select({ id: genomes.profileId })
    .from(genomes)
    .where(withGenome)
    .orderBy(asc(sql`hashtextextended(${genomes.profileId}::text, 0)`), asc(genomes.profileId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** People whose genomes were made with another vocabulary or population table than these, in the order of their ids. */
export async function madeOtherwise(
  db: Queries,
  { vocabulary, population }: Measures,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<Id[]> {
  const isStale = or(ne(genomes.vocabularyVersion, vocabulary.version), ne(genomes.populationVersion, population.version))
  const rows = await db
    .select({ id: genomes.profileId })
    .from(genomes)
    .where(and(isStale, after === undefined ? undefined : gt(genomes.profileId, after)))
    .orderBy(asc(genomes.profileId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
