import { privateHosts, privateNames } from '@trellis/contract/texts/publicAddress.samples.ts'
import { isPublicIp } from '@trellis/contract/texts/publicAddress.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Borders, lookUp } from './destinations.ts'
import { createOutside } from './outside.ts'
import { startNameServer, startSite } from './outside.testing.ts'

/** One site on every address of this machine; of these, the test says which are public. */
let site: Awaited<ReturnType<typeof startSite>>
let names: Awaited<ReturnType<typeof startNameServer>>
beforeAll(async () => {
  site = await startSite((request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://site.example')
    if (pathname === '/leads') return response.writeHead(302, { location: searchParams.get('to')! }).end()
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>${request.socket.localAddress!.replace('::ffff:', '')}</title>`)
  })
  names = await startNameServer({
    'school.example': [['127.0.0.1']],
    'changes.example': [['127.0.0.1'], ['127.0.0.2']],
    'mixed.example': [['127.0.0.1', '127.0.0.2']],
    'mixed6.example': [['127.0.0.1', '::1']],
    'many.example': [['127.0.0.1', ...Array.from({ length: 20 }, (_, at) => `10.0.0.${at}`)]],
    'inside.example': [['127.0.0.2']],
    'metadata.example': [['169.254.169.254']],
    'nobody.example': [[]],
  })
})
afterAll(() => Promise.all([site.close(), names.close()]))
beforeEach(() => void site.asked.splice(0))

const lookup: Borders['lookup'] = (name, signal) => lookUp(name, signal, names.servers)
const everyPort = { has: () => true }
/** A way outside for which 127.0.0.1 is a public address, and 127.0.0.2 none. */
const outside = (more: Partial<Borders> = {}) =>
  createOutside({ productName: 'Trellis', isPublic: (ip) => ip === '127.0.0.1' || isPublicIp(ip), lookup, ports: everyPort, ...more })
/** The borders as they are; only a name leads where the system says, such as `localhost`. */
const asTheyAre = createOutside({ productName: 'Trellis', ports: everyPort, lookup: async () => ['127.0.0.1'] })

const at = (host: string, path = '/') => `http://${host}:${site.port}${path}`
const forbidden = [...privateHosts, ...privateNames].map((host) => ({ host }))

describe('an address that is not public', () => {
  test.each(forbidden)('$host is not asked', async ({ host }) => {
    expect(await asTheyAre.readPage(at(host))).toEqual({ fault: 'forbidden' })
    expect(site.asked).toEqual([])
  })

  test.each(forbidden)('$host is not asked either where a page leads to it', async ({ host }) => {
    // Public until it has answered: what comes afterwards may be the same machine.
    const isPublic = (ip: string) => (ip === '127.0.0.1' && site.asked.length === 0) || isPublicIp(ip)
    const to = at(host, '/inside').replace(/[^ -~]+/g, encodeURIComponent)
    const path = `/leads?to=${encodeURIComponent(to)}`
    const readPage = await outside({ isPublic, lookup: async () => ['127.0.0.1'] }).readPage(at('127.0.0.1', path))
    expect(readPage).toEqual({ fault: 'forbidden' })
    expect(site.asked).toEqual([path])
  })
})

const schemes = ['ftp://127.0.0.1/', 'file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/html,<title>a</title>', 'javascript:alert(1)']
const others = [...schemes, 'ws://127.0.0.1/', 'blob:http://127.0.0.1/a', 'http://ada@school.example/', 'https://:secret@school.example/']

test.each(others)('%s is no address of a page, and no page leads there', async (address) => {
  expect(await outside().readPage(address)).toEqual({ fault: 'forbidden' })
  expect(await outside().readPage(at('127.0.0.1', `/leads?to=${encodeURIComponent(address)}`))).toEqual({ fault: 'forbidden' })
  expect(site.asked).toHaveLength(1)
})

test('only the ports of the web are asked', async () => {
  const onPorts = createOutside({ productName: 'Trellis', isPublic: () => true, lookup })
  for (const port of [22, 25, 8_080, 6_379, 65_535, site.port]) {
    expect(await onPorts.readPage(`http://127.0.0.1:${port}/`)).toEqual({ fault: 'forbidden' })
    expect(await onPorts.readPage(`https://school.example:${port}/`)).toEqual({ fault: 'forbidden' })
  }
  expect(site.asked).toEqual([])
})

describe('a name', () => {
  test('is asked for once, and the connection goes to what was answered', async () => {
    expect(await outside().readPage(at('changes.example'))).toEqual({ title: '127.0.0.1' })
    expect(names.asked('changes.example')).toBe(2)
    expect(await outside().readPage(at('changes.example'))).toEqual({ fault: 'forbidden' })
    expect(site.asked).toHaveLength(1)
  })

  test('is asked for again where a page leads to it', async () => {
    const path = `/leads?to=${encodeURIComponent(at('inside.example'))}`
    expect(await outside().readPage(at('school.example', path))).toEqual({ fault: 'forbidden' })
    expect(site.asked).toEqual([path])
  })

  test.each(['inside.example', 'metadata.example', 'mixed.example', 'mixed6.example', 'many.example'])(
    '%s, of whose addresses one is not public, is not asked',
    async (name) => {
      expect(await outside().readPage(at(name))).toEqual({ fault: 'forbidden' })
      expect(await outside().readPage(at(`${name}.`))).toEqual({ fault: 'forbidden' })
      expect(site.asked).toEqual([])
    },
  )

  test('without an address leads nowhere', async () => {
    expect(await outside().readPage(at('nobody.example'))).toEqual({ fault: 'unreachable' })
  })

  test('whose server does not answer is waited for no longer than for all', async () => {
    const began = performance.now()
    const slow = createOutside({ productName: 'Trellis', isPublic: () => true, lookup, ports: everyPort, within: 300 })
    expect(await slow.readPage(at('silent.example'))).toEqual({ fault: 'unreachable' })
    expect(performance.now() - began).toBeLessThan(1_500)
  })

  test('may be written with a dot at its end, or with other letters', async () => {
    expect(await outside().readPage(at('school.example.'))).toEqual({ title: '127.0.0.1' })
    expect(await outside().readPage(at('ＳＣＨＯＯＬ.example'))).toEqual({ title: '127.0.0.1' })
  })
})

describe('redirects', () => {
  /** A page that leads on so often. */
  const leading = (times: number, to = '/end'): string =>
    Array.from({ length: times }).reduce<string>((next) => `/leads?to=${encodeURIComponent(next)}`, to)

  test('are followed five times', async () => {
    expect(await outside().readPage(at('127.0.0.1', leading(5)))).toEqual({ title: '127.0.0.1' })
    expect(site.asked.at(-1)).toBe('/end')
    expect(await outside().readPage(at('127.0.0.1', leading(6)))).toEqual({ fault: 'unreachable' })
    expect(site.asked.filter((path) => path === '/end')).toHaveLength(1)
  })

  test.each(['http://[', 'http://', '//:80:', 'https://256.256.256.256/'])('to %s lead nowhere', async (to) => {
    expect(await outside().readPage(at('127.0.0.1', leading(1, to)))).toEqual({ fault: 'unreachable' })
  })
})
