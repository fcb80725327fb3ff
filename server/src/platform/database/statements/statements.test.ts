import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import type { Database, Queries } from '../database.ts'
import { prepared, preparedTogether } from './statements.ts'

const teachers = pgTable('teachers', { id: uuid().primaryKey(), name: text(), since: timestamp('since', { withTimezone: true }) })
const lessons = pgTable('lessons', { id: uuid().primaryKey(), teacherId: uuid('teacher_id'), tags: text().array(), given: boolean() })

const [ada, ben, sums] = [1, 2, 3].map((at) => `01900000-0000-7000-8000-00000000000${at}`) as [string, string, string]

const isTheirs = eq(lessons.teacherId, teachers.id)
/** Any of the queries below, as far as they are alike. */
type Readable = { prepare(name: string): { execute(): Promise<unknown[]> }; toSQL(): { sql: string } }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.pool.query(`create table teachers (id uuid primary key, name text, since timestamptz)`)
  await database.pool.query(`create table lessons (id uuid primary key, teacher_id uuid, tags text[], given boolean)`)
  await database.db.insert(teachers).values([
    { id: ada, name: 'Ada', since: new Date('2020-02-29T12:00:00Z') },
    { id: ben, name: null, since: null },
  ])
  await database.db.insert(lessons).values({ id: sums, teacherId: ada, tags: ['a,b', '"'], given: true })
})
afterAll(() => database.close())

/** Queries of each shape of row. */
const queries = {
  'columns of one table': (db: Queries) => db.select().from(teachers),
  'a table that a row may have none of': (db: Queries) => db.select().from(teachers).leftJoin(lessons, isTheirs),
  'a part that is never null, though its first column is': (db: Queries) =>
    db
      .select({ teacher: { name: teachers.name, since: teachers.since }, lesson: lessons })
      .from(teachers)
      .leftJoin(lessons, isTheirs),
  'a query in place of a table': (db: Queries) => {
    const lesson = db.select().from(lessons).as('lesson')
    const isOfLesson = eq(lesson.teacherId, teachers.id)
    return db.select({ name: teachers.name, lesson: lesson._.selectedFields }).from(teachers).leftJoin(lesson, isOfLesson)
  },
  'a part with columns of two tables': (db: Queries) =>
    db
      .select({ both: { given: lessons.given, name: teachers.name } })
      .from(teachers)
      .leftJoin(lessons, isTheirs),
  'what is worked out': (db: Queries) =>
    db.select({ teachers: count(), twice: sql`2 * count(*)`.mapWith(Number), nothing: sql`null` }).from(teachers),
  'no row': (db: Queries) => db.select().from(teachers).where(eq(teachers.id, sums)),
}

test.each(Object.entries(queries))('%s: what is read is what the library reads', async (_what, query) => {
  const expected: unknown[] = await query(database.db)
  const statement = prepared((db) => query(db) as Readable)(database.db)
  expect(await statement.execute()).toEqual(expected)
  expect(await statement.execute()).toEqual(expected)
})

test('a statement is built once, whatever takes the place of its placeholders', async () => {
  let built = 0
  const ofTeacher = preparedTogether((db) => {
    built++
    const isIt = eq(teachers.id, sql.placeholder('id'))
    return { name: db.select({ name: teachers.name }).from(teachers).where(isIt), all: db.select({ all: count() }).from(teachers) }
  })
  const nameOf = async (id: string) => {
    const { name, all } = ofTeacher(database.db)
    const [[teacher], [counted]] = await Promise.all([name.execute({ id }), all.execute()])
    return [teacher?.name, counted?.all]
  }
  expect([await nameOf(ada), await nameOf(ben), await nameOf(sums)]).toEqual([
    ['Ada', 2],
    [null, 2],
    [undefined, 2],
  ])
  expect(built).toBe(1)
})

test('a statement is another one for whatever it depends on', async () => {
  const named = prepared((db, isNamed: boolean, { least }: { least: number; shape: string }) =>
    db
      .select({ all: sql`count(*) >= ${least}` })
      .from(teachers)
      .where(isNamed ? isNotNull(teachers.name) : undefined),
  )
  const answers = async (isNamed: boolean, least: number) =>
    (await named(database.db, isNamed, { least, shape: `${least}` }).execute())[0]!.all
  expect([await answers(true, 1), await answers(true, 2), await answers(false, 2)]).toEqual([true, false, true])
  expect(named(database.db, true, { least: 1, shape: '1' })).toBe(named(database.db, true, { least: 1, shape: '1' }))
})

test('statements with one beginning stay two, however long they are', async () => {
  const long = 'x'.repeat(100)
  const [one, two] = [1, 2].map((value) =>
    prepared((db) =>
      db
        .select({ value: sql`${sql.raw(`'${long}' || '${value}'`)}` })
        .from(teachers)
        .limit(1),
    ),
  )
  const [[first], [second]] = [await one!(database.db).execute(), await two!(database.db).execute()]
  expect([first!.value, second!.value]).toEqual([`${long}1`, `${long}2`])
})
