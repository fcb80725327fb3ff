import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonCard, ProfileJob, ProfileRecord, ResumeFile, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { and, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { lockAccount } from '../accounts/accounts.actions.ts'
import { type JobsOf, shownAccounts } from '../accounts/accounts.queries.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { resumesOf } from '../files/files.queries.ts'
import { followingOf, isFollowedBy } from '../follows/follows.queries.ts'
import { groupsOf, mentoredBy } from '../memberships/memberships.queries.ts'
import { blockedBy } from '../visibility/blocks.queries.ts'
import { type AnyViewer, anyViewer, visibleTo } from '../visibility/visibility.ts'
import { ageLimitOf, type Viewer } from '../visibility/visibility.policy.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { isAnyOf, placeholder } from '../platform/database/statements/placeholder.ts'
import type { Person } from '../platform/http/actor.ts'
import { cardOf, cardsSeenBy, followersOf, remains, seenColumns } from './cards.queries.ts'
import type { Profile, ProfileRow } from './profile.ts'
import type { GroupName } from './profiles.parts.ts'
import { profileRecord, seesAll } from './profiles.present.ts'
import { bios, profiles } from './profiles.tables.ts'
import { generalInfoOf } from './sections/sections.ts'

const { searchText: _searchText, ...ownColumns } = getTableColumns(profiles)
const { profileId: _profileId, yearsCountedAt: _yearsCountedAt, ...bioColumns } = getTableColumns(bios)

const rowColumns = (db: Queries) => ({ ...ownColumns, membership: groupsOf(db, profiles.id), mentoring: mentoredBy(db, profiles.id) })

const whole = (db: Queries) =>
  db
    .select({ row: rowColumns(db), bio: bioColumns })
    .from(profiles)
    .innerJoin(bios, and(eq(bios.profileId, profiles.id), remains))

const profileOf = ({ row, bio }: { row: ProfileRow; bio: Omit<StudentProfile, 'generalInfo'> }): Profile => ({
  row,
  bio: { generalInfo: generalInfoOf(row), ...bio },
})

/** What a viewer is shown of a profile, in one statement; undefined where it is hidden from them. */
export async function recordSeenBy(
  { db }: Context,
  { jobsOf, groupName }: { readonly jobsOf?: JobsOf | undefined; readonly groupName?: GroupName | undefined },
  viewer: Viewer,
  id: Id,
): Promise<ProfileRecord | undefined> {
  const [isSelf, isOpen] = [viewer.id === id, seesAll(viewer, id)]
  const any = anyViewer(viewer)
  const parts = { isSelf, isOpen, jobsOf, shape: `${isSelf}, ${isOpen}` }
  const [found] = await recordStatement(db, any, parts).execute({ ...any.values, id })
  if (found === undefined) return undefined
  const record = profileRecord(profileOf(found), found, viewer)
  const { hiddenIn, hiddenAt } = found.row
  if (!isSelf || hiddenIn === null || hiddenAt === null) return record
  return { ...record, hiddenBy: { group: (await groupName?.(hiddenIn)) ?? '', at: hiddenAt.getTime() } }
}

interface ToldOfCandidate {
  readonly resume: ResumeFile[]
  readonly isReached: boolean
  readonly withPages: boolean
  readonly seen: boolean
}

/**
 * What the owner of a posting is shown of a candidate, whoever else may see them; whoever asks has made sure of that, and
 * says which resume came with an application, whether the e-mail and their own pages elsewhere are told, and whether they are seen anyway, which opens
 * the photo. The year of birth, the gender and whether they hide are never told.
 */
export async function candidateRecord(
  { db }: Context,
  viewer: Viewer,
  id: Id,
  { resume, isReached, withPages, seen }: ToldOfCandidate,
): Promise<ProfileRecord | undefined> {
  const parts = { isSelf: false, isOpen: false, condition: undefined }
  const [found] = await recordQuery(db, viewer, parts).execute({ id })
  if (found === undefined) return undefined
  const record = profileRecord(profileOf(found), found, { id: viewer.id, isSuperUser: false })
  const generalInfo = {
    ...record._source.generalInfo,
    resume,
    hidden: false,
    ...(!withPages && { liProfile: '', fbProfile: '', selfVideo: '' }),
    ...(!seen && { profilePicture: '' }),
    ...(isReached && { email: found.account.email }),
  }
  return { ...record, _source: { ...record._source, generalInfo } }
}

interface RecordParts {
  /** Which profiles are answered at all. */
  readonly condition: SQL | undefined
  readonly isSelf: boolean
  readonly isOpen: boolean
  readonly jobsOf?: JobsOf | undefined
}

/** As far as the viewer may see that there is such a person. The jobs are read in the same way for everybody. */
const recordStatement = prepared((db, { viewer }: AnyViewer, parts: Omit<RecordParts, 'condition'> & { readonly shape: string }) =>
  recordQuery(db, viewer, { ...parts, condition: visibleTo(db, viewer, seenColumns) }),
)

/** A profile by its `id` with all that a viewer is shown of it. */
function recordQuery(db: Queries, viewer: Viewer, { condition, isSelf, isOpen, jobsOf }: RecordParts) {
  const id = placeholder<Id>('id')
  const account = shownAccounts(db)
  return db
    .select({
      row: rowColumns(db),
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

/**
 * A profile that nobody else changes until the transaction ends. Its account is held first, as by whoever erases it: otherwise each could
 * wait for the other.
 */
export async function lockedProfile(tx: Transaction, id: Id): Promise<Profile | undefined> {
  await lockAccount(tx, id)
  const [found] = await whole(tx).where(eq(profiles.id, id)).for('update')
  return found && profileOf(found)
}

/** A whole profile whoever asks: for the person, and for those who work on all of them. */
export async function profileById(db: Queries, id: Id): Promise<Profile | undefined> {
  const [found] = await whole(db).where(eq(profiles.id, id))
  return found && profileOf(found)
}

/** Whole profiles whoever asks, in no order, for those who have made sure that they may be read. */
export async function profilesById(db: Queries, ids: readonly Id[]): Promise<Profile[]> {
  if (ids.length === 0) return []
  return (await someStatement(db).execute({ ids })).map(profileOf)
}

const someStatement = prepared((db) => whole(db).where(isAnyOf(profiles.id, 'ids')))

/**
 * Whole profiles in the order of their ids, from the first or after one of them, for those who work on all of them. None
 * of them changes until the transaction ends.
 */
export async function profilesAfter(tx: Transaction, after: Id | undefined, limit: number): Promise<Profile[]> {
  const later = after === undefined ? undefined : gt(profiles.id, after)
  const all = await whole(tx).where(later).orderBy(profiles.id).limit(limit).for('share')
  return all.map(profileOf)
}

/**
 * The names and the texts that people are searched in, whoever asks, to be joined on `id`. Whoever is `leaving` is to be
 * forgotten.
 */
export function searchedTexts(db: Queries) {
  const { id, name, searchText, leaving } = profiles
  return db.select({ id, name, searchText, leaving }).from(profiles).as('searched')
}

/**
 * What decides whom a person sees, to be read along with their session. A year of birth is anybody's word: by itself it shows
 * no minor. It counts in the groups that have accepted the person, and not where the person corrected it themselves.
 */
export function viewerFactsOf({ minorsSee }: Pick<Config, 'minorsSee'>) {
  const { id, birthYear, yearDoubted } = profiles
  return {
    table: profiles,
    id,
    trustedBirthYear: sql<number | null>`case when not ${yearDoubted} then ${birthYear} end`,
    seesVouched: sql<boolean>`${sql.raw(String(minorsSee === 'vouched'))}`,
  }
}

/** What a student gives as the year of birth, trusted or not: to protect by, and to show nothing by. */
export async function birthYearOf(db: Queries, id: Id): Promise<number | null> {
  const [row] = await db.select({ birthYear: profiles.birthYear }).from(profiles).where(eq(profiles.id, id))
  return row?.birthYear ?? null
}

/** When somebody was born, and where they live in plain text, as far as they tell it. */
export interface AgeAndHome {
  readonly birthYear: number | null
  readonly state: string
  readonly country: string
}

/** The year of birth as in {@link birthYearOf}, and where a student lives; undefined of who is none. */
export async function ageAndHomeOf(db: Queries, id: Id): Promise<AgeAndHome | undefined> {
  const { birthYear, locationState, locationCountry } = profiles
  const [row] = await db.select({ birthYear, locationState, locationCountry }).from(profiles).where(eq(profiles.id, id))
  return row && { birthYear: row.birthYear, state: plainText(row.locationState), country: plainText(row.locationCountry) }
}

/** The years of birth of several; who is no student is left out. */
export async function birthYearsOf(db: Queries, ids: readonly Id[]): Promise<Map<Id, number | null>> {
  const { id, birthYear } = profiles
  const rows = await db
    .select({ id, birthYear })
    .from(profiles)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.birthYear]))
}

/** Whoever makes a call, as the rule of who sees whom needs them. */
export function viewerOf({ clock }: Pick<Context, 'clock'>, actor: Person): Viewer {
  const { id, isSuperUser } = actor
  return { id, isSuperUser, age: ageLimitOf(actor, new Date(clock.now()).getUTCFullYear()) }
}

/** Whether the viewer may see that there is such a student. */
export async function isSeenBy(db: Queries, viewer: Viewer, id: Id): Promise<boolean> {
  const seen = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), remains, visibleTo(db, viewer, seenColumns)))
  return seen.length > 0
}

