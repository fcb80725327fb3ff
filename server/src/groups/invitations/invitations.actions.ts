import { DAY_MS } from '@trellis/contract/durations.ts'
import {
  INVITATION_DAYS,
  type InvitationFate,
  type InvitedAddress,
  MOST_INVITED_A_DAY,
  MOST_INVITED_AT_ONCE,
} from '@trellis/contract/groups/invitations.ts'
import { readAddresses, withoutLinks } from '@trellis/contract/groups/addresses/addresses.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { confirmedStudents, emailKeyOf } from '../../accounts/accounts.queries.ts'
import { digestOf, newSecret } from '../../accounts/passwords/secrets.ts'
import type { Context } from '../../context.ts'
import { membersAmong } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { chunksOf } from '../../platform/chunks.ts'
import { newValuesOf } from '../../platform/database/upsert.ts'
import type { Actor, Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockPosting, type Posting, remainingPosting } from '../../postings/postings.queries.ts'
import { blockedWith } from '../../visibility/blocks.queries.ts'
import { cohortById, toldInCohorts } from '../cohorts/cohorts.queries.ts'
import { canRevoke, canSendAgain, isInvited, isTooSoon, whyNotInviteTo } from './invitations.policy.ts'
import { type InvitationRow, invitationsWhere } from './invitations.queries.ts'
import { groupInvitations as invitations, invitationOptOuts } from './invitations.tables.ts'
import { KEPT_AFTER, mailInvite, sweepInvitations } from './invitations.tasks.ts'

/** So many letters go out together, and so long before the next, in milliseconds: mails that somebody waits for do not stand behind them. */
const [LETTERS_AT_ONCE, BETWEEN_LETTERS] = [50, 2_000]

/** Whom an advisor invites, and to what. */
interface Invitees {
  readonly emailList: string
  readonly personalLine: string
  readonly role: MemberRole
  readonly cohortId: Id | null
  /** Only what would become of each address. */
  readonly preview: boolean
}

const badInput = (field: string, sentence: string) => new Failure('BadInput', { fields: { [field]: sentence } })

/**
 * Invites addresses to a group, and sends each a letter later.
 * @returns what becomes of each, in the order pasted
 * @throws Failure BadInput, or TooManyAttempts where too many letters go out within a day
 */
export async function invite(context: Context, actor: Actor, { id: groupId }: Posting, wanted: Invitees): Promise<InvitedAddress[]> {
  const read = readAddresses(wanted.emailList)
  const keys = [...new Set(read.filter(({ isFaulty }) => !isFaulty).map(({ email }) => emailKeyOf(email)))]
  if (read.length === 0) throw badInput('emailList', 'Enter an e-mail address')
  if (keys.length > MOST_INVITED_AT_ONCE) throw badInput('emailList', `Invite at most ${MOST_INVITED_AT_ONCE} addresses at once`)
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    // One after the other: together they are no more than a day allows, and no address is written to twice.
    await lockPosting(tx, groupId)
    const group = await remainingPosting(tx, groupId)
    const whyNot = whyNotInviteTo(group, now)
    if (whyNot !== undefined) throw badInput('profID', whyNot)
    if (wanted.cohortId !== null && (await cohortById(tx, wanted.cohortId))?.groupId !== groupId) {
      throw badInput('cohortId', 'This is no cohort of the group')
    }
    const fates = await fatesOf(context, tx, { groupId, ownerId: group.ownerId, advisor: actor }, keys)
    const invited = keys.filter((key) => fates.get(key) === 'invited')
    await requireLettersLeft(tx, now, groupId, invited.length)
    const told = toldOf(read, fates)
    if (wanted.preview) return told
    const emails = new Map(read.toReversed().map(({ email }) => [emailKeyOf(email), email]))
    const { role, cohortId } = wanted
    const personalLine = withoutLinks(wanted.personalLine)
    const all = invited.map((emailKey) => ({ emailKey, email: emails.get(emailKey)!, name: '', level: null, role, cohortId, personalLine }))
    await storeInvitations(context, tx, all, { groupId, invitedBy: actor.id, askedAt: now, lettersBefore: 0 })
    return told
  })
}

