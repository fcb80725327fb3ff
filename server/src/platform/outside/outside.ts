import type { IncomingMessage } from 'node:http'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicIp } from '@trellis/contract/texts/publicAddress.ts'
import { Failure } from '../http/failure.ts'
import { createQueue } from '../queue.ts'
import { readText } from '../reading/reading.ts'
import { type Borders, destinationsOf, lookUp, NotRead, type OutsideFault } from './destinations.ts'
import { pageTitleReading } from './pageTitle.ts'

export type PageRead = { readonly title: string; readonly fault?: undefined } | { readonly fault: OutsideFault; readonly title?: undefined }

/** The way to pages on other people's servers. */
export interface Outside {
  /**
   * Reads the title of a page, on one line and of any length. Follows a few redirects, each of them checked like the first address.
   * @throws Failure Busy where too many pages are being read
   */
  readonly readPage: (address: string) => Promise<PageRead>
}

interface OutsideOptions extends Partial<Borders> {
  /** Who asks, as the servers asked are told. */
  readonly productName: string
  /** How long all of it may take, in milliseconds. */
  readonly within?: number
}

const ALL_WITHIN_MS = 5_000
const MOST_REDIRECTS = 5
export const MOST_PAGE_BYTES = 1024 * 1024
const MOST_HEADER_BYTES = 16 * 1024
const GONE = new Set([404, 410])
const PAGE_TYPES = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i

/**
 * Makes the way outside. Without other borders it leads to public addresses on the ports of the web alone; no setting says otherwise.
 * One page takes up to a megabyte of memory and five seconds, so that few are read at once.
 */
export function createOutside({ productName, within = ALL_WITHIN_MS, ...others }: OutsideOptions): Outside {
  const borders: Borders = { isPublic: isPublicIp, lookup: lookUp, ports: new Set([80, 443]), ...others }
  const inTurn = createQueue({ atOnce: 16, waiting: 16 })
  const headers = {
    'user-agent': `${productName.replace(/[^ -~]/g, '')} (looks whether a link leads to a page)`,
    accept: 'text/html, application/xhtml+xml',
    // What comes compressed all the same is not unpacked.
    'accept-encoding': 'identity',
  }

  /** The answer of one server. The connection goes to an address that was checked; the name is only told, to the server and to TLS. */
  async function answerOf(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const lookup = knowing(await destinationsOf(url, borders, signal))
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const { request } = url.protocol === 'https:' ? https : http
    request(url, { agent: false, headers, lookup, maxHeaderSize: MOST_HEADER_BYTES, signal })
      .on('response', resolve)
      .on('error', reject)
      .on('close', () => reject(new NotRead('unreachable')))
      .end()
    return promise
  }

  async function titleAt(address: string, signal: AbortSignal): Promise<string> {
    let url = new URL(address)
    for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
      const answer = await answerOf(url, signal)
      const next = redirectOf(answer, url)
      if (next === undefined) return titleIn(answer, signal)
      answer.destroy()
      url = next
    }
    throw new NotRead('unreachable')
  }

  return {
    readPage: (address) =>
      inTurn(async () => {
        try {
          return { title: await titleAt(address, AbortSignal.timeout(within)) }
        } catch (error) {
          if (error instanceof Failure) throw error
          return { fault: error instanceof NotRead ? error.fault : 'unreachable' }
        }
      }),
  }
}

/** Answers a look-up with what is known already: nobody is asked again. */
const knowing =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, tell) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) tell(null, known)
    else tell(null, known[0]!.address, known[0]!.family)
  }

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined
  return new URL(location, from)
}

async function titleIn(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const { statusCode = 0, headers } = answer
  try {
    if (GONE.has(statusCode)) throw new NotRead('missing')
    if (statusCode < 200 || statusCode > 299) throw new NotRead('refused')
    if (!PAGE_TYPES.test(headers['content-type'] ?? '')) throw new NotRead('notAPage')
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return ''
    const bytes = await beginningOf(answer)
    // A body whose length was not told ends without an error where it is cut off.
    signal.throwIfAborted()
    return await readText(pageTitleReading, { bytes, contentType: headers['content-type'] ?? '' })
  } finally {
    answer.destroy()
  }
}

/** As much of the body as is read at most, each byte as one character. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= MOST_PAGE_BYTES) break
  }
  return Buffer.concat(chunks, Math.min(length, MOST_PAGE_BYTES)).toString('latin1')
}
