import { isIPv6 } from 'node:net'
import { groupsOfV6 } from '@trellis/contract/texts/publicAddress.ts'

const GROUPS_OF_A_NETWORK = 4

/**
 * Whom a network address counts as in limits: an IPv4 address itself (also when written as ::ffff:1.2.3.4), and for IPv6
 * the /64 that one household or school is given.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const groups = groupsOfV6(address).slice(0, GROUPS_OF_A_NETWORK)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
