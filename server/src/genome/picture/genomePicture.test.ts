import { getGenomePicture } from '@trellis/contract/genome/genome.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'

let server: TestServer
let zoe: Person
beforeAll(async () => {
  server = await startServer()
  const clubsOrgs = [{ name: 'SECRETCLUB', tags: ['Python'] }]
  zoe = await signedUp(server, { name: 'Zoë SECRETNAME', birthYear: 1990, bio: { highschoolInfo: { clubsOrgs } } })
})
afterAll(() => server.close())

const look = (of: Person, query: Record<string, string> = {}, by = of, headers: Record<string, string> = {}) =>
  by.client.raw('GET', addressOf(getGenomePicture.description.path, { id: of.id }, query), { headers })

test('one’s own genome is a picture to share', async () => {
  const reply = await look(zoe)
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' })
  expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  expect((await look(zoe, {}, zoe, { 'if-none-match': reply.headers.get('etag')! })).status).toBe(304)
})

test('it says the first name where that is wanted, and nothing else of the person', async () => {
  const [plain, named] = [await (await look(zoe, { form: 'svg' })).text(), await (await look(zoe, { form: 'svg', named: 'yes' })).text()]
  expect(plain).not.toContain('Zoë')
  expect(named).toContain('<title>Zoë, ')
  for (const svg of [plain, named]) expect(svg.replaceAll(/ d="[^"]*"/g, '')).not.toMatch(/SECRET|Python|1990/)
})

test('nobody else is answered with it, and there is none without a genome', async () => {
  const ada = await signedUp(server, { birthYear: 1990 })
  expect((await look(zoe, {}, ada)).status).toBe(404)
  expect((await look(ada)).status).toBe(404)
})
