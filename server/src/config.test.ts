import { expect, test } from 'vitest'
import { readConfig, WrongSetting } from './config.ts'

test('without any setting the product is ready to try', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ mode: 'production', productName: 'Trellis', host: '127.0.0.1', port: 3000, dataFolder: 'data' })
  expect(config.databaseUrl).toBeUndefined()
  expect(config.smtpUrl).toBeUndefined()
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', ORIGIN: '', TRUST_PROXY: '' })).toMatchObject({ port: 3000, trustProxy: false })
})

test('settings are read as what they are', () => {
  const env = { PORT: '0', TRUST_PROXY: 'true', DEMONSTRATION: 'false', DATABASE_CONNECTIONS: '20', ORIGIN: 'https://arbor.school.org' }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    trustProxy: true,
    demonstration: false,
    databaseConnections: 20,
    origin: 'https://arbor.school.org',
  })
})

test('a slash at the end of the address that people use makes no other address', () => {
  expect(readConfig({ ORIGIN: 'https://arbor.school.org:8443/' }).origin).toBe('https://arbor.school.org:8443')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['TRUST_PROXY', 'perhaps'],
  ['NODE_ENV', 'staging'],
  ['ORIGIN', 'trellis.school.org'],
  ['ORIGIN', 'javascript:alert(1)'],
  ['ORIGIN', 'https://school.org/trellis'],
  ['DATABASE_URL', 'mysql://localhost/trellis'],
  ['SMTP_URL', 'mail.school.org'],
  ['MAIL_FROM', 'careers'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with one sentence that names it', (variable, value) => {
  const read = () => readConfig({ [variable]: value })
  expect(read).toThrow(WrongSetting)
  expect(read).toThrow(new RegExp(`^The setting ${variable} cannot be used: [^\\n]+\\.$`))
})

test.each([
  ['PORT', '80000', 'use a whole number from 0 to 65535'],
  ['PORT', '80.5', 'use a whole number from 0 to 65535'],
  ['PORT', 'http', 'use a whole number from 0 to 65535'],
  ['ADVISORS', 'closed', 'use approved or open'],
  ['LOG_LEVEL', 'loud', 'use debug, info, warn, error, or silent'],
  ['PRODUCT_NAME', 'x'.repeat(61), 'use 60 characters at most'],
  ['S3_BUCKET', 'ab', 'use 3 characters or more'],
  ['TRUST_PROXY', 'perhaps', 'use true or false'],
  ['ORIGIN', 'trellis.school.org', 'use a full address that starts with http:// or https://'],
])('%s=%s: the sentence says what it may be, in plain words', (variable, value, words) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new WrongSetting(`The setting ${variable} cannot be used: ${words}.`))
})

test('a bucket needs its key', () => {
  expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(
    'The setting S3_BUCKET cannot be used without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  )
})

test('people are looked up in a database that can do it only', () => {
  expect(() => readConfig({ MATCH_INDEX: 'database' })).toThrow(/^The setting MATCH_INDEX cannot be database without DATABASE_URL: .*\.$/)
  expect(readConfig({ MATCH_INDEX: 'database', DATABASE_URL: 'postgres://127.0.0.1/trellis' }).matchIndex).toBe('database')
  expect(readConfig({}).matchIndex).toBe('memory')
})

test('several processes need what they can share', () => {
  const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'name', S3_SECRET_ACCESS_KEY: 'key' }
  const database = { DATABASE_URL: 'postgres://127.0.0.1/trellis' }
  expect(() => readConfig({ PROCESSES: '2', ...bucket })).toThrow(/^The setting PROCESSES cannot be above 1 without DATABASE_URL: .*\.$/)
  expect(() => readConfig({ PROCESSES: '2', ...database })).toThrow(/^The setting PROCESSES cannot be above 1 without S3_BUCKET: .*\.$/)
  expect(readConfig({ PROCESSES: '2', ...database, ...bucket }).processes).toBe(2)
})

test('two orders are mixed only where it is logged what comes of them', () => {
  expect(readConfig({}).suggestionOrder).toBe('usual')
  expect(readConfig({ SUGGESTION_ORDER: 'mixed' }).suggestionOrder).toBe('mixed')
  expect(() => readConfig({ SUGGESTION_ORDER: 'mixed', LOG_SHOWN_LISTS: 'false' })).toThrow(
    /^The setting SUGGESTION_ORDER cannot be mixed with LOG_SHOWN_LISTS=false: .*\.$/,
  )
})
