import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { getPublicJob, getPublicJobPicture, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { getPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { createDomains } from '../domains.ts'
import { watchDisk } from '../platform/disk.ts'
import { createServer } from '../platform/http/server.ts'
import { serveWebApp } from '../platform/http/pages/webApp.ts'
import { client } from '../platform/testing/client.ts'
import { DAYS, startServer, type TestServer } from '../platform/testing/server.ts'
import { postedJob, jobInput } from './testing.ts'

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
  await writeFile(
    join(folder, 'addresses.json'),
    JSON.stringify({ '/': '', '/FAQ': '', '/signIn': '', '/job/$jobId': '<link rel="modulepreload" href="/assets/job.js">' }),
  )
  web = await startWeb()
})
afterAll(async () => {
  await web.close()
  await rm(folder, { recursive: true })
  await server.close()
})

async function startWeb({ requestsPerMinute = 0, mostInOneFile = 10_000 } = {}): Promise<FastifyInstance> {
  const { config, log } = server.context
  const started = await createServer({ ...config, requestsPerMinute }, log, watchDisk(config))
  const pages = createDomains(server.context).domains.flatMap((domain) => domain.pages ?? [])
  await serveWebApp(started, config, { origin: server.context.origin, folder, pages, mostInOneFile })
  return started
}

/** The page as served, without the nonce, which is new each time. */
async function pageAt(path: string) {
  const { statusCode, headers, body } = await web.inject({ method: 'GET', url: path })
  const { 'content-security-policy': policy, 'x-request-id': _id, date: _date, ...rest } = headers
  const nonce = /'nonce-([^']+)'/.exec(String(policy))![1]!
  return { statusCode, headers: rest, body: body.replaceAll(nonce, 'NONCE') }
}
const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!) as Record<string, unknown>

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
    expect(body).toContain(`<meta property="og:image" content="https://trellis.example/api/job/${id}/picture" />`)
    expect(body).toContain('<meta property="og:image:alt" content="Barista at Blue Door" />')
    expect(body).not.toContain('is for you')
    expect(dataIn(body)).toMatchObject({ '@type': 'JobPosting', title: 'Barista', url: `https://trellis.example/job/${id}` })
    expect((await pageAt(`/job/${id.toUpperCase()}`)).body).toBe(body)
  })

  test('can be read before its scripts are there, which are fetched at once and find what everybody may see', async () => {
    const id = await postedJob(rita, { description: 'Make **coffee**.\n\nBe kind.', locationCity: 'Fairview', locationCountry: 'US' })
    const { body } = await pageAt(`/job/${id}`)
    expect(body).toContain('<h1>Barista</h1><p>Blue Door</p><p>Fairview, US</p><p>Make coffee.</p><p>Be kind.</p></main></div>')
    expect(body).toContain('<link rel="modulepreload" href="/assets/job.js">')
    expect((await pageAt('/FAQ')).body).not.toContain('modulepreload')
    const record = JSON.parse(/id="first-record">(.*?)<\/script>/s.exec(body)![1]!) as unknown
    expect(record).toEqual(JSON.parse(JSON.stringify((await client(server.origin).call(getPublicJob, { params: { id } })).data)))
  })

  test('lets no text of the job break out', async () => {
    const hostile = `"'><script>alert(1)</script></title></head><!-- $& $1 __STYLE_NONCE__ \u2028 ]]>`
    const id = await postedJob(rita, { name: hostile, companyInstitution: hostile, description: hostile, locationCity: hostile })
    const { body } = await pageAt(`/job/${id}`)
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body.match(/<\/(title|head|script)>/g)).toHaveLength(4)
    expect(body).not.toContain('<!--')
    expect(body).toContain('<meta name="style-nonce" content="NONCE" />')
    expect(dataIn(body)).toMatchObject({ title: hostile, hiringOrganization: { name: hostile } })
  })
})

test('an address that has a screen is served, with what stands behind it or without', async () => {
  for (const address of ['/', '/FAQ', '/faq/?a=b', '/signIn#x']) expect((await pageAt(address)).statusCode).toBe(200)
})

test('the page of any other job is that of an unknown address, which is not found', async () => {
  const unknown = await pageAt('/job-of-nobody')
  expect(unknown).toMatchObject({
    statusCode: 404,
    body: built.replaceAll('__PRODUCT_NAME__', () => 'Ro$$e &#38; Co').replace('__STYLE_NONCE__', 'NONCE'),
  })
  const [draft, closed] = [await postedJob(rita, { state: 'draft' }), await postedJob(rita)]
  await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: jobInput({ state: 'closed' }) } })
  for (const address of [draft, closed, newId(), 'x', '..%2f..', `${draft}/more`, 'x'.repeat(600)]) {
    expect(await pageAt(`/job/${address}`)).toEqual(unknown)
  }
})

