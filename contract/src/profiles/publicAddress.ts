/** Names that mean this machine or a network's own, wherever they are read (RFC 6761, 6762, 8375, and ICANN's .internal). */
const ownNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|intranet|corp|home)$/

/** Of IPv4, the networks that are no part of the Internet (IANA's special-purpose registry): first address and bits. */
const ownNetworks: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

function isPublicV4(address: string): boolean {
  const number = numberOf(address)
  return !ownNetworks.some(([first, bits]) => Math.floor(number / 2 ** (32 - bits)) === Math.floor(numberOf(first) / 2 ** (32 - bits)))
}

/** Global unicast is 2000::/3; of that, examples, Teredo and 6to4, which carry another address inside, are left out. */
function isPublicV6(address: string): boolean {
  const [first = '', second = ''] = address.split(':')
  if (!/^[23][0-9a-f]{3}$/.test(first) || first === '2002') return false
  return !(first === '2001' && (second === '' || second === '0' || second === 'db8'))
}

/** Whether an address leads to the public Internet, with nobody's name or password in it, as far as can be told from it. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address) || /^[a-z]+:\/\/[^/\\?#]*@/i.test(address)) return false
  // The parser has made one form of all that an address can be written in: 0x7f.1, 127.1, 2130706433.
  const host = new URL(address).hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return isPublicV6(host.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPublicV4(host)
  return host.includes('.') && !ownNames.test(host)
}
