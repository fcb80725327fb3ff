import { isDeepStrictEqual } from 'node:util'
import type { createProfile as createProfileCall } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type BioSection, emptyProfile, type GeneralInfo, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { rename } from '../accounts/accounts.actions.ts'
import { storeMadeRecruiter } from '../accounts/recruiters/recruiters.actions.ts'
import { inviteAccount, openAccount } from '../accounts/signUp/signUp.actions.ts'
import type { Context } from '../context.ts'
import { noteMinors } from '../memberships/memberships.actions.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { isLong } from '../platform/reading/reading.ts'
import { isDoubted } from './birthYears.policy.ts'
import { type BioWords, profileChanged, visibilityChanged } from './profiles.events.ts'
import type { ReadBio } from './profiles.parts.ts'
import type { Profile } from './profile.ts'
import { lockedProfile } from './profiles.queries.ts'
import { bios, profiles } from './profiles.tables.ts'
import { asStored, derivedColumns, generalColumns, isSection, readSection } from './sections/sections.ts'

type NewStudent = Partial<StudentProfile> & { generalInfo: GeneralInfo & { email: string; password: string } }

/**
 * Creates a student's account with the bio they have told so far.
 * @param from the caller's network address, and the group that they come to join, if any
 * @throws Failure EmailTaken, TooManyAttempts or Busy
 */
export async function signUp(
  context: Context,
  readBio: ReadBio,
  data: NewStudent,
  from: Pick<Parameters<typeof openAccount>[1], 'address' | 'groupId'>,
): Promise<{ id: Id; token: string }> {
  const { email, password, name } = data.generalInfo
  const stored = wholeAsStored({ ...emptyProfile(), ...data })
  const words = await readBio(stored)
  return openAccount(context, { type: 'student', email, password, name, ...from }, (tx, id) =>
    addProfile(context, tx, id, { stored, words }),
  )
}

type Invitation = Parameters<typeof inviteAccount>[1] & { readonly by: Id }
type NewProfile = z.output<(typeof createProfileCall)['description']['body']>['profile']

/**
 * A super-user makes an account of any type with all that is known of somebody else, who sets the password by a mailed link.
 * @throws Failure EmailTaken
 */
export async function createProfile(
  context: Context,
  readBio: ReadBio,
  { by, ...invitation }: Invitation,
  profile: NewProfile,
): Promise<Id> {
  const stored = wholeAsStored({ ...emptyProfile(), ...profile })
  const words = await readBio(stored)
  return inviteAccount(context, invitation, async (tx, id) => {
    if (invitation.type === 'student') await addProfile(context, tx, id, { stored, words })
    else await storeMadeRecruiter(context, tx, { id, type: invitation.type, by }, profile.generalInfo)
  })
}

/** A profile that says nothing but the name. */
export async function beginProfile(context: Context, tx: Transaction, id: Id, name: string): Promise<void> {
  const empty = emptyProfile()
  await addProfile(context, tx, id, { stored: wholeAsStored({ ...empty, generalInfo: { ...empty.generalInfo, name } }) })
}

function wholeAsStored(profile: StudentProfile): StudentProfile {
  const sections = Object.entries(profile).filter(([name]) => isSection(name))
  return Object.fromEntries(sections.map(([name, section]) => [name, asStored(section)])) as StudentProfile
}

/** The profile of an account that has just been made. */
async function addProfile(
  context: Context,
  tx: Transaction,
  id: Id,
  { stored, words }: { stored: StudentProfile; words?: BioWords },
): Promise<void> {
  const now = context.clock.now()
  const { generalInfo, ...bio } = stored
  const derived = derivedColumns(stored, now, words?.searchText)
  await tx.insert(profiles).values({
    id,
    ...generalColumns(generalInfo),
    ...derived,
    firstVisitStep: 1,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  })
  await tx.insert(bios).values({ profileId: id, ...bio, yearsCountedAt: new Date(now) })
  await context.events.emit(tx, profileChanged, { profileId: id, words })
}

/** A section of a bio as somebody tells it anew. */
interface SectionEdit {
  readonly profileId: Id
  readonly section: BioSection
  readonly data: Record<string, unknown>
}

/** How often a bio is read anew because somebody else, an administrator or another server, changed it meanwhile. */
const MOST_READINGS = 5

/**
 * Replaces one section of a bio. Nothing happens where it was just so before. A long bio is read outside of the transaction,
 * which holds a connection, and stored if it is still the same inside.
 * @param actor the person, or a super-user, who vouches for a year of birth
 * @throws Failure BadInput, NotFound or Busy
 */
export async function updateSection(
  context: Context,
  readBio: ReadBio,
  actor: Pick<Actor, 'isSuperUser'>,
  { profileId, section, data }: SectionEdit,
): Promise<void> {
  const edit: ReadSectionEdit = { profileId, section, value: readSection(section, data) }
  let readBefore: ReadBioWords | undefined
  for (let readings = 0; readings <= MOST_READINGS; readings++) {
    const read = readBefore
    const unread = await context.db.transaction((tx) => storeSection(context, tx, actor, edit, read))
    if (unread === undefined) return
    readBefore = { bio: unread, words: await readBio(unread) }
  }
  throw new Failure('Busy', { retryAfter: 1 })
}

interface ReadSectionEdit {
  readonly profileId: Id
  readonly section: BioSection
  readonly value: StudentProfile[BioSection]
}

/** A bio whose words were read already. */
interface ReadBioWords {
  readonly bio: StudentProfile
  readonly words: BioWords
}

