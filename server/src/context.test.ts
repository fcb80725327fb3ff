import { afterEach, describe, expect, test } from 'vitest'
import { newcomer, mailsTo } from './accounts/testing.ts'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { openEmbedded } from './platform/database/open.ts'
import { startServer, type TestServer } from './platform/testing/server.ts'

let server: TestServer

/** The address that a mailed link to verify an e-mail starts with. */
async function mailedOrigin(settings: Record<string, string>): Promise<string | undefined> {
  server = await startServer(settings)
  const { email } = await newcomer(server, { type: 'recruiter' })
  const [mail] = await mailsTo(server, email)
  return mail?.text.match(/^(http.*)\/emailSignUp\//m)?.[1]
}

describe('links in mails', () => {
  afterEach(() => server.close())

  test('lead to the port that the server took, where any was asked for', async () => {
    expect(await mailedOrigin({ PORT: '0' })).toBe(server.origin)
  })

  test('lead to an address that a browser opens, where it listens at all of them', async () => {
    const mailed = await mailedOrigin({ PORT: '0', HOST: '0.0.0.0' })
    expect(mailed).toBe(`http://localhost:${new URL(server.origin).port}`)
  })

  test('lead to the address that people use, where it is set', async () => {
    expect(await mailedOrigin({ ORIGIN: 'https://trellis.school.example' })).toBe('https://trellis.school.example')
  })
})

test('before the server listens there is no address', async () => {
  const database = await openEmbedded({})
  const context = await createContext(readConfig({ LOG_LEVEL: 'silent' }), database)
  expect(() => context.origin()).toThrow('The address is not known before the server listens')
  context.listensOn(3000)
  expect(context.origin()).toBe('http://127.0.0.1:3000')
  await database.close()
})

test('a guess at a password costs what was agreed where no test says otherwise', async () => {
  const database = await openEmbedded({})
  const { passwordCost } = await createContext(readConfig({ LOG_LEVEL: 'silent' }), database)
  expect(passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await database.close()
})
