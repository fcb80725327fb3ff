import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { uploadResume } from '@trellis/contract/files/files.ts'
import { listInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import * as imports from '@trellis/contract/memberImports/memberImports.calls.ts'
import { LINES_AT_ONCE, type MemberImport } from '@trellis/contract/memberImports/memberImports.ts'
import { follow } from '@trellis/contract/people/people.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { confirmed, newcomer, type NewPerson, type Person, signedIn } from './accounts/testing.ts'
import { readConfig } from './config.ts'
import { actOn, groupOf } from './groups/testing.ts'
import { archiveOf } from './personal/testing.ts'
import { newPostgres } from './platform/testing/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { client } from './platform/testing/client.ts'
import { mailedLink, type ServerProcess, startProcess } from './platform/testing/process.ts'

// What is under way when the server is killed, and what is there once it runs again: the commands that take longest.

const postgres = process.env['TEST_DATABASE_URL']
let settings: Record<string, string>
let drop = async (): Promise<void> => {}
let server: ServerProcess
beforeAll(async () => {
  settings = { ADVISORS: 'open', LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', DATABASE_TIMEOUT_MS: '30000' }
  if (postgres !== undefined) {
    const database = await newPostgres(postgres)
    settings = { ...settings, DATABASE_URL: database.url }
    drop = database.drop
  }
  server = await startProcess(settings)
})
afterAll(async () => {
  await server.remove()
  await drop()
})

const clock = { now: () => Date.now(), advance: () => {} }

async function arrived(person: NewPerson): Promise<Person> {
  const here = { origin: server.origin, clock }
  const account = await newcomer(here, person)
  await confirmed(here, account, await mailedLink(server, account.email))
  return signedIn(here, account)
}

/** The same person at the server that runs now. */
const now = (person: Person): Person => ({ ...person, client: client(server.origin, person.token) })

/** Kills the server, does something to what it left, and starts it again. */
async function killed(meanwhile: (pool: pg.Pool) => Promise<unknown> = async () => {}): Promise<void> {
  await server.kill()
  const database = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_FOLDER: server.dataFolder, ...settings }))
  try {
    await meanwhile(database.pool)
  } finally {
    await database.close()
  }
  server = await startProcess(settings, server)
}

/** As if so much time had passed that nobody holds a task any more. */
const letDue = (pool: pg.Pool, kind: string) => pool.query('update tasks set run_at = now() where kind = $1', [kind])

async function until<T>(read: () => Promise<T>, isEnough: (value: T) => boolean): Promise<T> {
  return vi
    .waitUntil(
      async () => {
        const value = await read()
        return isEnough(value) ? { value } : undefined
      },
      { timeout: 90_000, interval: 5 },
    )
    .then((found) => found.value)
}

/** In which tables each of some people stands. */
async function tablesOf(pool: pg.Pool, people: readonly Person[]): Promise<Map<Id, string[]>> {
  const found = new Map<Id, string[]>(people.map(({ id }) => [id, []]))
  const { rows } = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  for (const { name } of rows) {
    const ids = [...found.keys()]
    const sentence = `select distinct named.id from "${name}" as one, unnest($1::text[]) as named(id) where strpos(to_jsonb(one)::text, named.id) > 0`
    for (const { id } of (await pool.query<{ id: Id }>(sentence, [ids])).rows) found.get(id)!.push(name)
  }
  return found
}

const resume = (bytes: number) =>
  new File(
    [Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), randomBytes(bytes), Buffer.from('\ntrailer\n<<>>\n%%EOF\n')])],
    'cv.pdf',
  )

