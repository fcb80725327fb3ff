import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Why a page of somebody else's server could not be read. `forbidden`: it does not lie on the public Internet. */
export type OutsideFault = 'forbidden' | 'unreachable' | 'missing' | 'refused' | 'notAPage'

export class NotRead extends Error {
  readonly fault: OutsideFault

  constructor(fault: OutsideFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** Where requests may go. */
export interface Borders {
  /** Whether an IP address is one of the public Internet. */
  readonly isPublic: (ip: string) => boolean
  /** The IP addresses of a name, of either family; none where there is no such name. */
  readonly lookup: (name: string, signal: AbortSignal) => Promise<readonly string[]>
  readonly ports: Pick<ReadonlySet<number>, 'has'>
}

/** No more are tried, however many a name has. */
const MOST_TRIED = 8
const DNS_TIMEOUT_MS = 2_000
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/**
 * The IP addresses to connect to for an address, all of which were checked: whoever connects to one of them and asks no name again cannot
 * be led elsewhere.
 * @throws NotRead
 */
export async function destinationsOf(url: URL, { isPublic, lookup, ports }: Borders, signal: AbortSignal): Promise<readonly string[]> {
  const defaultPort = defaultPorts[url.protocol]
  if (defaultPort === undefined || url.username !== '' || url.password !== '') throw new NotRead('forbidden')
  if (!ports.has(url.port === '' ? defaultPort : Number(url.port))) throw new NotRead('forbidden')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await lookup(host, signal) : [host]
  // One that is not public taints all: a name that is honest has none.
  if (!found.every(isPublic)) throw new NotRead('forbidden')
  if (found.length === 0) throw new NotRead('unreachable')
  return found.slice(0, MOST_TRIED)
}

/**
 * Asks the name servers themselves: names that only this machine knows are none, and a name server that does not answer takes none of the
 * few threads in which the system's own look-up waits.
 * @param servers others than the system's
 */
export async function lookUp(name: string, signal: AbortSignal, servers?: readonly string[]): Promise<string[]> {
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  const giveUp = (): void => resolver.cancel()
  signal.addEventListener('abort', giveUp)
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
