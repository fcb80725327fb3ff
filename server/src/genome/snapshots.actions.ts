import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { genomes, genomeSnapshots } from './genome.tables.ts'
import { weighingTime } from './genomeOf.ts'

/** What a snapshot holds of a genome. */
interface Snapshotable {
  readonly profileId: Id
  readonly signature: number[]
  readonly vocabularyVersion: string
  readonly populationVersion: string
}

type Snapshot = typeof genomeSnapshots.$inferSelect

/** Weights that differ by less look the same: a tenth of a percent. */
const LEAST_DIFFERENCE = 0.001

const looksLike = (one: Signature, other: Signature): boolean =>
  one.every((weight, node) => Math.abs(weight - other[node]!) < LEAST_DIFFERENCE)

const isOfToday = (snapshot: Snapshot, now: number): boolean => weighingTime(snapshot.takenAt.getTime()) === weighingTime(now)

/**
 * Keeps the genome as it is now because the person asks for it. A second click on the same day, with nothing changed in
 * between, answers the same snapshot; on another day, or after a change, it makes another.
 * @returns the snapshot's id
 * @throws Failure NotFound where there is no genome yet, TooManyAttempts where as many as a day may have are kept
 */
export async function takeSnapshot(context: Context, profileId: Id): Promise<Id> {
  return context.db.transaction(async (tx) => {
    const [genome] = await tx.select().from(genomes).where(eq(genomes.profileId, profileId)).for('update')
    const { signature, ...versions } = found(genome)
    if (signature === null) throw new Failure('NotFound', { sentence: 'There is no genome yet: tag an entry first.' })
    const now = context.clock.now()
    const last = await lastSnapshot(tx, profileId)
    const isNew = last === undefined || !isOfToday(last, now) || !looksLike(last.signature, signature)
    if (isNew || !last.kept) await requireRoom(tx, profileId, now)
    if (isNew) return insertSnapshot(tx, { ...versions, signature }, now, true)
    if (!last.kept) await tx.update(genomeSnapshots).set({ kept: true }).where(eq(genomeSnapshots.id, last.id))
    return last.id
  })
}

/** More kept in a day would show nothing that a day's last few do not. */
const MOST_A_DAY = 20
/** Whoever has kept so many keeps one a day: all of them are read with the genome. */
const MANY = 200

async function requireRoom(tx: Transaction, profileId: Id, now: number): Promise<void> {
  const today = weighingTime(now)
  const isKept = and(eq(genomeSnapshots.profileId, profileId), genomeSnapshots.kept)
  const ofDay = await tx.$count(genomeSnapshots, and(isKept, gte(genomeSnapshots.takenAt, new Date(today))))
  if (ofDay === 0) return
  const hasMany = (await tx.$count(genomeSnapshots, isKept)) >= MANY
  if (ofDay < MOST_A_DAY && !hasMany) return
  const kept = hasMany
    ? `You have kept ${MANY} snapshots or more, and the last one today`
    : `You kept ${MOST_A_DAY} snapshots of your genome today`
  throw new Failure('TooManyAttempts', {
    sentence: `${kept}. Please keep the next one tomorrow.`,
    retryAfter: Math.ceil((today + DAY_MS - now) / 1_000),
  })
}

/**
 * Remembers what a change made of a genome: one snapshot a day, the day's last. Those that a person asked for stay as
 * they are. A change that shows in no weight is not remembered.
 */
export async function noteSignature(tx: Transaction, genome: Snapshotable, now: number): Promise<void> {
  const last = await lastSnapshot(tx, genome.profileId)
  if (last !== undefined && looksLike(last.signature, genome.signature)) return
  if (last === undefined || last.kept || !isOfToday(last, now)) {
    await insertSnapshot(tx, genome, now, false)
    return
  }
  const { signature, vocabularyVersion, populationVersion } = genome
  await tx
    .update(genomeSnapshots)
    .set({ signature, vocabularyVersion, populationVersion, takenAt: new Date(now) })
    .where(eq(genomeSnapshots.id, last.id))
}

async function lastSnapshot(tx: Transaction, profileId: Id): Promise<Snapshot | undefined> {
  const [last] = await tx
    .select()
    .from(genomeSnapshots)
    .where(eq(genomeSnapshots.profileId, profileId))
    .orderBy(desc(genomeSnapshots.takenAt), desc(genomeSnapshots.id))
    .limit(1)
  return last
}

async function insertSnapshot(tx: Transaction, genome: Snapshotable, now: number, kept: boolean): Promise<Id> {
  const { profileId, signature, vocabularyVersion, populationVersion } = genome
  const id = newId(now)
  await tx.insert(genomeSnapshots).values({ id, profileId, takenAt: new Date(now), kept, signature, vocabularyVersion, populationVersion })
  return id
}
