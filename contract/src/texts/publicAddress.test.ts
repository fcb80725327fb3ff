import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, isPublicIp } from './publicAddress.ts'
import { privateHosts, privateNames } from './publicAddress.samples.ts'

test.each(['https://example.org', 'https://93.184.216.34', 'https://172.32.0.1', 'https://[2606:2800:220:1::1]', 'https://local.org'])(
  '%s is on the public Internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([...privateHosts, ...privateNames].map((host) => `http://${host}/`))('%s is not', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

test.each(['nonsense', '', 'http://', 'http://256.0.0.1', 'http://[fe80::1%25eth0]'])('%o is no address', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

test.each(['1.1.1.1', '9.255.255.255', '100.63.255.255', '100.128.0.0', '172.15.0.1', '192.167.1.1', '192.0.1.1', '223.255.255.255'])(
  '%s is an IP address of the public Internet',
  (ip) => expect(isPublicIp(ip)).toBe(true),
)

test.each(['2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001::200e', '2001:4860:4860::8888', '2003::1', '3ffe::1'])(
  '%s is one too',
  (ip) => expect(isPublicIp(ip)).toBe(true),
)

test.each(['', '1.1.1', '1.1.1.1.', '01.1.1.1', '1.1.1.256', '1.1.1.1/8', '0x1.1.1.1', '2606::1%eth0', '[2606::1]', '2606::1::', 'a'])(
  '%o is written as none is',
  (ip) => expect(isPublicIp(ip)).toBe(false),
)

/** The same written down once more, for another library to read. */
const block = new BlockList()
const networks =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 ' +
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
const ranges = networks.split(' ').map((network) => network.split('/') as [first: string, bits: string])
for (const [first, bits] of ranges) block.addSubnet(first, Number(bits))

const dotted = (number: number): string => [24, 16, 8, 0].map((by) => (number >>> by) & 255).join('.')
const numberOf = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

const anyV4 = fc.nat({ max: 0xffff_ffff }).map(dotted)
/** One of a network that is not public, its first and last among them. */
const privateV4 = fc.constantFrom(...ranges).chain(([first, bits]) => {
  const last = 2 ** (32 - Number(bits)) - 1
  return fc.oneof(fc.constantFrom(0, last), fc.nat({ max: last })).map((at) => dotted(numberOf(first) + at))
})
/** Just outside of one. */
const edgeV4 = fc.constantFrom(...ranges).chain(([first, bits]) => {
  const after = numberOf(first) + 2 ** (32 - Number(bits))
  return fc.constantFrom(numberOf(first) - 1, after).map((number) => dotted(number >>> 0))
})

test('IPv4 is told like by another library', () => {
  fc.assert(
    fc.property(fc.oneof(anyV4, privateV4, edgeV4), (ip) => isPublicIp(ip) === !block.check(ip)),
    { numRuns: 2_000 },
  )
})

const group = fc.nat({ max: 0xffff }).map((value) => value.toString(16))
const groups = (ip: string): string => {
  const number = numberOf(ip)
  return `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`
}
const inverted = (ip: string): string => groups(dotted(~numberOf(ip) >>> 0))
const octal = (number: number): string => `0${number.toString(8)}`

/** Every way to hide an IPv4 address in an IPv6 one. */
const embedding = fc.constantFrom<readonly [string, (ip: string, a: string, b: string) => string]>(
  ['mapped', (ip) => `::ffff:${ip}`],
  ['mapped, in groups', (ip) => `::ffff:${groups(ip)}`],
  ['compatible', (ip) => `::${groups(ip)}`],
  ['translated', (ip) => `::ffff:0:${groups(ip)}`],
  ['NAT64', (ip) => `64:ff9b::${groups(ip)}`],
  ['NAT64 of one’s own', (ip, a, b) => `64:ff9b:1:${a}:${b}:0:${groups(ip)}`],
  ['6to4', (ip, a, b) => `2002:${groups(ip)}:${a}::${b}`],
  ['Teredo', (ip, a, b) => `2001:0:5db8:d822:${a}:${b}:${inverted(ip)}`],
  ['ISATAP', (ip, a) => `2606:2800:220:${a}:0:5efe:${groups(ip)}`],
  ['ISATAP of a public one', (ip, a) => `2606:2800:220:${a}:200:5efe:${groups(ip)}`],
)

/** Every way to write an IPv4 address in another way. */
const writing = fc.constantFrom<readonly [string, (ip: string) => string]>(
  ['one number', (ip) => String(numberOf(ip))],
  ['hexadecimal', (ip) => `0x${numberOf(ip).toString(16)}`],
  ['octal', (ip) => octal(numberOf(ip))],
  ['octal parts', (ip) => ip.split('.').map(Number).map(octal).join('.')],
  ['hexadecimal parts', (ip) => ip.replace(/\d+/g, (part) => `0x${Number(part).toString(16)}`)],
  ['three parts', (ip) => ip.replace(/(\d+)\.(\d+)$/, (_, high, low) => String(Number(high) * 256 + Number(low)))],
  ['two parts', (ip) => `${ip.split('.')[0]}.${numberOf(ip) % 2 ** 24}`],
  ['a dot at the end', (ip) => `${ip}.`],
  ['wide digits', (ip) => ip.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
  ['ideographic dots', (ip) => ip.replaceAll('.', '。')],
  ['bytes', (ip) => ip.replace(/\d/g, (digit) => `%3${digit}`)],
)

describe('whatever IPv4 address is not public', () => {
  test('is not public within an IPv6 one', () => {
    fc.assert(
      fc.property(privateV4, embedding, group, group, (ip, [, embed], a, b) => {
        const within = embed(ip, a, b)
        return !isPublicIp(within) && !isPublicAddress(`https://[${within}]/`)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is not public when it is written in another way', () => {
    fc.assert(
      fc.property(privateV4, writing, (ip, [, write]) => !isPublicAddress(`https://${write(ip)}/`)),
      { numRuns: 2_000 },
    )
  })
})

test('one that is public is public in whatever way it is written', () => {
  const publicV4 = anyV4.filter((ip) => !block.check(ip))
  fc.assert(
    fc.property(publicV4, writing, (ip, [, write]) => isPublicAddress(`https://${write(ip)}/`)),
    { numRuns: 1_000 },
  )
})

test('nothing outside of 2000::/3 is public', () => {
  const others = fc.nat({ max: 0xffff }).filter((first) => first >> 13 !== 1)
  fc.assert(
    fc.property(
      others,
      fc.array(group, { minLength: 7, maxLength: 7 }),
      (first, rest) => !isPublicIp([first.toString(16), ...rest].join(':')),
    ),
    { numRuns: 1_000 },
  )
})