test('somebody who is erased is either whole or gone, is seen by nobody, and is gone in the end', async () => {
  const advisor = await arrived({ type: 'advisor' })
  const groupId = await groupOf(advisor.client, { joinPolicy: 'open' })
  const friend = await arrived({ birthYear: 1990 })
  const people: Person[] = []
  for (let at = 0; at < 4; at++) people.push(await arrived({ birthYear: 1990 }))
  for (const person of people) {
    await person.client.upload(uploadResume, { params: { id: person.id }, file: resume(9_000) })
    await person.client.call(follow, { body: { userId: person.id, targetId: friend.id } })
    await actOn(person, groupId, 'applied')
    await person.client.call(deleteProfile, { params: { id: person.id }, body: { password: person.password } })
  }
  const erase = (pool: pg.Pool) => letDue(pool, 'accounts.eraseDeleted')
  let whole = new Map<Id, string[]>()
  await killed(async (pool) => {
    whole = await tablesOf(pool, people)
    await erase(pool)
  })
  for (const milliseconds of [0, 60, 250]) {
    await pause(milliseconds)
    await killed(async (pool) => {
      const found = await tablesOf(pool, people)
      for (const [id, tables] of found)
        expect([[], ['tasks'], whole.get(id)!.filter((name) => name !== 'tasks'), whole.get(id)]).toContainEqual(tables)
      await erase(pool)
    })
    for (const { id } of people) {
      expect(await now(friend).client.refused(getProfile, { params: { id }, query: {} })).toMatchObject({ code: 'NotFound' })
    }
  }
  const resumes = join(server.dataFolder, 'files', 'resume')
  await until(
    async () => (existsSync(resumes) ? await readdir(resumes) : []),
    (names) => names.length === 0,
  )
  await killed(async (pool) => {
    for (const [id, tables] of await tablesOf(pool, people)) expect(tables, id).toEqual([])
  })
})

test('a download that is cut off is no whole archive, and is there once the server runs again', async () => {
  const person = await arrived({ birthYear: 1990 })
  const file = () => resume(4_500_000)
  for (let at = 0; at < 4; at++) await person.client.upload(uploadResume, { params: { id: person.id }, file: file() })
  const response = await person.client.raw('GET', `/profile/${person.id}/archive`)
  const reader = response.body!.getReader()
  await reader.read()
  const rest = (async () => {
    while (!(await reader.read()).done);
  })()
  const cut = expect(rest).rejects.toThrow()
  await killed()
  await cut
  const { names } = await archiveOf(now(person))
  expect(names.filter((name) => name.startsWith('resumes/'))).toHaveLength(4)
})

test('of an import no line is lost and none done twice, whether its lines were being sent or carried out', async () => {
  const advisor = await arrived({ type: 'advisor', name: 'Gus Bell' })
  const groupId = await groupOf(advisor.client)
  const params = { groupId }
  const lines = Array.from({ length: 2 * LINES_AT_ONCE }, (_, at) => ({
    line: at + 2,
    name: `Pupil ${at}`,
    email: `pupil.${at}@school.example`,
  }))
  const [first, second] = [lines.slice(0, LINES_AT_ONCE), lines.slice(LINES_AT_ONCE)]
  const { data } = await advisor.client.call(imports.beginMemberImport, { params, body: { fileName: 'members.csv', lines: lines.length } })
  const put = (some: typeof lines) => now(advisor).client.call(imports.putImportLines, { params, body: { importId: data.id, lines: some } })
  const read = async (): Promise<MemberImport> => (await now(advisor).client.call(imports.readMemberImport, { params, query: {} })).data!
  await put(first)
  const sending = put(second).catch(() => undefined)
  await pause(60)
  await killed()
  await sending
  const arrivedLines = (await now(advisor).client.call(imports.readMemberImport, { params, query: {} })).total
  expect([first.length, lines.length]).toContain(arrivedLines)

  await put(second)
  await now(advisor).client.call(imports.runMemberImport, { params, body: { importId: data.id } })
  for (const done of [0, LINES_AT_ONCE]) {
    await until(read, (row) => row.done > done)
    await killed((pool) => letDue(pool, 'groups.importLines'))
  }
  const ended = await until(read, ({ state }) => state === 'ended')
  expect(ended.done).toBe(lines.length)
  const invited = await now(advisor).client.call(listInvitations, { params, query: { size: 1 } })
  expect(invited.total).toBe(lines.length)
  await killed(async (pool) => {
    const { rows } = await pool.query<{ many: string }>('select count(distinct email_key) as many from group_invitations')
    expect(Number(rows[0]!.many)).toBe(lines.length)
    const letters = await pool.query<{ many: string }>(
      `select count(*) as many from tasks where kind = 'groups.mailInvite' group by payload having count(*) > 1`,
    )
    expect(letters.rows).toEqual([])
  })
})
