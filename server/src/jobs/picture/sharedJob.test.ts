import { deleteJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { jobInput, postedJob } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const look = (id: string, query = '', headers: Record<string, string> = {}) =>
  client(server.origin).raw('GET', `/job/${id}/picture${query}`, { headers })

describe('the picture of a public job', () => {
  test('is shown to everybody, as large as sites want it', async () => {
    const reply = await look(await postedJob(rita))
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test('tells nothing that the page does not begin with', async () => {
    const reply = await look(await postedJob(rita, { description: 'SECRETDESCRIPTION' }), '?form=svg')
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await reply.text()
    expect(svg).toContain('<title>Barista, Blue Door, Fairview, US · On site</title>')
    expect(svg.replaceAll(/ d="[^"]*"/g, '')).not.toMatch(/SECRETDESCRIPTION|Person/)
  })

  test('is not sent again to who has it, and is another one once the job is', async () => {
    const id = await postedJob(rita)
    const first = await look(id)
    const etag = first.headers.get('etag')!
    expect((await look(id, '', { 'if-none-match': etag })).status).toBe(304)
    expect((await look(id, '', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    await rita.client.call(updateJob, { params: { id }, body: { generalInfo: jobInput({ name: 'Head barista' }) } })
    const later = await look(id, '', { 'if-none-match': etag })
    expect(later.status).toBe(200)
    expect(later.headers.get('etag')).not.toBe(etag)
  })

  test('is there where the page is, and nowhere else', async () => {
    const [draft, closed, ofGroup, deleted] = [
      await postedJob(rita, { state: 'draft' }),
      await postedJob(rita),
      await postedJob(rita),
      await postedJob(rita),
    ]
    const etag = (await look(closed)).headers.get('etag')!
    await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: jobInput({ state: 'closed' }) } })
    await server.context.db.execute(sql`update postings set membership = array[${newId()}::uuid] where id = ${ofGroup}`)
    await rita.client.call(deleteJob, { params: { id: deleted }, query: {} })
    for (const id of [draft, closed, ofGroup, deleted, newId()]) expect((await look(id, '', { 'if-none-match': etag })).status).toBe(404)
    expect((await look('x')).status).toBe(400)
    expect((await look(draft, '?form=gif')).status).toBe(400)
  })

  test('is drawn of whatever an employer wrote', async () => {
    const hostile = `"'><script>alert(1)</script> \u202e e\u0301 🎻 ${'𝕏'.repeat(30)}`
    for (const written of [hostile, '東京', 'x'.repeat(100)]) {
      const id = await postedJob(rita, { name: written, companyInstitution: written, locationCity: written, skills: [] })
      expect((await look(id)).status).toBe(200)
      expect(await (await look(id, '?form=svg')).text()).not.toContain('<script')
    }
  })
})
