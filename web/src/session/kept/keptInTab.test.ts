import { expect, test } from 'vitest'
import { keptInTab } from './keptInTab.ts'
import { endSession, useSession } from '../session.ts'

test('what a domain keeps is found again after a reload, and forgotten when the person leaves', () => {
  const kept = keptInTab('contacted-jobs')
  useSession.setState({
    person: {
      token: 't',
      draftKey: 'k',
      userId: 'ana',
      userType: 'student',
      info: { name: 'Ana', email: '', admin: false, isConfirmed: true, isWaiting: false },
    },
  })
  kept.keep('true')
  expect(keptInTab('contacted-jobs').read()).toBe('true')
  endSession('idle')
  expect(kept.read()).toBeUndefined()
  expect(sessionStorage.getItem('contacted-jobs')).toBeNull()
})
