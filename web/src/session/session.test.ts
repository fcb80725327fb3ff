import { afterEach, expect, test, vi } from 'vitest'
import { beginSession, endSession, useSession } from './session.ts'
import { keptSession } from './storage.ts'

const reply = {
  _id: '01890000-0000-7000-8000-000000000001',
  _source: {
    generalInfo: { name: 'Ada', email: 'ada@school.org', admin: false, isConfirmed: true, isWaiting: false },
    jobs: [],
    groups: [],
  },
  type: 'student' as const,
  token: 'secret',
  draftKey: 'key',
  firstVisit: false,
}

afterEach(() => {
  endSession('signedOut')
  sessionStorage.clear()
})

test('a session is kept under the names of the specification', () => {
  beginSession(reply)
  expect(sessionStorage.getItem('jwt')).toBe('Bearer secret')
  expect(sessionStorage.getItem('userId')).toBe(reply._id)
  expect(sessionStorage.getItem('userName')).toBe('Ada')
  expect(JSON.parse(sessionStorage.getItem('info') ?? '')).toEqual(reply._source.generalInfo)
})

test('a stored session is found again after a reload', () => {
  sessionStorage.setItem('jwt', 'Bearer other')
  for (const [key, value] of [
    ['userId', reply._id],
    ['userType', 'profile'],
    ['info', '{"name":"Ada"}'],
    ['draftKey', 'key'],
  ] as const) {
    sessionStorage.setItem(key, value)
  }
  useSession.setState(keptSession())
  expect(useSession.getState().person).toMatchObject({ token: 'other', userId: reply._id, userType: 'student' })
})

test('an ending clears what is stored', () => {
  const info = { ...reply._source.generalInfo, admin: true }
  beginSession({ ...reply, _source: { ...reply._source, generalInfo: info } })
  useSession.setState({ searchKeyword: 'robotics', groupId: 'g', membership: ['g'] })
  endSession('idle')
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(useSession.getState()).toMatchObject({ ending: 'idle', leaver: reply._id })
})

test('what only some kinds of people have is kept for them alone', () => {
  const { _source } = reply
  const info = { ..._source.generalInfo, admin: true }
  beginSession({ ...reply, type: 'recruiter', _source: { ..._source, generalInfo: info } })
  expect(JSON.parse(sessionStorage.getItem('Recruiter') ?? '')).toEqual({ _id: reply._id, _source: { generalInfo: info } })
  expect(JSON.parse(sessionStorage.getItem('adminState') ?? '')).toMatchObject({ isAdminId: reply._id, isSuperUser: true })
  expect(sessionStorage.getItem('membership')).toBeNull()
  endSession('signedOut')
  beginSession(reply)
  expect([sessionStorage.getItem('Recruiter'), sessionStorage.getItem('adminState')]).toEqual([null, null])
  expect(sessionStorage.getItem('membership')).toBe('[]')
})

test('a browser that keeps nothing more keeps nobody from signing in', () => {
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const told = vi.fn<() => void>()
  const stop = useSession.subscribe(told)
  beginSession(reply)
  stop()
  refusing.mockRestore()
  expect(useSession.getState().person?.userId).toBe(reply._id)
  expect(told).toHaveBeenCalledOnce()
})
