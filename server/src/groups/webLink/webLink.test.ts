import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { createOutside, type Outside } from '../../platform/outside/outside.ts'
import { startSite } from '../../platform/outside/outside.testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'

const pages: Readonly<Record<string, string>> = {
  '/': '<title>Robotics &amp; Friends</title>',
  '/markup': '<title><img src=x onerror=alert(1)></title>',
  '/untitled': '<h1>Robotics</h1>',
  '/long': `<title>${'𝒳'.repeat(150)}</title>`,
  '/as-long': `<title>${'a'.repeat(200)}</title>`,
}

let site: Awaited<ReturnType<typeof startSite>>
let server: TestServer
let gus: Person
beforeAll(async () => {
  site = await startSite(({ url }, response) => {
    if (url === '/inside') return response.writeHead(302, { location: `http://127.0.0.2:${site.port}/` }).end()
    if (url === '/file') return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
    const page = pages[url!]
    return response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page)
  })
  const names: Readonly<Record<string, string>> = { 'school.example': '127.0.0.1', 'inside.example': '127.0.0.2' }
  const way = createOutside({
    productName: 'Trellis',
    isPublic: (ip) => ip === '127.0.0.1',
    lookup: async (name) => (name in names ? [names[name]!] : []),
    ports: new Set([site.port]),
  })
  /** The site listens on no port of the web, of which a link may be. */
  const outside: Outside = {
    readPage: (address) => {
      const url = new URL(address)
      url.port = String(site.port)
      return way.readPage(url.href)
    },
  }
  server = await startServer({}, undefined, outside)
  gus = await signedUp(server, { type: 'advisor' })
})
afterAll(() => Promise.all([server.close(), site.close()]))

const check = async (url: string) => (await gus.client.call(validateGroupWebLink, { body: { url } })).data

test.each([
  ['/', 'Robotics & Friends'],
  ['/markup', '<img src=x onerror=alert(1)>'],
  ['/untitled', ''],
  ['/long', `${'𝒳'.repeat(98)}...`],
  ['/as-long', 'a'.repeat(200)],
])('the title of %s', async (path, title) => {
  expect(await check(`http://school.example${path}`)).toEqual({ reachable: true, title, why: '' })
})

test('what is missing, and what is no page, is told', async () => {
  expect(await check('http://school.example/old')).toMatchObject({ reachable: false, title: '', why: expect.stringMatching(/no page/) })
  expect(await check('http://school.example/file')).toMatchObject({ reachable: false, why: expect.stringMatching(/a file/) })
})

test('what lies inside is told to the letter like what does not answer', async () => {
  const nobody = await check('http://nobody.example/')
  expect(nobody).toEqual({ reachable: false, title: '', why: 'We could not reach this page.' })
  const before = site.asked.length
  expect(await check('http://inside.example/')).toEqual(nobody)
  expect(await check('https://school.example/')).toEqual(nobody)
  expect(site.asked).toHaveLength(before)
  expect(await check('http://school.example/inside')).toEqual(nobody)
  expect(site.asked.slice(before)).toEqual(['/inside'])
})

test('an address that nobody else could open is refused at its field, and asked of nobody', async () => {
  const before = site.asked.length
  for (const url of [
    '',
    'school.example',
    'ftp://school.example',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://school.example:8080/',
  ]) {
    expect(await gus.client.refused(validateGroupWebLink, { body: { url } }), url).toMatchObject({
      code: 'BadInput',
      fields: { url: expect.stringMatching(/^[A-Z]/) },
    })
  }
  expect(site.asked).toHaveLength(before)
})

test('twenty in an hour are looked at for one account, whoever else asks', async () => {
  const [rita, omar] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
  const body = { url: 'http://school.example/' }
  for (let asked = 0; asked < 20; asked++) await rita.client.call(validateGroupWebLink, { body })
  const before = site.asked.length
  expect(await rita.client.refused(validateGroupWebLink, { body })).toMatchObject({ code: 'TooManyAttempts' })
  expect(site.asked).toHaveLength(before)
  expect((await omar.client.call(validateGroupWebLink, { body })).data.reachable).toBe(true)
})