const cardsStatement = prepared((db, { viewer }: AnyViewer) => {
  const card = cardsSeenBy(db, viewer)
  return db.select().from(card).where(isAnyOf(card.id, 'ids'))
})

/** The cards of those whom the viewer may see, in the order asked, nobody twice. */
export async function cardsOf({ db }: { readonly db: Queries }, viewer: Viewer, ids: readonly Id[]): Promise<PersonCard[]> {
  if (ids.length === 0) return []
  const any = anyViewer(viewer)
  const rows = await cardsStatement(db, any).execute({ ...any.values, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [cardOf(row)]
  })
}

/** The names of those whom the viewer may see, by id. */
export async function namesSeenBy(context: Context, viewer: Viewer, ids: readonly Id[]): Promise<Map<Id, string>> {
  const cards = await cardsOf(context, viewer, ids)
  return new Map(cards.map(({ _id, _source }) => [_id, _source.generalInfo.name]))
}

/** The schools and colleges that people tell of, to be joined on `id`; empty where they name none. */
export function schoolsOf(db: Queries) {
  const { highschoolInfo, collegeInfo, graduateInfo, profileId } = bios
  const names = sql`array[${highschoolInfo} ->> 'name', ${collegeInfo} ->> 'name', ${graduateInfo} ->> 'name']`
  return db
    .select({ id: profileId, schools: sql<string[]>`array_remove(${names}, '')`.as('schools') })
    .from(bios)
    .as('school')
}
