/** Names that mean this machine or a network's own, wherever they are read (RFC 6761, 6762, 8375, and ICANN's .internal). */
const ownNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|intranet|corp|home)$/

/** The first address of a network, in parts of 8 bits (IPv4) or 16 (IPv6), and how many bits are the network's. */
type Network = readonly [first: readonly number[], bits: number]

/** Of IPv4, the networks that are no part of the Internet (IANA's special-purpose registry), multicast and what is reserved. */
const ownNetworksV4: readonly Network[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 88, 99, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  [[224, 0, 0, 0], 3],
]

/** Global unicast of IPv6; what is left out of it carries another address inside (Teredo, 6to4), or is for examples. */
const globalV6: Network = [[0x2000, 0], 3]
const ownNetworksV6: readonly Network[] = [
  [[0x2001, 0], 23],
  [[0x2001, 0xdb8], 32],
  [[0x2002, 0], 16],
  [[0x3fff, 0], 20],
]
const GROUPS = 8
const dottedV4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/

function isWithin(parts: readonly number[], [first, bits]: Network, width: number): boolean {
  return first.every((part, at) => {
    const free = Math.min(width, Math.max(0, (at + 1) * width - bits))
    return part >> free === parts[at]! >> free
  })
}

/** The eight groups of an IPv6 address; of one with a zone, those before it. */
export function groupsOfV6(address: string): number[] {
  const [before = '', after = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

function isPublicV6(address: string): boolean {
  const groups = groupsOfV6(address)
  // ISATAP (RFC 5214) carries an IPv4 address in the last 32 bits of any network.
  const isTunnel = groups[5] === 0x5efe && (groups[4]! & 0xfdff) === 0
  return isWithin(groups, globalV6, 16) && !isTunnel && !ownNetworksV6.some((network) => isWithin(groups, network, 16))
}

/**
 * Whether an IP address, as it is connected to, is one of the public Internet. IPv6 that carries an IPv4 address inside is not,
 * whatever it carries. What is no such address, or is written otherwise than its standard says, is not.
 */
export function isPublicIp(address: string): boolean {
  if (dottedV4.test(address)) {
    const parts = address.split('.').map(Number)
    return parts.every((part) => part < 256) && !ownNetworksV4.some((network) => isWithin(parts, network, 8))
  }
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`) && isPublicV6(address)
}

/** Whether an address leads to the public Internet, with nobody's name or password in it, as far as can be told from it. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address) || /^[a-z]+:\/\/[^/\\?#]*@/i.test(address)) return false
  // The parser has made one form of all that an address can be written in: 0x7f.1, 127.1, 2130706433.
  const host = new URL(address).hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return isPublicIp(host.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPublicIp(host)
  return host.includes('.') && !ownNames.test(host)
}
