import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { afterCommit } from './afterCommit.ts'
import type { Database } from './database.ts'
import { clientOf, readRowsBy } from './drizzleInternals.ts'

const numbers = pgTable('numbers', { value: integer().notNull() })

let database: Database
let done: string[]
beforeAll(async () => {
  database = await freshDatabase()
  await database.pool.query('create table numbers (value integer not null)')
})
afterAll(() => database.close())
beforeEach(() => (done = []))

test('what follows a commit comes after it, in the order in which it was asked for', async () => {
  await database.db.transaction(async (tx) => {
    afterCommit(tx, () => done.push('first'))
    await tx.insert(numbers).values({ value: 1 })
    afterCommit(tx, () => done.push('second'))
    expect(done).toEqual([])
  })
  expect(done).toEqual(['first', 'second'])
})

test('nothing follows what is taken back', async () => {
  const failing = database.db.transaction(async (tx) => {
    afterCommit(tx, () => done.push('never'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await database.db.transaction(async (tx) => void (await tx.insert(numbers).values({ value: 2 })))
  expect(done).toEqual([])
})

test('a transaction inside another waits for the outer one', async () => {
  await database.db.transaction(async (tx) => {
    await tx.transaction(async (inner) => afterCommit(inner, () => done.push('inner')))
    expect(done).toEqual([])
  })
  expect(done).toEqual(['inner'])
})

test('outside of a transaction it is done at once', () => {
  afterCommit(database.db, () => done.push('now'))
  expect(done).toEqual(['now'])
})

test('the library still has the parts that we touch: the connection, and how rows are read', async () => {
  expect(clientOf(database.db)).toBe(database.pool)
  await database.db.transaction(async (tx) => {
    expect(clientOf(tx)).toHaveProperty('query')
    expect(clientOf(tx)).not.toBe(database.pool)
    await tx.transaction(async (inner) => expect(clientOf(inner)).toBe(clientOf(tx)))
  })
  const statement = database.db.select().from(numbers).limit(1).prepare('numbers')
  readRowsBy(statement, (fields) => (rows) => rows.map(() => fields.map(({ path }) => path)))
  expect(await statement.execute()).toEqual([[['value']]])
})
