import { newId } from '@trellis/contract/wire/ids.ts'
import type pg from 'pg'
import { heardBy } from '../server/src/platform/testing/statements.ts'

/** A statement as the product sent it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement in its place among the others of a call. */
export interface RecordedStatement extends Statement {
  /** Which of those before it, by their numbers, had been answered when it was sent: it may rest on what they answered. */
  readonly answered: readonly number[]
}

interface Sent {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What the product sends to the database meanwhile, in its order: in transactions and outside. */
export async function recorded(pool: pg.Pool, act: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  const answered: number[] = []
  const record = (send: (...sent: unknown[]) => unknown, [first, ...more]: unknown[]): unknown => {
    const sent = first as Sent | string
    const [text, values] = typeof sent === 'string' ? [sent, undefined] : [sent.text, sent.values]
    const noteAnswer = Array.prototype.push.bind(answered, statements.length)
    statements.push({ text, values: Array.isArray(more[0]) ? more[0] : (values ?? []), answered: [...answered] })
    const callback = more.at(-1)
    if (typeof callback !== 'function') return (send(sent, ...more) as Promise<unknown>).finally(noteAnswer)
    const answer = (...result: unknown[]): unknown => {
      noteAnswer()
      return callback(...result)
    }
    return send(sent, ...more.slice(0, -1), answer)
  }
  await heardBy(pool, record, act)
  return statements
}

/**
 * Sends the statements of a call as the product sent them: what it sent side by side is sent so, and what it sent after an answer waits
 * for that answer. Each is prepared, as the product's are.
 * @param call a name for its prepared statements, which no other call has
 */
export async function sendAgain(pool: pg.Pool, call: string, statements: readonly RecordedStatement[]): Promise<void> {
  const answers: Promise<unknown>[] = []
  for (const [at, { text, values, answered }] of statements.entries()) {
    const before = Promise.all(answered.map((earlier) => answers[earlier]!))
    answers.push(before.then(() => pool.query({ name: `${at} ${call}`.slice(0, 63), text, values: [...values] })))
  }
  await Promise.all(answers)
}

/** The statements of the only transaction among these, from its `begin` to its `commit`. */
export function transactionAmong(statements: readonly Statement[]): Statement[] {
  const begin = statements.findIndex(({ text }) => /^begin\b/.test(text))
  const end = statements.findIndex(({ text }) => text === 'commit')
  if (begin < 0 || end < begin) throw new Error('No transaction was recorded')
  return statements.slice(begin, end + 1)
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * Lets a recorded transaction be run again: ids that it made itself are made anew, and times are moved to now.
 * @param known the ids that were there before it
 * @returns its statements for others in the place of some of the known ids
 */
export function again(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
  recordedAt: number,
): (others: ReadonlyMap<string, string>) => Statement[] {
  return (others) => {
    const ids = new Map(others)
    const now = Date.now()
    const idFor = (id: string): string => {
      if (!ids.has(id)) ids.set(id, known.has(id) ? id : newId(now))
      return ids.get(id)!
    }
    const valueFor = (value: unknown): unknown => {
      if (typeof value !== 'string') return value
      if (INSTANT.test(value)) return new Date(Date.parse(value) + now - recordedAt).toISOString()
      return value.replaceAll(ID, idFor)
    }
    return statements.map(({ text, values }) => ({ text, values: values.map(valueFor) }))
  }
}