/** Whom somebody invites, and to what. */
type Invited = Pick<InvitationRow, 'email' | 'emailKey' | 'name' | 'level' | 'role' | 'cohortId' | 'personalLine'>

interface Sending {
  readonly groupId: Id
  readonly invitedBy: Id | null
  /** When their letters go out, in milliseconds since 1970: now, or on a day to come. */
  readonly askedAt: number
  /** How many letters go out with them before theirs. */
  readonly lettersBefore: number
}

/** Stores invitations of a group with the tasks that send their letters. The caller has locked the group, and asked what becomes of each address. */
export async function storeInvitations(
  context: Context,
  tx: Transaction,
  all: readonly Invited[],
  { groupId, invitedBy, askedAt, lettersBefore }: Sending,
): Promise<void> {
  const now = context.clock.now()
  const rows = all.map((one) => ({ ...newInvitation(now, askedAt), ...one, groupId, invitedBy }))
  const waits = Math.max(0, askedAt - now)
  for (const [at, some] of [...chunksOf(rows, LETTERS_AT_ONCE)].entries()) {
    // Whoever said by an old letter that they want no more can say so still.
    const { id: _id, stopToken: _stopToken, ...set } = newValuesOf(invitations)
    const stored = await tx
      .insert(invitations)
      .values(some)
      .onConflictDoUpdate({ target: [invitations.groupId, invitations.emailKey], set })
      .returning({ id: invitations.id })
    await context.tasks.addEach(
      tx,
      mailInvite,
      stored.map(({ id }) => ({ id, askedAt })),
      waits + (at + Math.floor(lettersBefore / LETTERS_AT_ONCE)) * BETWEEN_LETTERS,
    )
  }
  if (rows.length > 0) await context.tasks.add(tx, sweepInvitations, {}, waits + INVITATION_DAYS * DAY_MS + KEPT_AFTER)
}

const newInvitation = (now: number, askedAt: number) => ({
  id: newId(now),
  stopToken: newSecret(),
  createdAt: new Date(now),
  ...asked(askedAt),
  openedAt: null,
  signedUpAt: null,
  acceptedAt: null,
  revokedAt: null,
  tokenHash: null,
})

/** What a letter that is asked for changes. */
const asked = (now: number) => ({
  askedAt: new Date(now),
  expiresAt: new Date(now + INVITATION_DAYS * DAY_MS),
  sentAt: null,
  failedAt: null,
})

/** To which group addresses are invited, and by whom. */
interface Inviting {
  readonly groupId: Id
  readonly ownerId: Id
  /** Undefined where they have no account any more. */
  readonly advisor: Person | undefined
}

/**
 * What becomes of each of some addresses, whoever has them: of a member whom the advisor's lists do not show, as one who hides or is blocked, what
 * becomes of a stranger's.
 */
export async function fatesOf(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { groupId, ownerId, advisor }: Inviting,
  keys: readonly string[],
): Promise<Map<string, InvitationFate>> {
  if (keys.length === 0) return new Map()
  const now = clock.now()
  const owners = await confirmedStudents(tx, keys)
  const inGroup = await membersAmong(tx, groupId, [...owners.values()])
  const members = new Set(advisor && (await toldInCohorts({ db: tx, clock }, advisor, groupId, inGroup)))
  for (const id of new Set([ownerId, advisor?.id ?? ownerId])) for (const blocked of await blockedWith(tx, id)) members.delete(blocked)
  const before = await invitationsWhere(tx, now, and(eq(invitations.groupId, groupId), inArray(invitations.emailKey, [...keys]))!)
  const rows = new Map(before.map((row) => [row.emailKey, row]))
  const optedOut = await optedOutAmong(tx, keys)
  const fateOf = (key: string): InvitationFate => {
    if (members.has(owners.get(key) ?? '')) return 'member'
    if (optedOut.has(key)) return 'optedOut'
    const row = rows.get(key)
    if (row === undefined) return 'invited'
    if (isInvited(row)) return 'invitedAlready'
    return isTooSoon(row, now) ? 'tooSoon' : 'invited'
  }
  return new Map(keys.map((key) => [key, fateOf(key)]))
}

