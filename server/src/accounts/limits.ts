import { hash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, exists, gt, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { holdName } from '../platform/database/heldName.ts'
import { Failure } from '../platform/http/failure.ts'
import { attempts } from './accounts.tables.ts'
import { digestOf } from './passwords/secrets.ts'

/** At most so many in so many milliseconds; all of the rules hold. */
export interface Limit {
  readonly name: string
  readonly rules: readonly { readonly most: number; readonly within: number }[]
  /** What there were too many of, as it is told. */
  readonly told?: string
}

/** Three tries at once, then waits of a minute, of minutes, of half an hour, and of most of an hour for who goes on all day. */
const growing = [
  { most: 3, within: MINUTE_MS },
  { most: 4, within: 5 * MINUTE_MS },
  { most: 5, within: 30 * MINUTE_MS },
  { most: 30, within: DAY_MS },
] as const

/**
 * What is limited in accounts. What counts by network address is wide enough for a class of 60 behind one address to sign
 * up and sign in within ten minutes.
 */
export const limits = {
  /** Wrong passwords of one account, whether or not it exists, from one network: each makes the wait for the next longer. */
  passwordsOfAccountFromNetwork: { name: 'passwordsOfAccountFromNetwork', rules: growing },
  /** The same from all networks together, so that many of them do not guess for one. */
  passwordsOfAccount: {
    name: 'passwordsOfAccount',
    rules: [
      { most: 20, within: 30 * MINUTE_MS },
      { most: 240, within: DAY_MS },
    ],
  },
  /** Wrong passwords of one account from a browser that signed in before, a session or a mailed link. */
  passwordsFromProvenPlace: { name: 'passwordsFromProvenPlace', rules: growing },
  /** Wrong passwords from one network, from browsers that did not sign in before. */
  passwordsFromNetwork: { name: 'passwordsFromNetwork', rules: [{ most: 25, within: 5 * MINUTE_MS }] },
  /** 'This e-mail already exists' told to one network. */
  takenEmailsTold: { name: 'takenEmailsTold', rules: [{ most: 60, within: 10 * MINUTE_MS }] },
  /** Accounts made from one network. */
  signUpsFromNetwork: { name: 'signUpsFromNetwork', rules: [{ most: 150, within: 10 * MINUTE_MS }] },
  /** Mails with a link that one account asks for, of one kind. */
  linkMails: {
    name: 'linkMails',
    rules: [
      { most: 2, within: HOUR_MS },
      { most: 5, within: DAY_MS },
    ],
  },
  /** Mails with a link asked for from one network. */
  linksFromNetwork: { name: 'linksFromNetwork', rules: [{ most: 150, within: 10 * MINUTE_MS }] },
  /** E-mails that one recruiter asks to act for them, or one advisor to lead groups with them. */
  delegatesNamed: {
    name: 'delegatesNamed',
    rules: [
      { most: 30, within: HOUR_MS },
      { most: 60, within: DAY_MS },
    ],
  },
  /** How often one e-mail is told that a recruiter asks it to act, or a group to lead it, who may ask again and again. */
  delegateMails: { name: 'delegateMails', rules: [{ most: 2, within: DAY_MS }] },
} as const satisfies Record<string, Limit>

/**
 * How long until one more is allowed.
 * @param times when it happened before, newest first, in milliseconds
 * @returns milliseconds; 0 where there is room now
 */
export function waitFor(limit: Limit, times: readonly number[], now: number): number {
  const waits = limit.rules.map(({ most, within }) => {
    const last = times[most - 1]
    return last === undefined ? 0 : last + within - now
  })
  return Math.max(0, ...waits)
}

const longestOf = (limit: Limit): number => Math.max(...limit.rules.map(({ within }) => within))

const subjectOf = (limit: Limit, who: string): string => digestOf(`${limit.name} ${who}`)

async function waitNow({ clock }: Context, db: Queries, limit: Limit, who: string): Promise<number> {
  const now = clock.now()
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, subjectOf(limit, who)), gt(attempts.at, new Date(now - longestOf(limit)))))
    .orderBy(desc(attempts.at))
    .limit(Math.max(...limit.rules.map(({ most }) => most)))
  const times = rows.map(({ at }) => at.getTime())
  return waitFor(limit, times, now)
}

const tooMany = ({ told = 'Too many attempts' }: Limit, wait: number) =>
  new Failure('TooManyAttempts', {
    sentence: `${told}. Please try again in ${waitWords(wait)}.`,
    retryAfter: Math.ceil(wait / 1_000),
  })

const shortest = [1_000, 'second'] as const
const units = [[HOUR_MS, 'hour'], [MINUTE_MS, 'minute'], shortest] as const

