import { newId } from '@trellis/contract/wire/ids.ts'
import { paths } from '@trellis/contract/screens.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAppRouter } from './router.ts'
import { type Person, useSession } from './session/session.ts'

beforeEach(() => useSession.setState({ person: undefined, groupId: undefined, searchKeyword: undefined }))

const groupId = newId()

test.each([
  [`/signUp?groupId=${groupId}`, groupId],
  ['/signUp?groupId=robotics', undefined],
  ['/signUp?groupId=7', undefined],
  ['/signUp', undefined],
])('an invitation is remembered where it names a group: %s', async (address, remembered) => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  expect(useSession.getState().groupId).toBe(remembered)
})

test.each([
  ['/?keyword=robotics', 'robotics'],
  ['/?keyword=+deep+sea+', 'deep sea'],
  ['/?keyword=7', '7'],
  [`/?keyword=${'x'.repeat(300)}`, 'x'.repeat(200)],
  ['/?keyword=+', undefined],
  ['/?word=robotics', undefined],
])('a keyword that was sent before the scripts were there waits for sign-in: %s', async (address, kept) => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  expect(useSession.getState().searchKeyword).toBe(kept)
})

const student: Person = {
  token: 'a token',
  userId: newId(),
  userType: 'student',
  info: { name: 'Ada', email: 'ada@example.org', admin: false, isConfirmed: true, isWaiting: false },
  draftKey: 'a key',
}

test('every screen that needs a session has a loader, which requests what the screen shows first', () => {
  const routes = Object.values(createAppRouter(createMemoryHistory()).routesById)
  const screens = routes.filter(({ id, options }) => id.startsWith('/_signedIn/') && options.component !== undefined)
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter(({ options }) => options.loader === undefined).map(({ id }) => id)).toEqual([])
})

test('a job is requested when a student goes there, with all else that its screen shows, and not when they point at a link', async () => {
  useSession.setState({ person: student })
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return new Promise(() => undefined)
  })
  const address = paths.job(student.userId, newId())
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.preloadRoute({ to: address })
  expect(requested).toEqual([])
  await router.load()
  expect(requested).toEqual([`/api/employee/job/${address.split('/').at(-1)!}/${student.userId}`, `/api/genome/${student.userId}`])
  vi.unstubAllGlobals()
})
