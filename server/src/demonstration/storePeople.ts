import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { addConfirmedAccounts } from '../accounts/accounts.bulk.ts'
import type { PasswordHash } from '../accounts/passwords/passwordHashes.ts'
import type { Context } from '../context.ts'
import { addReadyPhotos, type ReadyPhoto } from '../files/files.bulk.ts'
import { populationInUse } from '../genome/population/populationInUse.ts'
import { addPastSnapshots } from '../genome/snapshots.bulk.ts'
import { reindexEverybody } from '../matching/matching.actions.ts'
import { measuresOf } from '../matching/scoring/measures.ts'
import { addBlocks } from '../visibility/blocks.actions.ts'
import { addFollows } from '../follows/follows.actions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { addReadyProfiles } from '../profiles/profiles.bulk.ts'
import { connectedSince } from './follows.ts'
import type { MadePerson } from './people/makePeople.ts'
import type { Photographer } from './photos.ts'

export interface StoreOptions {
  /** By e-mail. Only who has one can sign in. */
  readonly passwords?: ReadonlyMap<string, PasswordHash>
  /** Without one nobody has a photo. */
  readonly photographer?: Photographer
  /** What else belongs to them, stored in the same transaction; the ids are in the people's order. */
  readonly alsoStore?: (tx: Transaction, ids: readonly Id[]) => Promise<void>
  /** Told after each step, in a few words. */
  readonly report?: (step: string) => void
}

interface Newcomer extends MadePerson {
  readonly id: Id
  readonly index: number
}

type Connected = Pick<Newcomer, 'id' | 'follows' | 'blocks' | 'joinedAt'>

const BATCH = 250

/**
 * Puts made-up people into a database without people: confirmed accounts, bios, photos, connections and past snapshots, all or
 * nothing; then their genomes and match rows.
 * @returns how many they are
 */
export async function storePeople(context: Context, people: Iterable<MadePerson>, options: StoreOptions = {}): Promise<number> {
  const { report = () => {}, alsoStore } = options
  const stored: Connected[] = []
  await context.db.transaction(async (tx) => {
    for (const batch of batchesOf(people)) {
      const first = stored.length
      const newcomers = batch.map((person, at) => ({ ...person, id: newId(person.joinedAt), index: first + at }))
      await storeBatch(context, tx, newcomers, options)
      stored.push(...newcomers.map(({ id, follows, blocks, joinedAt }) => ({ id, follows, blocks, joinedAt })))
      report(`${stored.length} people`)
    }
    await storeConnections(context, tx, stored)
    await alsoStore?.(
      tx,
      stored.map(({ id }) => id),
    )
  })
  report('whom they follow')
  await reindexEverybody(context, measuresOf(populationInUse(context.config)))
  report('genomes and matches')
  return stored.length
}

function* batchesOf(people: Iterable<MadePerson>): Generator<MadePerson[]> {
  let batch: MadePerson[] = []
  for (const person of people) {
    batch.push(person)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function storeBatch(
  context: Context,
  tx: Transaction,
  newcomers: readonly Newcomer[],
  { passwords = new Map(), photographer }: StoreOptions,
): Promise<void> {
  const accounts = newcomers.map(({ id, type, email, name, isSuperUser = false, joinedAt, recruiter }) => ({
    id,
    type,
    email,
    name,
    isSuperUser,
    recruiter,
    passwordHash: passwords.get(email),
    createdAt: joinedAt,
  }))
  const photos = await photosOf(newcomers, passwords, photographer)
  const photoIds = new Map(photos.map(({ id, ownerId }) => [ownerId, id]))
  const students = newcomers.filter(({ type }) => type === 'student')
  const profiles = students.map(({ id, profile, hidden, joinedAt }) => ({
    id,
    profile,
    hidden,
    photoId: photoIds.get(id),
    createdAt: joinedAt,
  }))
  const past = students.flatMap(({ id, earlier = [] }) => earlier.map((bio) => ({ profileId: id, ...bio })))

  await addConfirmedAccounts(tx, accounts)
  await addReadyProfiles(context, tx, profiles)
  await addReadyPhotos(context, tx, photos)
  await addPastSnapshots(tx, measuresOf(populationInUse(context.config)), past)
}

async function photosOf(
  newcomers: readonly Newcomer[],
  passwords: ReadonlyMap<string, PasswordHash>,
  photographer: Photographer | undefined,
): Promise<ReadyPhoto[]> {
  if (photographer === undefined) return []
  const taken = newcomers.map(({ id, index, joinedAt, email, profile }) => {
    const { name, gender, birthYear } = profile.generalInfo
    return photographer.photoOf({ id, index, joinedAt, alwaysHasOne: passwords.has(email), name, gender, birthYear })
  })
  return (await Promise.all(taken)).filter((photo) => photo !== undefined)
}

/** Whom one blocks one does not follow, nor is one followed by them. */
async function storeConnections({ clock }: Context, tx: Transaction, people: readonly Connected[]): Promise<void> {
  const now = clock.now()
  const joined = people.map(({ joinedAt }) => joinedAt)
  const connections = (kind: 'follows' | 'blocks') =>
    people.flatMap(({ id, joinedAt, ...others }) => {
      const since = connectedSince(joinedAt, others[kind], joined, now)
      return others[kind].map((other, at) => ({ from: id, to: people[other]!.id, since: since[at]! }))
    })
  const blocks = connections('blocks')
  const apart = new Set(blocks.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  const follows = connections('follows').filter(({ from, to }) => !apart.has(`${from} ${to}`))
  await addFollows(
    tx,
    follows.map(({ from, to, since }) => ({ followerId: from, followedId: to, since })),
  )
  await addBlocks(
    tx,
    blocks.map(({ from, to, since }) => ({ blockerId: from, blockedId: to, since })),
  )
}
