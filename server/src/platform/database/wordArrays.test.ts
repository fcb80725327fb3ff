import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'
import { readWords } from './wordArrays.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const anyText = fc.oneof(
  fc.constantFrom('', 'null', 'NULL', 'a,b', '{', '}', '""', '"', '\\', ' ', 'chess', 'two words', '[1:2]={'),
  fc.string(),
)

test('arrays of texts are read as they were written', async () => {
  const written = fc.array(
    anyText.map((text) => text.replaceAll('\0', '')),
    { maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(written, async (texts) => {
      const { rows } = await server.context.db.$client.query<{ read: string[] }>('select $1::text[] as read', [texts])
      expect(rows[0]!.read).toEqual(texts)
    }),
  )
  const { rows } = await server.context.db.$client.query<{ read: unknown }>(`select array['a', null] as read, '{{a},{b}}'::text[] as two`)
  expect(rows[0]).toEqual({ read: ['a', null], two: [['a'], ['b']] })
})

test('arrays of ids and of small numbers are read as they were written', async () => {
  const { rows } = await server.context.db.$client.query<object>(
    `select array[]::uuid[] as nobody, array[null, '0194eaa9-28c8-7d00-ad8b-e0a21fc4e6e5']::uuid[] as some,
       array['0194eaa9-28c8-7d00-ad8b-e0a21fc4e6e5', '0194eaa3-46c9-708e-b18a-daf7c6536dc0']::uuid[] as ids, array[44, -56, 0]::smallint[] as ring`,
  )
  const ids = ['0194eaa9-28c8-7d00-ad8b-e0a21fc4e6e5', '0194eaa3-46c9-708e-b18a-daf7c6536dc0']
  expect(rows[0]).toEqual({ nobody: [], some: [null, ids[0]], ids, ring: [44, -56, 0] })
})

test.each<[written: string, words: string[] | undefined]>([
  ['{}', []],
  ['{""}', ['']],
  ['{chess,"",baking,""}', ['chess', '', 'baking', '']],
  ['{"two words"}', ['two words']],
  ['{"a,b",chess,"{",""}', ['a,b', 'chess', '{', '']],
  ['{"a\\"b"}', undefined],
  ['{a,NULL}', undefined],
  ['{{a},{b}}', undefined],
  ['[2:3]={a,b}', undefined],
])('%s is read without care only where nothing is escaped, null or an array itself', (written, words) => {
  expect(readWords(written)).toEqual(words)
})
