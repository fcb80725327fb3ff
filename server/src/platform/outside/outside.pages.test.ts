import { once } from 'node:events'
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import * as https from 'node:https'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createOutside, MOST_PAGE_BYTES } from './outside.ts'
import { certificate, listening, startSite } from './outside.testing.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const open = { isPublic: (ip: string) => ip === '127.0.0.1', lookup: async () => ['127.0.0.1'], ports: { has: () => true } }
const outside = createOutside({ productName: 'Trellis', ...open })
/** The same with little patience. */
const hasty = createOutside({ productName: 'Trellis', ...open, within: 300 })
const LONGEST_HASTE_MS = 2_000

async function site(answer: RequestListener) {
  const started = await startSite(answer)
  closing.push(started.close)
  return { ...started, address: `http://school.example:${started.port}/` }
}

const html = { 'content-type': 'text/html; charset=utf-8' }

test('a page is asked for plainly, and nothing of one answer is told to the next', async () => {
  const headers: IncomingHttpHeaders[] = []
  const { address, port } = await site((request, response) => {
    headers.push(request.headers)
    expect(request.method).toBe('GET')
    if (request.url === '/') return response.writeHead(302, { location: '/home', 'set-cookie': 'a=b; Path=/' }).end()
    return response.writeHead(200, html).end('<!doctype html><title>Robotics &amp; more</title>')
  })
  expect(await outside.readPage(address)).toEqual({ title: 'Robotics & more' })
  const asked = {
    'user-agent': 'Trellis (looks whether a link leads to a page)',
    accept: 'text/html, application/xhtml+xml',
    'accept-encoding': 'identity',
    host: `school.example:${port}`,
    connection: 'close',
  }
  expect(headers).toEqual([asked, asked])
})

test('a product’s name that no header holds is told as far as it can be', async () => {
  const { address } = await site((request, response) =>
    response.writeHead(200, html).end(`<title>${request.headers['user-agent']}</title>`),
  )
  const named = createOutside({ productName: 'Grüße\r\nX: y 学', ...open })
  expect(await named.readPage(address)).toEqual({ title: 'GreX: y (looks whether a link leads to a page)' })
})

test.each([
  [200, { title: 'a' }],
  [203, { title: 'a' }],
  [204, { fault: 'notAPage' }],
  [300, { fault: 'refused' }],
  [304, { fault: 'refused' }],
  [401, { fault: 'refused' }],
  [403, { fault: 'refused' }],
  [404, { fault: 'missing' }],
  [410, { fault: 'missing' }],
  [429, { fault: 'refused' }],
  [500, { fault: 'refused' }],
  [503, { fault: 'refused' }],
  [999, { fault: 'refused' }],
  [302, { fault: 'refused' }],
])('an answer of %i', async (status, read) => {
  const { address } = await site((_, response) => response.writeHead(status, status === 204 ? {} : html).end('<title>a</title>'))
  expect(await outside.readPage(address)).toEqual(read)
})

test.each([
  ['text/html', true],
  ['TEXT/HTML;charset=UTF-8', true],
  [' application/xhtml+xml ; x=y', true],
  ['', false],
  ['text/plain', false],
  ['text/htmlx', false],
  ['application/pdf', false],
  ['image/svg+xml', false],
  ['application/json', false],
  ['application/octet-stream; x=text/html', false],
  ['multipart/form-data', false],
])('what comes as %o is a page: %s', async (type, isPage) => {
  const { address } = await site((_, response) =>
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('<title>a</title>'),
  )
  expect(await outside.readPage(address)).toEqual(isPage ? { title: 'a' } : { fault: 'notAPage' })
})

describe('a server without end', () => {
  /** Sends the same again and again, until it is no longer read. */
  async function flood(response: ServerResponse, chunk: Buffer, most: number): Promise<number> {
    const left = new AbortController()
    response.on('close', () => left.abort())
    let sent = 0
    while (sent < most && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) await once(response, 'drain', { signal: left.signal }).catch(() => {})
    }
    response.end()
    return sent
  }

  test('is read up to a megabyte, of a gigabyte', async () => {
    const sent = Promise.withResolvers<number>()
    const page = await site((_, response) => {
      response.writeHead(200, { ...html, 'content-length': String(2 ** 30) }).write('<title>Large</title>')
      void flood(response, Buffer.alloc(65_536, ' '), 2 ** 30).then(sent.resolve)
    })
    expect(await outside.readPage(page.address)).toEqual({ title: 'Large' })
    // What the two systems keep for the other side is on its way already.
    expect(await sent.promise).toBeLessThan(MOST_PAGE_BYTES + 16 * 2 ** 20)
    expect(page.open()).toBe(0)
  })

  test('has no title beyond that', async () => {
    const { address } = await site((_, response) => {
      response.writeHead(200, html).write(' '.repeat(MOST_PAGE_BYTES))
      response.end('<title>Late</title>')
    })
    expect(await outside.readPage(address)).toEqual({ title: '' })
  })

  test('whose headers have no end is not read', async () => {
    const { address } = await site((_, response) => response.writeHead(200, { ...html, x: 'x'.repeat(20_000) }).end('<title>a</title>'))
    expect(await outside.readPage(address)).toEqual({ fault: 'unreachable' })
  })

  // Its beginning is packed as it is, for whoever would read it so.
  const bomb = Buffer.concat([gzipSync('<title>Bomb</title>', { level: 0 }), gzipSync(Buffer.alloc(32 * 2 ** 20))])

  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'identity, gzip', 'made-up'])(
    'sending %s is not unpacked',
    async (encoding) => {
      const { address } = await site((_, response) => response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bomb))
      const before = process.memoryUsage().arrayBuffers
      expect(await outside.readPage(address)).toEqual({ title: '' })
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 2 ** 20)
    },
  )
})

