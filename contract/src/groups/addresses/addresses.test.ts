import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddresses, withoutLinks } from './addresses.ts'
import { LONGEST_ADDRESS_LIST } from '../invitations.ts'

const good = (...emails: string[]) => emails.map((email) => ({ email, isFaulty: false }))
const faulty = (...emails: string[]) => emails.map((email) => ({ email, isFaulty: true }))
const readIn = (text: string) => readAddresses(text).map(({ email, isFaulty }) => ({ email, isFaulty }))

test.each<[pasted: string, read: ReturnType<typeof readIn>]>([
  ['', []],
  [' \n ; ,', []],
  ['ada@school.example', good('ada@school.example')],
  [
    'ada@school.example, ben@school.example;cy@school.example\tdee@school.example',
    good(...'ada ben cy dee'.split(' ').map((n) => `${n}@school.example`)),
  ],
  ['ada@school.example ben@school.example', good('ada@school.example', 'ben@school.example')],
  ['Ada Park <ada@school.example>, "Reed, Ben" <ben@school.example>', good('ada@school.example', 'ben@school.example')],
  ['"ada@school.example","ben@school.example"', good('ada@school.example', 'ben@school.example')],
  ['"ada@school.example"\t<ben@school.example>', good('ada@school.example', 'ben@school.example')],
  ['"ada@school.example" <ada@school.example>', good('ada@school.example')],
  ['Ada Park ada@school.example', good('ada@school.example')],
  ['mailto:ada@school.example', good('ada@school.example')],
  ['(ada@school.example).', good('ada@school.example')],
  ['ada@school.example\r\nada@school.example', good('ada@school.example', 'ada@school.example')],
  ['Ada.Park+1@School.Example', good('Ada.Park+1@School.Example')],
  ['adaschool.example', faulty('adaschool.example')],
  ['ada@', faulty('ada@')],
  ['ada@@school.example', faulty('ada@@school.example')],
  ['bad@@x <ada@school.example>', [...faulty('bad@@x'), ...good('ada@school.example')]],
  ['"bad@@x"<ada@school.example>', [...faulty('"bad@@x"'), ...good('ada@school.example')]],
  ['bad@@x <Ada Park>, ben@school.example', [...faulty('bad@@x'), ...good('ben@school.example')]],
  ['ada@school.example <Ada Park>', good('ada@school.example')],
  ['Ada @ school @park <ada@school.example>', good('ada@school.example')],
  ['Ada Park', faulty('Ada Park')],
  [
    'Name,E-mail,Class\nAda Park,ada@school.example,9a\n"Reed, Ben",ben@school.example,9b',
    good('ada@school.example', 'ben@school.example'),
  ],
  ['"Name";"Email address"\r\n"Ada Park";"ada@school.example"', good('ada@school.example')],
  ['Ada Park\tadaschool.example\t9a\nBen\tben@school.example', [...faulty('adaschool.example'), ...good('ben@school.example')]],
  ['ben@school.example, adaschool.example, J. R. Reed', [...good('ben@school.example'), ...faulty('adaschool.example')]],
  ['Ada Park,,9a', faulty('Ada Park,,9a')],
  ['ada@school.example,www.school.example,https://school.example', good('ada@school.example')],
  ['ada@school.example\nE-mail', [...good('ada@school.example'), ...faulty('E-mail')]],
])('%j is read as %j', (pasted, read) => expect(readIn(pasted)).toEqual(read))

test.each([
  ['ada', 'It has no @.'],
  ['ada@@school.example', 'It has more than one @.'],
  ['@school.example', 'Nothing stands before the @.'],
  ['ada@', 'Nothing stands after the @.'],
  ['ada@school', 'After the @ there is no dot, as in school.org.'],
  ['ada@school..example', 'A dot stands where none can be.'],
  ['ada.@school.example', 'A dot stands where none can be.'],
  ['ädä@school.example', 'It has the sign ‘ä’, which an address cannot have.'],
  [`${'a'.repeat(250)}@school.example`, 'It is too long.'],
  ['ada@school.e', 'It is no e-mail address.'],
])('of %j is told: %s', (written, why) => expect(readAddresses(written)).toMatchObject([{ isFaulty: true, why }]))

test('each is told with its line, and where it stands in the text', () => {
  const text = 'Name,E-mail\r\n\r\nAda,"ada@school"\n"Reed, Ben" <ben@school.example>, cy@@school.example\rDee Park'
  const told = readAddresses(text).map(({ line, start, end }) => [line, text.slice(start, end)])
  expect(told).toEqual([
    [3, '"ada@school"'],
    [4, '<ben@school.example>'],
    [4, 'cy@@school.example'],
    [5, 'Dee Park'],
  ])
})

test.each(['.', ':', '"', '<', '(', 'mailto:', '@', 'a.', '-', 'a@b.co ', 'x,', '"a" <', ' '])(
  'a list as long as any is read soon where %j fills it, alone and around an address',
  (part) => {
    const filled = part.repeat(LONGEST_ADDRESS_LIST).slice(0, LONGEST_ADDRESS_LIST - 20)
    for (const text of [filled, `${filled}x`, `a@${filled}x`, `${filled}ada@school.example`, `ada@school.example${filled}`]) {
      const before = process.threadCpuUsage()
      readAddresses(text)
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(500)
    }
  },
)

test('any address in any surroundings is read, in order and as often as it stands there', () => {
  const email = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/)
  const around = fc.constantFrom(
    (one: string) => one,
    (one: string) => `<${one}>`,
    (one: string) => `Ada Park <${one}>`,
    (one: string) => `"Park, Ada" <${one}>`,
    (one: string) => `"${one}"`,
    (one: string) => `  ${one} `,
  )
  const between = fc.constantFrom('\n', '\r\n', ', ', ';', '\t', ' ,\n;')
  fc.assert(
    fc.property(fc.array(fc.tuple(email, around, between), { maxLength: 20 }), (parts) => {
      const pasted = parts.map(([one, wrap, end]) => wrap(one) + end).join('')
      expect(readIn(pasted)).toEqual(good(...parts.map(([one]) => one)))
    }),
    { numRuns: 1_000 },
  )
})

test('any text is read, soon', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readAddresses(text)))
  for (const sign of ['"', '<', '@', ' ', '.', 'a@', '"a" ', ':']) {
    const began = performance.now()
    readAddresses(sign.repeat(60_000 / sign.length))
    withoutLinks(sign.repeat(500 / sign.length))
    expect(performance.now() - began).toBeLessThan(500)
  }
})

test.each([
  ['We look forward to you!', 'We look forward to you!'],
  ['See https://evil.example/x?y now', 'See now'],
  ['See www.evil.example now', 'See now'],
  ['See evil.example/login, please', 'See please'],
  ['Write to me@evil.example.', 'Write to'],
  ['javascript://alert', ''],
  ['At 10.30 in room 2.4, e.g. on Monday.\nBring a pen.', 'At 10.30 in room 2.4, e.g. on Monday. Bring a pen.'],
  ['See xn--bcher-kva.example and bücher.example', 'See and'],
])('%j is written as %j', (words, written) => expect(withoutLinks(words)).toBe(written))
