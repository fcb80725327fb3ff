import { paths } from '@trellis/contract/screens.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createAppRouter } from './router.ts'
import { type Person, useSession } from './session/session.ts'

const advisor: Person = {
  token: 'a token',
  userId: newId(),
  userType: 'advisor',
  info: { name: 'Wanda', email: 'wanda@example.org', admin: false, isConfirmed: true, isWaiting: true },
  draftKey: 'a key',
}
afterEach(() => vi.unstubAllGlobals())

test('whoever waits for approval requests nothing for a screen that is not for them, only what is told where they wait', async () => {
  useSession.setState({ person: advisor })
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return new Promise(() => undefined)
  })
  const opens = (address: string) => createAppRouter(createMemoryHistory({ initialEntries: [address] })).load()
  await opens(paths.groupadminGroups(advisor.userId))
  expect(requested).toEqual([])
  await opens(paths.groupadminApproval(advisor.userId))
  expect(requested).toEqual([`/api/approval/${advisor.userId}`, `/api/group/askedAdvisors/${advisor.userId}`])
})