/** @returns the whole bio with the section, where it has to be read before it can be stored */
async function storeSection(
  context: Context,
  tx: Transaction,
  actor: Pick<Actor, 'isSuperUser'>,
  { profileId, section, value }: ReadSectionEdit,
  readBefore: ReadBioWords | undefined,
): Promise<StudentProfile | undefined> {
  const { row, bio } = found(await lockedProfile(tx, profileId))
  const next: StudentProfile = { ...bio, [section]: value }
  if (isDeepStrictEqual(bio[section], value)) return
  const now = context.clock.now()
  const general = generalColumns(next.generalInfo)
  if (isLong(next) && !isDeepStrictEqual(readBefore?.bio, next)) return next
  const derived = derivedColumns(next, now, readBefore?.words.searchText)
  await tx
    .update(profiles)
    .set({ ...general, ...derived, yearDoubted: doubtOf(actor, row, general.birthYear, now), updatedAt: new Date(now) })
    .where(eq(profiles.id, profileId))
  if (general.name !== row.name) await rename(tx, profileId, general.name)
  if (section !== 'generalInfo') {
    await tx
      .update(bios)
      .set({ [section]: value, yearsCountedAt: new Date(now) })
      .where(eq(bios.profileId, profileId))
  }
  if (row.birthYear !== general.birthYear && isProtectedAsMinor(general.birthYear, yearOf(now))) await noteMinors(context, tx, [profileId])
  await context.events.emit(tx, profileChanged, { profileId, words: readBefore?.words })
}

/** Narrows the directories of the groups of those of some people who are minors, in the transaction that takes them in. */
export async function noteMinorsAmongMembers(context: Context, tx: Transaction, accountIds: readonly Id[]): Promise<void> {
  // Whoever changes a year meanwhile waits, and finds the group.
  const students = await tx
    .select({ id: profiles.id, birthYear: profiles.birthYear })
    .from(profiles)
    .where(inArray(profiles.id, [...accountIds]))
    .orderBy(profiles.id)
    .for('share')
  const year = yearOf(context.clock.now())
  const minors = students.filter(({ birthYear }) => isProtectedAsMinor(birthYear, year)).map(({ id }) => id)
  await noteMinors(context, tx, minors)
}

const yearOf = (now: number): number => new Date(now).getUTCFullYear()

/** A super-user who changes a year vouches for it. */
function doubtOf(
  { isSuperUser }: Pick<Actor, 'isSuperUser'>,
  { birthYear, yearDoubted, membership }: Profile['row'],
  next: number | null,
  now: number,
): boolean {
  if (isSuperUser && next !== birthYear) return false
  const given = { before: birthYear, next, wasDoubted: yearDoubted, isMember: membership.length > 0 }
  return isDoubted(given, yearOf(now))
}

/**
 * Hides a profile or shows it again, as the person wishes: whoever hid it before, it is theirs from now on. Doing it twice changes nothing.
 * @throws Failure NotFound
 */
export async function setHidden(context: Context, profileId: Id, hidden: boolean): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row } = found(await lockedProfile(tx, profileId))
    if (row.hidden !== hidden || row.hiddenIn !== null) await writeHidden(context, tx, row, { hidden, hiddenIn: null, hiddenAt: null })
  })
}

/**
 * Hides a profile for an advisor of a group, or shows again what one of the same group hid; what anybody else hid stays hidden.
 * @returns whether it is so now because of this, was so before, or is not for this group to show
 * @throws Failure NotFound
 */
export async function setHiddenIn(
  context: Context,
  tx: Transaction,
  groupId: Id,
  profileId: Id,
  hidden: boolean,
): Promise<'changed' | 'unchanged' | 'refused'> {
  const { row } = found(await lockedProfile(tx, profileId))
  if (row.hidden === hidden) return 'unchanged'
  if (!hidden && row.hiddenIn !== groupId) return 'refused'
  const hiding = hidden ? { hiddenIn: groupId, hiddenAt: new Date(context.clock.now()) } : { hiddenIn: null, hiddenAt: null }
  await writeHidden(context, tx, row, { hidden, ...hiding })
  return 'changed'
}

type Hiding = Pick<Profile['row'], 'hidden' | 'hiddenIn' | 'hiddenAt'>

/** The one place that hides a profile from every list, search, match and count. */
async function writeHidden(context: Context, tx: Transaction, { id, hidden }: Profile['row'], set: Hiding): Promise<void> {
  await tx.update(profiles).set(set).where(eq(profiles.id, id))
  if (hidden !== set.hidden) await context.events.emit(tx, visibilityChanged, { profileId: id })
}

/** Keeps at which step of the guided first visit somebody is; null where it is over. */
export async function keepFirstVisitStep({ db }: Context, profileId: Id, firstVisitStep: number | null): Promise<void> {
  await db.update(profiles).set({ firstVisitStep }).where(eq(profiles.id, profileId))
}

/** Takes a profile out of everything with its account, or back into it. */
export async function setLeaving(context: Context, tx: Transaction, profileId: Id, leaving: boolean): Promise<void> {
  await tx.update(profiles).set({ leaving }).where(eq(profiles.id, profileId))
  await context.events.emit(tx, visibilityChanged, { profileId })
}

/** The account of a profile was confirmed: from now on it can be found. */
export async function confirmProfile(context: Context, tx: Transaction, profileId: Id): Promise<void> {
  await tx.update(profiles).set({ confirmed: true }).where(eq(profiles.id, profileId))
  await context.events.emit(tx, visibilityChanged, { profileId })
}

/** Notes which photo is somebody’s; null for none. */
export async function setPhoto(tx: Transaction, profileId: Id, fileId: Id | null): Promise<void> {
  await tx.update(profiles).set({ photoId: fileId }).where(eq(profiles.id, profileId))
}
