import { afterEach, expect, test } from 'vitest'
import { readDraft, saveDraft } from '../drafts/drafts.ts'
import { beginSession, endSession, useSession } from './session.ts'

const reply = {
  _id: '01890000-0000-7000-8000-000000000001',
  _source: { generalInfo: { name: 'Ada', email: 'ada@school.org', admin: false, isConfirmed: true } },
  type: 'profile' as const,
  token: 'secret',
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

test('a stored session is found again after a reload', async () => {
  sessionStorage.setItem('jwt', 'Bearer other')
  for (const [key, value] of [['userId', reply._id], ['userType', 'profile'], ['info', '{"name":"Ada"}']] as const) {
    sessionStorage.setItem(key, value)
  }
  await useSession.persist.rehydrate()
  expect(useSession.getState().person).toMatchObject({ token: 'other', userId: reply._id, userType: 'profile' })
})

test('an ending clears what is stored and keeps what was typed', () => {
  beginSession(reply)
  useSession.setState({ searchKeyword: 'robotics', groupId: 'g', jobId: 'j', hasContactedJobs: true })
  saveDraft(reply._id, 'bio', { name: 'Ada' })
  endSession('idle')
  for (const key of ['jwt', 'userId', 'userName', 'userType', 'info', 'searchKeyword', 'groupId', 'jobId', 'contacted-jobs']) {
    expect(sessionStorage.getItem(key), key).toBeNull()
  }
  expect(readDraft(reply._id, 'bio')).toEqual({ name: 'Ada' })
  expect(useSession.getState()).toMatchObject({ ending: 'idle', leaver: reply._id })
})
