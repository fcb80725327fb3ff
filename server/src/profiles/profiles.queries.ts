import type { Id } from '@trellis/contract/ids.ts'
import type { PersonCard, ProfileRecord, StudentProfile } from '@trellis/contract/profiles.ts'
import { and, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { resumesOf } from '../files/files.queries.ts'
import { blockedBy, followedAmong, followerCount, followingOf } from '../people/people.queries.ts'
import { type Viewer, visibleTo } from '../people/visibility.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found } from '../platform/http/failure.ts'
import { cardOf, cardsSeenBy, seenColumns } from './cards.queries.ts'
import { profileRecord, seesAll } from './profiles.present.ts'
import { bios, profiles } from './profiles.tables.ts'
import { generalInfoOf } from './sections.ts'

const { searchText: _searchText, ...rowColumns } = getTableColumns(profiles)
const { profileId: _profileId, ...bioColumns } = getTableColumns(bios)

type ProfileRow = Omit<typeof profiles.$inferSelect, 'searchText'>

/** A row of profiles with what the person tells in it. */
export interface Profile {
  readonly row: ProfileRow
  readonly told: StudentProfile
}

const whole = (db: Queries) =>
  db.select({ row: rowColumns, bio: bioColumns }).from(profiles).innerJoin(bios, eq(bios.profileId, profiles.id))

const profileOf = ({ row, bio }: { row: ProfileRow; bio: Omit<StudentProfile, 'generalInfo'> }): Profile => ({
  row,
  told: { generalInfo: generalInfoOf(row), ...bio },
})

/** A profile as far as the viewer may know that it is there; undefined where it is hidden from them. */
async function profileSeenBy(db: Queries, viewer: Viewer, id: Id): Promise<Profile | undefined> {
  const [whom] = await whole(db).where(and(eq(profiles.id, id), visibleTo(db, viewer, seenColumns)))
  return whom && profileOf(whom)
}

/** What a viewer is shown of a profile; undefined where it is hidden from them. */
export async function recordSeenBy({ db }: Context, viewer: Viewer, id: Id): Promise<ProfileRecord | undefined> {
  const profile = await profileSeenBy(db, viewer, id)
  if (profile === undefined) return undefined
  const account = found(await accountById(db, id))
  const isSelf = viewer.id === id
  const [followers, followed, following, blocked, resume] = await Promise.all([
    followerCount(db, id),
    followedAmong(db, viewer.id, [id]),
    isSelf ? followingOf(db, id) : [],
    isSelf ? blockedBy(db, id) : [],
    seesAll(viewer, id) ? resumesOf(db, id) : [],
  ])
  const facts = { account, followers, followed: followed.has(id), following, blocked, resume }
  return profileRecord(profile, facts, viewer)
}

/** A profile that nobody else changes until the transaction ends. */
export async function lockedProfile(tx: Transaction, id: Id): Promise<Profile | undefined> {
  const [whom] = await whole(tx).where(eq(profiles.id, id)).for('update')
  return whom && profileOf(whom)
}

/** A whole bio whoever asks: for the person, and for those who work on all bios. */
export async function bioOf(db: Queries, id: Id): Promise<StudentProfile | undefined> {
  const [whom] = await whole(db).where(eq(profiles.id, id))
  return whom && profileOf(whom).told
}

/** A whole profile whoever asks, for those who work on all of them. */
export async function profileById(db: Queries, id: Id): Promise<Profile | undefined> {
  const [whom] = await whole(db).where(eq(profiles.id, id))
  return whom && profileOf(whom)
}

/**
 * Whole profiles in the order of their ids, from the first or after one of them, for those who work on all of them. None
 * of them changes until the transaction ends.
 */
export async function profilesAfter(tx: Transaction, after: Id | undefined, limit: number): Promise<Profile[]> {
  const later = after === undefined ? undefined : gt(profiles.id, after)
  const all = await whole(tx).where(later).orderBy(profiles.id).limit(limit).for('share')
  return all.map(profileOf)
}

/** Whoever makes a call, with the facts that decide whom they see. */
export async function viewerOf({ db, clock }: Context, actor: Actor): Promise<Viewer> {
  const { id, type, isSuperUser } = actor
  const thisYear = new Date(clock.now()).getUTCFullYear()
  const [own] = await db
    .select({ birthYear: profiles.birthYear, membership: profiles.membership })
    .from(profiles)
    .where(eq(profiles.id, id))
  return { id, type, isSuperUser, birthYear: own?.birthYear ?? null, membership: own?.membership ?? [], thisYear }
}

/** Whether the viewer may see that there is such a student. */
export async function isSeenBy(db: Queries, viewer: Viewer, id: Id): Promise<boolean> {
  const seen = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), visibleTo(db, viewer, seenColumns)))
  return seen.length > 0
}

/** The cards of those whom the viewer may see, in the order asked, nobody twice. */
export async function cardsOf({ db }: Context, viewer: Viewer, ids: readonly Id[]): Promise<PersonCard[]> {
  if (ids.length === 0) return []
  const card = cardsSeenBy(db, viewer)
  const rows = await db.select().from(card).where(inArray(card.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [cardOf(row)]
  })
}
