import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleWords } from '../../matching/matching.tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { freshDatabase } from '../../platform/testing/database.ts'
import { alikeWords } from './alikeWords.queries.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  const made = sql`select 'b' || lpad(number::text, 9, 'qz') from generate_series(1, 30000) as number`
  await database.db.execute(sql`insert into ${peopleWords} (word) ${made}`)
  await database.db.execute(sql`insert into ${peopleWords} (word) values ('beekeeping'), ('keeping'), ('baker'), ('%b_'), ('housekeeping')`)
})
afterAll(() => database.close())

const wordsLike = async (...typed: string[]) => (await alikeWords(database.db, peopleWords, typed)).map(({ word }) => word)

test('however many words begin alike, some thousands are read, and the most alike among them', async () => {
  const words = await wordsLike('beekeping')
  expect(words.length).toBeLessThanOrEqual(2_000)
  expect(words).toContain('beekeeping')
  const ofBoth = await wordsLike('beekeping', 'bakre')
  expect(ofBoth.length).toBeLessThanOrEqual(4_000)
  expect(ofBoth).toEqual(expect.arrayContaining(['beekeeping', 'baker']))
})

test('words that are longer or shorter than typos make them are left out, and a sign of a pattern is a sign', async () => {
  expect(await wordsLike('kepeing')).toEqual(['keeping'])
  expect(await wordsLike('%%%%')).toEqual(['%b_'])
  expect(await wordsLike()).toEqual([])
})
