import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { newValuesOf } from '../platform/database/upsert.ts'
import type { BioWords } from '../profiles/profiles.events.ts'
import type { Profile } from '../profiles/profile.ts'
import { keepRings } from '../profiles/profiles.bulk.ts'
import { profileById } from '../profiles/profiles.queries.ts'
import { genomeChanged } from './genome.events.ts'
import { genomes } from './genome.tables.ts'
import { genomeOf, type Measures } from './genomeOf.ts'
import { noteSignature } from './snapshots.actions.ts'

/** Makes a genome anew after its bio changed, in the transaction of the change. */
export async function remakeGenome(
  context: Context,
  measures: Measures,
  tx: Transaction,
  { profileId, words }: { profileId: Id; words?: BioWords | undefined },
): Promise<void> {
  const profile = await profileById(tx, profileId)
  if (profile === undefined) return
  const now = context.clock.now()
  const [genome] = await storeGenomes(tx, measures, [profile], now)
  if (genome?.signature) await noteSignature(tx, { ...genome, signature: genome.signature }, now)
  await context.events.emit(tx, genomeChanged, { profile, words })
}

/** Stores the genomes of many people each time in one statement, and the rings of their cards with them. `now` is in milliseconds since 1970. */
export async function storeGenomes(
  db: Queries,
  measures: Measures,
  people: readonly Profile[],
  now: number,
): Promise<(typeof genomes.$inferSelect)[]> {
  if (people.length === 0) return []
  const rows = people.map(({ row, bio }) => {
    const { signature, lift, entries } = genomeOf(bio, measures, now)
    return {
      profileId: row.id,
      signature: signature && [...signature],
      lift: lift && [...lift],
      entries,
      vocabularyVersion: measures.vocabulary.version,
      populationVersion: measures.population.version,
      updatedAt: new Date(now),
    }
  })
  await db
    .insert(genomes)
    .values(rows)
    .onConflictDoUpdate({ target: genomes.profileId, set: newValuesOf(genomes) })
  await keepRings(
    db,
    rows.map(({ profileId, signature }) => ({ id: profileId, ring: signature && ringOf(signature) })),
  )
  return rows
}
