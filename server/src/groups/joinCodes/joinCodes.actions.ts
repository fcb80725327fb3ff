import { randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import { CODE_LENGTH, CODE_SIGNS, LONGEST_CODE_DAYS, readCode } from '@trellis/contract/groups/codes/codeSigns.ts'
import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, sql } from 'drizzle-orm'
import { consume, type Limit, refund } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { holdName } from '../../platform/database/heldName.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { lastChangeId } from '../../postings/history/history.queries.ts'
import { linksSeenByPerson } from '../../postings/links/links.queries.ts'
import { lockPosting, type Posting, remainingPosting, sharedPostingSeenBy } from '../../postings/postings.queries.ts'
import { letIn } from '../joining.queries.ts'
import { changeWithin } from '../members.actions.ts'
import { groupOfCode, isOn, joinCodeOf } from './joinCodes.queries.ts'
import { groupJoinCodes as codes } from './joinCodes.tables.ts'

/** Codes that let nobody in, typed by one account, and in one network: a class of 60 mistypes now and then. */
const wrongCodes: Limit = {
  name: 'wrongCodes',
  rules: [
    { most: 8, within: 10 * MINUTE_MS },
    { most: 30, within: DAY_MS },
  ],
}
const wrongCodesFromNetwork: Limit = {
  name: 'wrongCodesFromNetwork',
  rules: [
    { most: 90, within: 10 * MINUTE_MS },
    { most: 600, within: DAY_MS },
  ],
}

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

interface CodeTerms {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly mostUses: number
}

const badInput = (field: string, sentence: string) => new Failure('BadInput', { fields: { [field]: sentence } })

/**
 * Gives a group a new code, changes the terms of the one it has, or takes it away.
 * @throws Failure BadInput
 */
export async function setJoinCode(
  context: Context,
  { id }: Posting,
  wanted: ({ readonly what: 'renew' | 'change' } & CodeTerms) | { readonly what: 'off' },
): Promise<JoinCode | null> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    await lockPosting(tx, id)
    if (wanted.what === 'off') {
      await tx.delete(codes).where(eq(codes.groupId, id))
      return null
    }
    const { expiresAt, mostUses } = wanted
    if (expiresAt <= now) throw badInput('expiresAt', 'Choose a time that is still to come')
    if (expiresAt > now + LONGEST_CODE_DAYS * DAY_MS) throw badInput('expiresAt', 'Choose a time within a year')
    const group = await remainingPosting(tx, id)
    if (group.state !== 'open') throw badInput('groupId', 'Open the group before you give it a code')
    const terms = { expiresAt: new Date(expiresAt), mostUses }
    if (wanted.what === 'renew') await storeNew(tx, id, terms)
    else await tx.update(codes).set(terms).where(eq(codes.groupId, id))
    return joinCodeOf(tx, now, id)
  })
}

/** Of two groups that come by the same code at once, the second tries another. */
async function storeNew(tx: Transaction, groupId: Id, terms: { expiresAt: Date; mostUses: number }): Promise<void> {
  await tx.delete(codes).where(eq(codes.groupId, groupId))
  for (;;) {
    const stored = await tx
      .insert(codes)
      .values({ groupId, code: newCode(), ...terms })
      .onConflictDoNothing({ target: codes.code })
      .returning({ groupId: codes.groupId })
    if (stored.length > 0) return
  }
}

interface Joining {
  readonly code: string
  readonly role: MemberRole | null | undefined
  readonly ok2contact: boolean | null | undefined
}

interface Joined {
  readonly group: { readonly id: Id; readonly name: string }
  readonly answer: { readonly result: LinkOfPerson } | OtherMemberships
}

/**
 * Somebody asks to join the group that a code is of.
 * @param address the caller's network address
 * @throws Failure InvalidCode, whatever is wrong with the code; TooManyAttempts, InvalidTransition
 */
export async function joinByCode(context: Context, actor: Actor, joining: Joining, address: string): Promise<Joined> {
  // Counted before it is known to be wrong, so that many at once do not slip through together.
  const attempt = await consume(context, wrongCodes, actor.id)
  const ofNetwork = await consume(context, wrongCodesFromNetwork, networkOf(address))
  const joined = await context.db.transaction((tx) => joinWithin(context, tx, actor, joining))
  await refund(context, attempt)
  await refund(context, ofNetwork)
  return joined
}

async function joinWithin(context: Context, tx: Transaction, actor: Actor, { code: typed, role, ok2contact }: Joining): Promise<Joined> {
  const now = context.clock.now()
  const code = readCode(typed)
  const groupId = code && (await groupOfCode(tx, now, code))
  const seen = groupId && (await sharedPostingSeenBy(tx, await letIn(context, tx, actor, groupId, true), groupId, GROUP))
  if (!code || !seen) throw new Failure('InvalidCode')
  const group = { id: seen.id, name: seen.name }
  // Of two presses at once the second finds what the first did.
  await holdName(tx, `${seen.id} ${actor.id}`)
  const link = (await linksSeenByPerson({ clock: context.clock, db: tx }, actor.id, [seen])).get(seen.id)!
  if (link.state === 'applied' || link.state === 'accepted') return { group, answer: { result: link } }
  // A code is for so many people: whoever left and comes back is none more.
  const isNew = (await lastChangeId(tx, { postingId: seen.id, personId: actor.id, event: 'applied' })) === undefined
  const change = { bucket: '', event: 'applied', jobId: seen.id, jobType: GROUP, studentId: actor.id, note: '', ok2contact } as const
  const answer = await changeWithin(context, tx, actor, { ...change, role }, { hasCode: true })
  if (!('result' in answer)) return { group, answer }
  const used = await tx
    .update(codes)
    .set({ uses: sql`${codes.uses} + ${isNew ? 1 : 0}` })
    .where(and(eq(codes.groupId, seen.id), eq(codes.code, code), isOn(now)))
    .returning({ uses: codes.uses })
  if (used.length === 0) throw new Failure('InvalidCode')
  return { group, answer }
}