/** Whose owners want no invitations. */
async function optedOutAmong(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const digests = new Map(keys.map((key) => [digestOf(key), key]))
  const rows = await tx
    .select({ digest: invitationOptOuts.emailDigest })
    .from(invitationOptOuts)
    .where(inArray(invitationOptOuts.emailDigest, [...digests.keys()]))
  return new Set(rows.map(({ digest }) => digests.get(digest)!))
}

function toldOf(read: ReturnType<typeof readAddresses>, fates: ReadonlyMap<string, InvitationFate>): InvitedAddress[] {
  const seen = new Set<string>()
  return read.map(({ email, isFaulty, line, why }) => {
    if (isFaulty) return { email, fate: 'faulty', line, why }
    const key = emailKeyOf(email)
    const fate = seen.has(key) ? 'duplicate' : fates.get(key)!
    seen.add(key)
    return { email, fate, line, why }
  })
}

async function requireLettersLeft(tx: Transaction, now: number, groupId: Id, wanted: number): Promise<void> {
  if (wanted === 0) return
  const lately = and(eq(invitations.groupId, groupId), gt(invitations.askedAt, new Date(now - DAY_MS)))
  const left = Math.max(0, MOST_INVITED_A_DAY - (await tx.$count(invitations, lately)))
  if (wanted <= left) return
  const sentence = `${MOST_INVITED_A_DAY} letters a day go out for a group. ${left === 0 ? 'Go on tomorrow' : `Today ${left} are left`}.`
  throw new Failure('TooManyAttempts', { sentence, retryAfter: DAY_MS / 1_000 })
}

/**
 * Sends the letters of some invitations again, and lets these hold for as long as at first.
 * @returns those that are sent again
 * @throws Failure BadInput, or TooManyAttempts
 */
export async function sendAgain(context: Context, { id: groupId }: Posting, ids: readonly Id[]): Promise<InvitationRow[]> {
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    await lockPosting(tx, groupId)
    const group = await remainingPosting(tx, groupId)
    const whyNot = whyNotInviteTo(group, now)
    if (whyNot !== undefined) throw badInput('groupId', whyNot)
    const due = (await invitationsWhere(tx, now, ofGroup(groupId, ids))).filter((row) => canSendAgain(row, now))
    await requireLettersLeft(tx, now, groupId, due.length)
    return changed(tx, now, due, asked(now), () =>
      context.tasks.addEach(
        tx,
        mailInvite,
        due.map(({ id }) => ({ id, askedAt: now })),
      ),
    )
  })
}

/** Takes some invitations back. Answers those that are taken back. */
export async function revoke(context: Context, { id: groupId }: Posting, ids: readonly Id[]): Promise<InvitationRow[]> {
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    await lockPosting(tx, groupId)
    const live = (await invitationsWhere(tx, now, ofGroup(groupId, ids))).filter(canRevoke)
    return changed(tx, now, live, { revokedAt: new Date(now) })
  })
}

const ofGroup = (groupId: Id, ids: readonly Id[]) => and(eq(invitations.groupId, groupId), inArray(invitations.id, [...ids]))!

async function changed(
  tx: Transaction,
  now: number,
  rows: readonly InvitationRow[],
  set: Partial<typeof invitations.$inferInsert>,
  then: () => Promise<void> = async () => {},
): Promise<InvitationRow[]> {
  if (rows.length === 0) return []
  const which = inArray(
    invitations.id,
    rows.map(({ id }) => id),
  )
  await tx.update(invitations).set(set).where(which)
  await then()
  return invitationsWhere(tx, now, which)
}
