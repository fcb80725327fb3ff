import { afterEach, expect, test, vi } from 'vitest'
import { offerUndo, undoLast } from '../candidates/deciding/undos.ts'
import { storeOfThisPerson, whenPersonLeaves } from './ofThisPerson.ts'
import { beginSession, endSession, useSession } from './session.ts'

// Notices come after what they tell of is painted, which is done in a browser alone.
vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))

const signIn = (_id: string) =>
  beginSession({
    _id,
    _source: {
      generalInfo: { name: _id, email: `${_id}@school.org`, admin: false, isConfirmed: true, isWaiting: false },
      jobs: [],
      groups: [],
    },
    type: 'student',
    token: _id,
    draftKey: _id,
    firstVisit: false,
  })

afterEach(() => {
  endSession('signedOut')
  sessionStorage.clear()
})

test.each<[string, () => void]>([
  ['signs out', () => endSession('signedOut')],
  ['is idle too long', () => endSession('idle')],
  ['is followed by another', () => signIn('ben')],
])('what somebody did is forgotten when they leave: who %s', (_, leave) => {
  signIn('ana')
  const undo = vi.fn<() => void>()
  offerUndo({ until: Date.now() + 60_000, show: () => () => undefined, undo })
  leave()
  expect(undoLast(Date.now())).toBe(false)
  expect(undo).not.toHaveBeenCalled()
})

test('it stays while the same person goes on, and what a guest began too', () => {
  const [store, forget] = [storeOfThisPerson({ count: 0 }), vi.fn<() => void>()]
  whenPersonLeaves(forget)
  store.setState({ count: 1 })
  signIn('ana')
  signIn('ana')
  useSession.setState({ firstVisit: true })
  expect(store.getState()).toEqual({ count: 1 })
  expect(forget).not.toHaveBeenCalled()
  signIn('ben')
  expect(store.getState()).toEqual({ count: 0 })
  expect(forget).toHaveBeenCalledOnce()
})