describe('a server that takes its time', () => {
  const drips: readonly (readonly [string, string, string])[] = [
    ['says nothing', '', ''],
    ['never ends its first line', 'HTTP/1.1 200 ', 'O'],
    ['never ends its headers', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX: ', 'x'],
    ['always says what is to come', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['never ends its page', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>a</title>', ' '],
    ['never ends a part', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n1;x=', 'x'],
  ]

  /** Sends a beginning and then the same again and again, until it is no longer read. */
  async function dripping(beginning: string, drop: string) {
    const server = createServer((socket) => {
      socket.write(beginning)
      const timer = setInterval(() => socket.write(drop), 20)
      socket
        .on('close', () => clearInterval(timer))
        .on('error', () => {})
        .resume()
    })
    const started = await listening(server)
    closing.push(started.close)
    return started
  }

  test.each(drips)('%s', async (_, beginning, drop) => {
    const { port, open } = await dripping(beginning, drop)
    for (const scheme of ['http', 'https']) {
      const began = performance.now()
      expect(await hasty.readPage(`${scheme}://school.example:${port}/`)).toEqual({ fault: 'unreachable' })
      expect(performance.now() - began).toBeLessThan(LONGEST_HASTE_MS)
    }
    await expect.poll(open).toBe(0)
  })

  test('is given five seconds in all, however often it leads on', async () => {
    const { address } = await site(
      (request, response) => void pause(1_500).then(() => response.writeHead(302, { location: `${request.url}a` }).end()),
    )
    const began = performance.now()
    expect(await outside.readPage(address)).toEqual({ fault: 'unreachable' })
    expect(performance.now() - began).toBeGreaterThan(4_900)
    expect(performance.now() - began).toBeLessThan(7_000)
  })
})

test.each([
  'SSH-2.0-OpenSSH\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
  '\0\0\0',
  'HTTP/9.9 200\r\n\r\n',
])('what answers %o is no page', async (answer) => {
  const { port, close } = await listening(createServer((socket) => socket.end(answer)))
  closing.push(close)
  expect(await outside.readPage(`http://school.example:${port}/`)).toEqual({ fault: 'unreachable' })
})

test('where nothing listens is nothing', async () => {
  const { port, close } = await listening(createServer())
  await close()
  expect(await outside.readPage(`http://school.example:${port}/`)).toEqual({ fault: 'unreachable' })
})

test('more than wait at once are told to come again', async () => {
  const { address } = await site(() => {})
  const reads = Array.from({ length: 40 }, () => hasty.readPage(address).catch((error: unknown) => error))
  const busy = (await Promise.all(reads)).filter((answer) => answer instanceof Error)
  expect(busy).toHaveLength(8)
  expect(busy[0]).toMatchObject({ code: 'Busy' })
})

describe('a secure page', () => {
  const trusted = getCACertificates()
  afterEach(() => setDefaultCACertificates(trusted))

  async function secureSite() {
    const names: (string | false | null | undefined)[] = []
    const server = https.createServer(certificate, (request, response) => {
      names.push((request.socket as import('node:tls').TLSSocket).servername)
      response.writeHead(200, html).end('<title>Secure</title>')
    })
    server.on('tlsClientError', () => {})
    const started = await listening(server)
    closing.push(started.close)
    return { port: started.port, names }
  }

  test('is asked for by its name at the address that was checked', async () => {
    setDefaultCACertificates([certificate.cert])
    const { port, names } = await secureSite()
    expect(await outside.readPage(`https://school.example:${port}/`)).toEqual({ title: 'Secure' })
    expect(names).toEqual(['school.example'])
  })

  test('has to prove its name', async () => {
    const { port, names } = await secureSite()
    expect(await outside.readPage(`https://school.example:${port}/`)).toEqual({ fault: 'unreachable' })
    setDefaultCACertificates([certificate.cert])
    for (const host of ['other.example', '127.0.0.1']) {
      expect(await outside.readPage(`https://${host}:${port}/`)).toEqual({ fault: 'unreachable' })
    }
    expect(names).toEqual([])
  })
})
