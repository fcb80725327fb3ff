import { exportCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Person, signedUp } from '../accounts/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

type Body = z.input<(typeof exportCandidates4Group)['description']['body']>
const tableFile = async (groupId: Id, body: Body, advisor = gus) =>
  advisor.client.raw('POST', `/pythonApi/exportCandidates4Group/${groupId}`, { body })
const linesOf = async (groupId: Id, body: Body) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await tableFile(groupId, body)).arrayBuffer()).split('\r\n')
const inTable = async (groupId: Id, body: Body) => (await linesOf(groupId, body)).slice(1, -1)
const person = (name: string, birthYear: number) => studentWith(server, ['Biology'], { name, birthYear })

test('a list comes as a table that Excel opens, with what the advisor may see and no formula', async () => {
  const group = await groupOf(gus.client, { name: 'Frogs: day/night' })
  const [ada, evil] = [await person('Zoë Ångström', 1990), await person('=HYPERLINK("https://evil.example")', 1990)]
  for (const one of [ada, evil]) {
    await actOn(one, group, 'applied')
    await decideOn(gus, group, one, 'accepted')
  }
  const minor = await person('Mia Young', new Date(server.context.clock.now()).getUTCFullYear() - 16)
  await actOn(minor, group, 'applied')
  const generalInfo = { name: 'Class of 2030, "A"' }
  const { success: cohort } = await gus.client.call(createCohort, { body: { groupId: group, generalInfo, members: [{ id: ada.id }] } })

  const file = await tableFile(group, { state: 'accepted', sort: 'name' })
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(file.headers.get('content-disposition')!)).toMatch(/Frogs day night Members \d{4}-\d\d-\d\d\.csv$/)
  const [titles, formula, zoe, end] = await linesOf(group, { state: 'accepted', sort: 'name' })
  expect(titles).toBe('\uFEFFName,E-mail,Role,Cohorts,Level,List,Asks as,Match,Profile in %,Last active,Since')
  expect(formula).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)",/)
  expect(zoe).toContain(`Zoë Ångström,${ada.email},Member,"Class of 2030, ""A""",`)
  expect(end).toBe('')

  const [asked] = await inTable(group, { state: 'applied' })
  expect(asked).toMatch(/^Mia Young,,,/)
  expect(asked).not.toContain('@')
  const named = await inTable(group, { ids: [minor.id, ada.id, newId()] })
  expect(named.map((line) => line.split(',')[0])).toEqual(['Mia Young', 'Zoë Ångström'])
  expect(await inTable(group, { state: 'accepted', cohortID: cohort })).toHaveLength(1)
  expect(await inTable(group, { state: 'accepted', role: 'mentor' })).toEqual([])
  expect(await inTable(group, { role: 'member' })).toHaveLength(2)
})

test('nobody else takes people out, and an advisor not without end', async () => {
  const group = await groupOf(gus.client)
  const other = await signedUp(server, { type: 'advisor' })
  expect((await tableFile(group, {}, other)).status).toBe(403)
  const own = await groupOf(other.client)
  for (let at = 0; at < 30; at++) expect((await tableFile(own, { state: 'saved' }, other)).status).toBe(200)
  expect((await tableFile(own, { state: 'saved' }, other)).status).toBe(429)
})
