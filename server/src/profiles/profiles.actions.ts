import { isDeepStrictEqual } from 'node:util'
import type { Id } from '@trellis/contract/ids.ts'
import { type BioSection, emptyProfile, type GeneralInfo, type StudentProfile } from '@trellis/contract/profiles.ts'
import { eq } from 'drizzle-orm'
import { rename } from '../accounts/accounts.actions.ts'
import { inviteAccount, openAccount } from '../accounts/signUp.actions.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { birthYearHeldBy } from './birthYears.policy.ts'
import { profileChanged, visibilityChanged } from './profiles.events.ts'
import { lockedProfile } from './profiles.queries.ts'
import { bios, profiles } from './profiles.tables.ts'
import { asStored, derivedColumns, generalColumns, isSection, readSection } from './sections.ts'

type NewStudent = Partial<StudentProfile> & { generalInfo: GeneralInfo & { email: string; password: string } }

/**
 * Creates a student's account with the bio they have told so far.
 * @param address the caller's network address
 * @throws Failure EmailTaken, TooManyAttempts or Busy
 */
export async function signUp(context: Context, data: NewStudent, address: string): Promise<{ id: Id; token: string }> {
  const { email, password, name } = data.generalInfo
  return openAccount(context, { type: 'profile', email, password, name, address }, (tx, id) =>
    addProfile(context, tx, id, { ...emptyProfile(), ...data }),
  )
}

type Invitation = Parameters<typeof inviteAccount>[1]

/**
 * A super-user makes an account of any type for somebody else, who sets the password by a mailed link.
 * @throws Failure EmailTaken
 */
export async function createProfile(context: Context, invitation: Invitation): Promise<Id> {
  const { type, name } = invitation
  return inviteAccount(context, invitation, async (tx, id) => {
    if (type !== 'profile') return
    const empty = emptyProfile()
    await addProfile(context, tx, id, { ...empty, generalInfo: { ...empty.generalInfo, name } })
  })
}

/** The profile of an account that has just been made. */
async function addProfile(context: Context, tx: Transaction, id: Id, profile: StudentProfile): Promise<void> {
  const now = context.clock.now()
  const sections = Object.entries(profile).filter(([name]) => isSection(name))
  const stored = Object.fromEntries(sections.map(([name, section]) => [name, asStored(section)])) as StudentProfile
  const { generalInfo, ...bio } = stored
  const derived = derivedColumns(stored, now)
  await tx.insert(profiles).values({
    id,
    ...generalColumns(generalInfo),
    ...derived,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  })
  await tx.insert(bios).values({ profileId: id, ...bio })
  await context.events.emit(tx, profileChanged, { profileId: id })
}

/** A section of a bio as somebody tells it anew. */
interface ToldSection {
  readonly profileId: Id
  readonly section: BioSection
  readonly data: Record<string, unknown>
}

/**
 * Replaces one section of a bio. Nothing happens where it was just so before.
 * @param actor the person, or a super-user, who alone may make an adult's birth year a minor's, or empty one
 * @throws Failure BadInput or NotFound
 */
export async function updateSection(
  context: Context,
  actor: Pick<Actor, 'isSuperUser'>,
  { profileId, section, data }: ToldSection,
): Promise<void> {
  const value = readSection(section, data)
  await context.db.transaction(async (tx) => {
    const { row, told } = found(await lockedProfile(tx, profileId))
    const next: StudentProfile = { ...told, [section]: value }
    if (isDeepStrictEqual(told[section], value)) return
    const now = context.clock.now()
    const general = generalColumns(next.generalInfo)
    if (!actor.isSuperUser) requirePossibleYear(row.birthYear, general.birthYear, now)
    const derived = derivedColumns(next, now)
    await tx
      .update(profiles)
      .set({ ...general, ...derived, updatedAt: new Date(now) })
      .where(eq(profiles.id, profileId))
    if (section === 'generalInfo') await rename(tx, profileId, next.generalInfo.name)
    else await tx.update(bios).set({ [section]: value }).where(eq(bios.profileId, profileId))
    await context.events.emit(tx, profileChanged, { profileId })
  })
}

function requirePossibleYear(before: number | null, next: number | null, now: number): void {
  const heldBy = birthYearHeldBy(before, next, new Date(now).getUTCFullYear())
  if (heldBy !== undefined) throw new Failure('BadInput', { fields: { 'data.birthYear': heldBy } })
}

/**
 * Hides a profile or shows it again. Doing it twice changes nothing.
 * @throws Failure NotFound
 */
export async function setHidden(context: Context, profileId: Id, hidden: boolean): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row } = found(await lockedProfile(tx, profileId))
    if (row.hidden === hidden) return
    await tx.update(profiles).set({ hidden }).where(eq(profiles.id, profileId))
    await context.events.emit(tx, visibilityChanged, { profileId, hidden })
  })
}

/** The account of a profile was confirmed: from now on it can be found. */
export async function confirmProfile(context: Context, tx: Transaction, profileId: Id): Promise<void> {
  await tx.update(profiles).set({ confirmed: true }).where(eq(profiles.id, profileId))
  await context.events.emit(tx, profileChanged, { profileId })
}

export async function setPhoto(tx: Transaction, profileId: Id, fileId: Id | null): Promise<void> {
  await tx.update(profiles).set({ photoId: fileId }).where(eq(profiles.id, profileId))
}
