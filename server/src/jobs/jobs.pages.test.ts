import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { updateJob } from '@trellis/contract/jobs.calls.ts'
import { newId } from '@trellis/contract/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { createDomains } from '../domains.ts'
import { createServer } from '../platform/http/server.ts'
import { serveWebApp } from '../platform/http/webApp.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postedJob, toldJob } from './testing.ts'

const built = `<!doctype html>
<html lang="en">
  <head>
    <title>__PRODUCT_NAME__</title>
    <meta name="style-nonce" content="__STYLE_NONCE__" />
    <meta
      name="description"
      content="__PRODUCT_NAME__ is for you."
    />
  </head>
  <body><div id="root"></div></body>
</html>
`

let server: TestServer
let rita: Person
let web: FastifyInstance
let folder: string
beforeAll(async () => {
  server = await startServer({ ORIGIN: 'https://trellis.example', PRODUCT_NAME: 'Ro$$e & Co' })
  rita = await signedUp(server, { type: 'recruiter' })
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await writeFile(join(folder, 'index.html'), built)
  web = await startWeb()
})
afterAll(async () => {
  await web.close()
  await rm(folder, { recursive: true })
  await server.close()
})

async function startWeb({ requestsPerMinute = 0 } = {}): Promise<FastifyInstance> {
  const { config, log } = server.context
  const started = await createServer({ ...config, requestsPerMinute }, log)
  const pages = createDomains(server.context).domains.flatMap((domain) => domain.pages ?? [])
  await serveWebApp(started, config, { folder, pages })
  return started
}

/** The page as served, without the nonce, which is new each time. */
async function pageAt(path: string) {
  const { statusCode, headers, body } = await web.inject({ method: 'GET', url: path })
  const { 'content-security-policy': policy, 'x-request-id': _id, date: _date, ...rest } = headers
  const nonce = /'nonce-([^']+)'/.exec(String(policy))![1]!
  return { statusCode, headers: rest, body: body.replaceAll(nonce, 'NONCE') }
}
const dataIn = (body: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!) as Record<string, unknown>

describe('the page of a public job', () => {
  test('says in its head what it is about', async () => {
    const id = await postedJob(rita, { description: 'Make **coffee**.\n\nBe kind.' })
    const { statusCode, body } = await pageAt(`/job/${id}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Barista at Blue Door · Ro$$e &#38; Co</title>')
    expect(body).toContain('<meta name="description" content="Make coffee. Be kind." />')
    expect(body).toContain(`<link rel="canonical" href="https://trellis.example/job/${id}" />`)
    expect(body).toContain('<meta property="og:title" content="Barista at Blue Door · Ro$$e &#38; Co" />')
    expect(body).toContain('<meta property="og:description" content="Make coffee. Be kind." />')
    expect(body).not.toContain('og:image')
    expect(body).not.toContain('is for you')
    expect(dataIn(body)).toMatchObject({ '@type': 'JobPosting', title: 'Barista', url: `https://trellis.example/job/${id}` })
    expect((await pageAt(`/job/${id.toUpperCase()}`)).body).toBe(body)
  })

  test('lets no text of the job break out', async () => {
    const hostile = `"'><script>alert(1)</script></title></head><!-- $& $1 __STYLE_NONCE__ \u2028 ]]>`
    const id = await postedJob(rita, { name: hostile, companyInstitution: hostile, description: hostile, locationCity: hostile })
    const { body } = await pageAt(`/job/${id}`)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body.match(/<\/(title|head|script)>/g)).toHaveLength(3)
    expect(body).not.toContain('<!--')
    expect(body).toContain('<meta name="style-nonce" content="NONCE" />')
    expect(dataIn(body)).toMatchObject({ title: hostile, hiringOrganization: { name: hostile } })
  })
})

test('the page of any other job is that of any address', async () => {
  const unknown = await pageAt('/job-of-nobody')
  expect(unknown).toMatchObject({ statusCode: 200, body: built.replaceAll('__PRODUCT_NAME__', () => 'Ro$$e &#38; Co').replace('__STYLE_NONCE__', 'NONCE') })
  const [draft, closed] = [await postedJob(rita, { state: 'draft' }), await postedJob(rita)]
  await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: toldJob({ state: 'closed' }) } })
  for (const address of [draft, closed, newId(), 'x', '..%2f..', `${draft}/more`, 'x'.repeat(600)]) {
    expect(await pageAt(`/job/${address}`)).toEqual(unknown)
  }
})

test('who asks for pages of jobs too often has to wait, and not for others', async () => {
  const limited = await startWeb({ requestsPerMinute: 2 })
  const statusAt = async (url: string) => (await limited.inject({ method: 'GET', url })).statusCode
  const job = `/job/${newId()}`
  expect([await statusAt(job), await statusAt(job), await statusAt(job)]).toEqual([200, 200, 429])
  expect([await statusAt('/signIn'), await statusAt('/'), await statusAt('/signIn')]).toEqual([200, 200, 200])
  await limited.close()
})
