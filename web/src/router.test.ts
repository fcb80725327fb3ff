import { newId } from '@trellis/contract/wire/ids.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { createAppRouter } from './router.ts'
import { useSession } from './session/session.ts'

beforeEach(() => useSession.setState({ groupId: undefined, searchKeyword: undefined }))

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
