import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'registration'
const info = { name: 'Ada Byron', birthYear: '2001', level: 'col' } as const

/** The module as a page that was just loaded has it. */
async function loaded() {
  vi.resetModules()
  return import('./registration.ts')
}

beforeEach(() => sessionStorage.removeItem(KEY))
afterEach(() => sessionStorage.removeItem(KEY))

test('what was typed while signing up is there after a reload, but for the password', async () => {
  const { useRegistration, keepInfo } = await loaded()
  useRegistration.setState({ email: 'ada@school.org', password: 'a key of it' })
  keepInfo(info)
  expect(sessionStorage.getItem(KEY)).not.toContain('a key of it')
  const again = (await loaded()).useRegistration.getState()
  expect(again).toMatchObject({ email: 'ada@school.org', password: undefined, generalInfoValues: info })
})

test('nothing is kept of a sign-up that is over, or that has not come to its second step', async () => {
  const { useRegistration, keepInfo, finishRegistration } = await loaded()
  keepInfo(info)
  expect(sessionStorage.getItem(KEY)).toBeNull()
  useRegistration.setState({ email: 'ada@school.org', password: 'a key of it' })
  finishRegistration('ada@school.org')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test.each(['', '{', '7', 'null', '[]', '{"email":7}', '{"name":"Ada"}'])('what is kept as %j tells nothing', async (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect((await loaded()).useRegistration.getState()).toMatchObject({ email: undefined, generalInfoValues: { name: '' } })
})
