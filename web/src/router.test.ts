import { newId } from '@trellis/contract/ids.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { createAppRouter } from './router.ts'
import { useSession } from './session/session.ts'

beforeEach(() => useSession.setState({ groupId: undefined }))

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
