import type { Id } from '@trellis/contract/ids.ts'
import type { PersonCard, ProfileJob, ProfileRecord, ResumeFile, StudentProfile } from '@trellis/contract/profiles.ts'
import { and, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { resumesOf } from '../files/files.queries.ts'
import { blockedBy, followingOf, isFollowedBy } from '../people/people.queries.ts'
import { followersOf } from '../people/ties.queries.ts'
import { ageLimitOf, anyViewer, type Viewer, visibleTo } from '../people/visibility.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import { isAnyOf, placeholder } from '../platform/database/placeholder.ts'
import type { Actor } from '../platform/http/actor.ts'
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

/** The jobs with which a person has something to do, as a part of a query: known to a domain above this one. */
export type JobsOf = (db: Queries, personId: Id) => SQL<ProfileJob[]>

/** What a viewer is shown of a profile, in one statement; undefined where it is hidden from them. */
export async function recordSeenBy(
  { db }: Context,
  jobsOf: JobsOf,
  viewer: Viewer,
  id: Id,
): Promise<ProfileRecord | undefined> {
  const whose = { isSelf: viewer.id === id, isOpen: seesAll(viewer, id) }
  const any = anyViewer(viewer)
  const name = `profile seen by ${any.shape}${whose.isSelf ? ', own' : ''}`
  const asked = { ...whose, jobsOf, condition: visibleTo(db, any.viewer, seenColumns) }
  const statement = once(db, name, () => recordQuery(db, any.viewer, asked))
  const [whom] = await statement.execute({ ...any.values, id })
  return whom && profileRecord(profileOf(whom), whom, viewer)
}

/**
 * What the owner of a posting is shown of a candidate, whoever else may see them; whoever asks has made sure of that. The
 * e-mail and a resume come with an application alone, the photo where they are seen anyway, the year of birth and the
 * gender never.
 */
export async function candidateRecord(
  { db }: Context,
  viewer: Viewer,
  id: Id,
  { application, seen }: { readonly application: { readonly resume: ResumeFile[] } | undefined; readonly seen: boolean },
): Promise<ProfileRecord | undefined> {
  const asked = { isSelf: false, isOpen: false, condition: undefined }
  const [whom] = await recordQuery(db, viewer, asked).execute({ id })
  if (whom === undefined) return undefined
  const record = profileRecord(profileOf(whom), whom, { id: viewer.id, isSuperUser: false })
  const generalInfo = {
    ...record._source.generalInfo,
    ...(!seen && { profilePicture: '' }),
    ...(application !== undefined && { email: whom.account.email, resume: application.resume }),
  }
  return { ...record, _source: { ...record._source, generalInfo } }
}

interface AskedRecord {
  /** Which profiles are answered at all. */
  readonly condition: SQL | undefined
  readonly isSelf: boolean
  readonly isOpen: boolean
  readonly jobsOf?: JobsOf
}

/** A profile by its `id` with all that a viewer is shown of it. */
function recordQuery(db: Queries, viewer: Viewer, { condition, isSelf, isOpen, jobsOf }: AskedRecord) {
  const id = placeholder<Id>('id')
  const account = shownAccounts(db)
  return db
    .select({
      row: rowColumns,
      bio: bioColumns,
      account: { email: account.email, isSuperUser: account.isSuperUser, confirmedAt: account.confirmedAt },
      followers: followersOf(db, viewer, profiles.id),
      followed: isFollowedBy(db, viewer.id, profiles.id),
      following: isSelf ? followingOf(db, id) : noIds,
      blocked: isSelf ? blockedBy(db, id) : noIds,
      resume: isOpen ? resumesOf(db, id) : noResumes,
      jobs: isSelf && jobsOf !== undefined ? jobsOf(db, id) : noJobs,
    })
    .from(profiles)
    .innerJoin(bios, eq(bios.profileId, profiles.id))
    .innerJoin(account, eq(account.id, profiles.id))
    .where(and(eq(profiles.id, id), condition))
}

const noIds = sql<Id[]>`'{}'::uuid[]`
const noJobs = sql<ProfileJob[]>`'[]'::jsonb`
const noResumes = sql<ResumeFile[]>`'[]'::jsonb`

/** A profile that nobody else changes until the transaction ends. */
export async function lockedProfile(tx: Transaction, id: Id): Promise<Profile | undefined> {
  const [whom] = await whole(tx).where(eq(profiles.id, id)).for('update')
  return whom && profileOf(whom)
}

/** A whole profile whoever asks: for the person, and for those who work on all of them. */
export async function profileById(db: Queries, id: Id): Promise<Profile | undefined> {
  const [whom] = await whole(db).where(eq(profiles.id, id))
  return whom && profileOf(whom)
}

/** Whole profiles whoever asks, in no order, for those who have made sure that they may be read. */
export async function profilesById(db: Queries, ids: readonly Id[]): Promise<Profile[]> {
  if (ids.length === 0) return []
  return (await whole(db).where(inArray(profiles.id, [...ids]))).map(profileOf)
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

/** The names and the texts that people are searched in, whoever asks, to be joined on `id`. */
export function searchedTexts(db: Queries) {
  const { id, name, searchText } = profiles
  return db.select({ id, name, searchText }).from(profiles).as('searched')
}

/** What decides whom a person sees, to be read along with their session. */
export const viewerFacts = {
  table: profiles,
  id: profiles.id,
  birthYear: sql<number | null>`${profiles.birthYear}`,
  membership: sql<Id[] | null>`${profiles.membership}`,
}

/** Whoever makes a call, as the rule of who sees whom needs them. */
export function viewerOf({ clock }: Pick<Context, 'clock'>, actor: Omit<Actor, 'scope' | 'tokenHash'>): Viewer {
  const { id, isSuperUser } = actor
  return { id, isSuperUser, age: ageLimitOf(actor, new Date(clock.now()).getUTCFullYear()) }
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
  const any = anyViewer(viewer)
  const statement = once(db, `cards seen by ${any.shape}`, () => {
    const card = cardsSeenBy(db, any.viewer)
    return db.select().from(card).where(isAnyOf(card.id, 'ids'))
  })
  const rows = await statement.execute({ ...any.values, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [cardOf(row)]
  })
}
