import { employeeSignInWithToken, signInWithToken, signOut } from '@trellis/contract/accounts/accounts.ts'
import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { countUnread } from '@trellis/contract/notifications/notifications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { sessions } from '../accounts.tables.ts'
import { newcomer, type Person, signedUp, tokenOf } from '../testing.ts'

const SECONDS = 1_000
const IDLE = IDLE_MINUTES * MINUTES
const neverIssued = 'A'.repeat(43)

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startServer()
  recruiter = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const signedInAgain = async () => client(server.origin, await tokenOf(server, recruiter))

describe('a session', () => {
  test('is renewed by its token', async () => {
    const again = await signedInAgain()
    const { id, email, name } = recruiter
    const answer = {
      _id: id,
      _source: { generalInfo: { name, email, admin: false, isWaiting: false, isConfirmed: true }, jobs: [], groups: [] },
      type: 'recruiter',
      token: again.token,
      draftKey: expect.stringMatching(/^[\w-]{43}$/),
      firstVisit: false,
    }
    expect(await again.call(signInWithToken)).toEqual(answer)
    expect(await again.call(employeeSignInWithToken, { body: { userType: 'recruiter' } })).toEqual(answer)
  })

  test('of one type is not renewed as another', async () => {
    const refused = await (await signedInAgain()).refused(employeeSignInWithToken, { body: { userType: 'advisor' } })
    expect(refused).toMatchObject({ status: 403, code: 'Forbidden' })
  })

  test('of a student is not renewed at the recruiters’ call', async () => {
    const student = await signedUp(server)
    expect((await student.client.call(signInWithToken)).type).toBe('student')
    const refused = await student.client.refused(employeeSignInWithToken, { body: { userType: 'recruiter' } })
    expect(refused).toMatchObject({ status: 403, code: 'Forbidden' })
  })

  test('lives so many minutes from its last request, to the second', async () => {
    const again = await signedInAgain()
    // The second request comes too soon after sign-in to be written down, and counts all the same.
    server.clock.advance(20 * SECONDS)
    await again.call(signInWithToken)
    server.clock.advance(IDLE - SECONDS)
    await again.call(signInWithToken)
    server.clock.advance(IDLE)
    expect(await again.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
    expect(await again.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
  })

  test('is not kept by what an open page asks on its own', async () => {
    const again = await signedInAgain()
    const asks = { params: { userId: recruiter.id } }
    for (const _ of ['once', 'twice']) {
      server.clock.advance(IDLE / 2 - SECONDS)
      expect(await again.call(countUnread, asks)).toEqual({ data: { unread: 0 } })
    }
    server.clock.advance(2 * SECONDS)
    expect(await again.refused(countUnread, asks)).toMatchObject({ status: 401, code: 'SessionEnded' })
  })

  test('ends after eight hours, however busy', async () => {
    const again = await signedInAgain()
    const busy = IDLE - MINUTES
    for (let passed = 0; passed + busy < 8 * HOURS; passed += busy) {
      server.clock.advance(busy)
      await again.call(signInWithToken)
    }
    server.clock.advance(busy)
    expect(await again.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
  })

  test('ends when the person signs out, and no other does', async () => {
    const [one, other] = [await signedInAgain(), await signedInAgain()]
    await one.call(signOut)
    expect(await one.refused(signInWithToken)).toMatchObject({ code: 'SessionEnded' })
    expect(await one.refused(signOut)).toMatchObject({ status: 401, code: 'SessionEnded' })
    await other.call(signInWithToken)
  })

  test('is stored as a digest, and swept a day after its end', async () => {
    const again = await signedInAgain()
    const stored = await server.context.db.select().from(sessions)
    expect(stored.length).toBeGreaterThan(1)
    expect(JSON.stringify(stored)).not.toContain(again.token)
    server.clock.advance(33 * HOURS)
    await signedInAgain()
    expect(await server.context.db.select().from(sessions)).toHaveLength(1)
    expect(await again.refused(signInWithToken)).toMatchObject({ code: 'NotSignedIn' })
  })
})

describe('no session', () => {
  test.each([
    ['no token', undefined],
    ['a token that never was', neverIssued],
    ['something that is no token', 'nonsense'],
  ])('comes of %s', async (_, token) => {
    const someone = client(server.origin, token)
    for (const refused of [
      await someone.refused(signInWithToken),
      await someone.refused(signOut),
      await someone.refused(employeeSignInWithToken, { body: { userType: 'recruiter' } }),
    ]) {
      expect(refused).toEqual({
        status: 401,
        code: 'NotSignedIn',
        error: 'Please sign in.',
        fields: {},
        details: {},
        retryAfter: undefined,
      })
    }
  })

  test('comes of the token of a sign-up', async () => {
    const { signUpToken } = await newcomer(server, { type: 'recruiter' })
    expect(await client(server.origin, signUpToken).refused(signInWithToken)).toMatchObject({ code: 'NotSignedIn' })
  })
})