/** How long to wait, as it is said: in seconds, minutes or hours, rounded up. */
function waitWords(milliseconds: number): string {
  const [size, noun] = units.find(([unit]) => milliseconds >= unit) ?? shortest
  const count = Math.ceil(milliseconds / size)
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** @throws Failure TooManyAttempts where a limit is reached */
export async function requireRoom(context: Context, limit: Limit, who: string): Promise<void> {
  const wait = await waitNow(context, context.db, limit, who)
  if (wait > 0) throw tooMany(limit, wait)
}

/** Counts one more. What no limit asks about any longer is forgotten on the way. */
async function count({ clock }: Context, db: Queries, limit: Limit, who: string): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await db.delete(attempts).where(lt(attempts.at, new Date(now - DAY_MS)))
  await db.insert(attempts).values({ id, subject: subjectOf(limit, who), at: new Date(now) })
  return id
}

/**
 * Counts one more before it happens, so that many at once cannot slip through together.
 * @returns the attempt, to be taken back with {@link refund}, or how long to wait in milliseconds
 */
async function tryToConsume(context: Context, limit: Limit, who: string): Promise<{ id: string } | { wait: number }> {
  return context.db.transaction(async (tx) => {
    await holdName(tx, subjectOf(limit, who))
    const wait = await waitNow(context, tx, limit, who)
    return wait > 0 ? { wait } : { id: await count(context, tx, limit, who) }
  })
}

/**
 * The same as {@link requireRoom}, after all who are just consuming one.
 * @throws Failure TooManyAttempts where a limit is reached
 */
export async function requireRoomInTurn(context: Context, limit: Limit, who: string): Promise<void> {
  const wait = await context.db.transaction(async (tx) => {
    await holdName(tx, subjectOf(limit, who))
    return waitNow(context, tx, limit, who)
  })
  if (wait > 0) throw tooMany(limit, wait)
}

/**
 * Consumes one of what a limit allows.
 * @returns the attempt, for {@link refund}
 * @throws Failure TooManyAttempts where none is left
 */
export async function consume(context: Context, limit: Limit, who: string): Promise<string> {
  const consumed = await tryToConsume(context, limit, who)
  if ('wait' in consumed) throw tooMany(limit, consumed.wait)
  return consumed.id
}

/**
 * Consumes one of what a limit allows, where one is left.
 * @returns the attempt, for {@link refund}; undefined where none is left
 */
export async function consumeIfLeft(context: Context, limit: Limit, who: string): Promise<string | undefined> {
  const consumed = await tryToConsume(context, limit, who)
  return 'id' in consumed ? consumed.id : undefined
}

/**
 * Consumes one of what a limit allows as a part of a transaction, in one statement: what is rolled back consumed none. Transactions
 * at once do not see each other's, so they may consume a few more together, unless they wait for each other for another reason.
 * @param what what it is consumed for, where the same again is not counted again
 * @throws Failure TooManyAttempts where none is left
 */
export async function consumeWithin(context: Context, tx: Transaction, limit: Limit, who: string, what?: string): Promise<void> {
  if (!(await consumedWithin(context, tx, limit, who, what))) throw tooMany(limit, await waitNow(context, tx, limit, who))
}

/** The same, telling whether there was one. */
export async function consumedWithin({ clock }: Context, tx: Transaction, limit: Limit, who: string, what?: string): Promise<boolean> {
  const now = clock.now()
  const subject = subjectOf(limit, who)
  const id = what === undefined ? newId(now) : idOf(`${subject} ${what}`)
  const lately = (within: number) => and(eq(attempts.subject, subject), gt(attempts.at, new Date(now - within)))
  const hasRoom = limit.rules.map(({ most, within }) => lt(tx.$count(attempts, lately(within)), most))
  const isRecorded = and(eq(attempts.id, id), lately(longestOf(limit)))
  const recorded = tx.select({ id: attempts.id }).from(attempts).where(isRecorded)
  const attempt = {
    id: sql`${id}::uuid`.as('id'),
    subject: sql`${subject}::text`.as('subject'),
    at: sql`${new Date(now).toISOString()}::timestamptz`.as('at'),
  }
  const one = tx
    .select(attempt)
    .from(sql`(values (1)) as one`)
    .where(or(exists(recorded), and(...hasRoom)))
  const consumed = await tx
    .insert(attempts)
    .select(one)
    .onConflictDoUpdate({ target: attempts.id, set: { at: sql`excluded.at` } })
    .returning({ id: attempts.id })
  return consumed.length > 0
}

/** An id that is the same for the same words. */
const idOf = (words: string): string => hash('sha256', words, 'hex').slice(0, 32)

/** Takes an attempt out of the count: it was none. */
export async function refund({ db }: Context, id: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id))
}

/** Starts a count again from nothing. */
export async function reset(db: Queries, limit: Limit, who: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subjectOf(limit, who)))
}