test('who asks for pages of jobs too often has to wait, and not for others', async () => {
  const limited = await startWeb({ requestsPerMinute: 2 })
  const statusAt = async (url: string) => (await limited.inject({ method: 'GET', url })).statusCode
  const job = `/job/${newId()}`
  expect([await statusAt(job), await statusAt(job), await statusAt(job)]).toEqual([404, 404, 429])
  expect([await statusAt('/signIn'), await statusAt('/'), await statusAt('/signIn')]).toEqual([200, 200, 200])
  await limited.close()
})

test('of a job that does not tell where it is, search engines are told the words alone', async () => {
  const id = await postedJob(rita)
  await server.context.db.execute(sql`update jobs set info = info || '{"locationCountry": ""}' where posting_id = ${id}`)
  const { statusCode, body } = await pageAt(`/job/${id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Barista at Blue Door')
  expect(body).not.toContain('ld+json')
})

describe('search engines', () => {
  const fileAt = async (url: string) => {
    const { statusCode, headers, body } = await web.inject({ method: 'GET', url })
    return { statusCode, type: headers['content-type'], body }
  }

  test('may make the calls of a public page and no others', async () => {
    const { statusCode, type, body } = await fileAt('/robots.txt')
    expect({ statusCode, type }).toEqual({ statusCode: 200, type: 'text/plain; charset=utf-8' })
    const lines = body.split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Sitemap: https://trellis.example/sitemap.xml')
    const id = newId()
    for (const { description } of [getPublicJob, getPublicJobPicture, getPostingPicture])
      expect(mayFetch(body, `/api${addressOf(description.path, { id, fileId: id })}`)).toBe(true)
    expect(mayFetch(body, `/job/${id}`)).toBe(true)
    expect(mayFetch(body, '/assets/index.js')).toBe(true)
    expect(mayFetch(body, `/api/profile/${id}`)).toBe(false)
    expect(mayFetch(body, `/api/employee/job/${id}`)).toBe(false)
  })

  test('find every open public job in the sitemap, and no other', async () => {
    const [open, draft, ofGroup, closed, over] = [
      await postedJob(rita),
      await postedJob(rita, { state: 'draft' }),
      await postedJob(rita),
      await postedJob(rita),
      await postedJob(rita),
    ]
    const yesterday = new Date(server.clock.now() - DAYS)
    await server.context.db.execute(sql`update postings set apply_until = ${yesterday} where id = ${over}`)
    await server.context.db.execute(sql`update postings set membership = array[${newId()}::uuid] where id = ${ofGroup}`)
    await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: jobInput({ state: 'closed' }) } })
    const { statusCode, type, body } = await fileAt('/sitemap.xml')
    expect({ statusCode, type }).toEqual({ statusCode: 200, type: 'application/xml; charset=utf-8' })
    expect(body).toContain('<loc>https://trellis.example/</loc>')
    const changedAt = new Date(server.clock.now()).toISOString()
    expect(body).toContain(`<url><loc>https://trellis.example/job/${open}</loc><lastmod>${changedAt}</lastmod></url>`)
    for (const hidden of [draft, ofGroup, closed, over]) expect(body).not.toContain(hidden)
  })

  test('get an index of several sitemaps where there are many jobs, which together name each once', async () => {
    const many = await startWeb({ mostInOneFile: 2 })
    const read = async (url: string) => (await many.inject({ method: 'GET', url })).body
    const locations = (xml: string) => [...xml.matchAll(/<loc>https:\/\/trellis\.example(.*?)<\/loc>/g)].map(([, path]) => path!)
    const index = await read('/sitemap.xml')
    expect(index).toContain('<sitemapindex')
    const files = await Promise.all(locations(index).map(read))
    expect(files.length).toBeGreaterThan(4)
    expect(files.every((file) => locations(file).length <= 2)).toBe(true)
    expect(files.flatMap(locations)).toEqual(locations((await fileAt('/sitemap.xml')).body))
    for (const none of ['/sitemap/0.xml', `/sitemap/${files.length + 1}.xml`, '/sitemap/x.xml', '/sitemap/1']) {
      expect((await many.inject({ method: 'GET', url: none })).statusCode).toBe(404)
    }
    await many.close()
  })
})

/** As search engines read a robots.txt: the longest rule that fits decides (RFC 9309). */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].filter(([, , start]) => path.startsWith(start!))
  const [longest] = rules.toSorted(([, , a], [, , b]) => b!.length - a!.length)
  return longest?.[1] !== 'Disallow'
}
