import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../session/session.ts'
import { readDraft, saveDraft } from './drafts.ts'
import { bringDraftsBack, keepDraftsOfLeavers } from './keeping.ts'
import { seal, unseal } from './sealed.ts'

const DAY = 24 * 60 * 60_000

const signIn = async (_id: string) => {
  const reply = {
    _id,
    _source: {
      generalInfo: { name: _id, email: `${_id}@school.org`, admin: false, isConfirmed: true, isWaiting: false },
      jobs: [],
      groups: [],
    },
    type: 'student' as const,
    token: _id,
    draftKey: `key of ${_id}`,
    firstVisit: false,
  }
  await bringDraftsBack(_id, reply.draftKey)
  beginSession(reply)
}

/** All that somebody at this browser can read. */
const readable = () =>
  Object.entries({ ...sessionStorage })
    .flat()
    .join(' ')

let stop: () => void
beforeAll(() => {
  stop = keepDraftsOfLeavers()
})
afterAll(() => stop())
afterEach(() => {
  endSession('signedOut')
  sessionStorage.clear()
})

test.each(['signedOut', 'idle', 'ended', 'refused'] as const)(
  'what was typed is back after the same person signs in again, and nobody else reads it: %s',
  async (ending) => {
    await signIn('ana')
    saveDraft('ana', 'bio', { aspireTo: 'To build a knee.' })
    endSession(ending)
    await vi.waitFor(() => expect(readable()).not.toContain('knee'))
    await signIn('ben')
    expect(readDraft('ben', 'bio')).toBeUndefined()
    expect(readable()).not.toMatch(/knee|ana/)
    endSession('signedOut')
    await signIn('ana')
    expect(readDraft('ana', 'bio')).toEqual({ aspireTo: 'To build a knee.' })
  },
)

test('it comes back once, and newer text in the tab stays', async () => {
  await seal('key', { bio: 'older', job: 'kept' }, 1)
  await seal('key', { bio: 'newer' }, 2)
  saveDraft('ana', 'other', 'typed here')
  await seal('key', { other: 'put away' }, 3)
  vi.setSystemTime(10)
  await bringDraftsBack('ana', 'key')
  vi.useRealTimers()
  expect(['bio', 'job', 'other'].map((form) => readDraft('ana', form))).toEqual(['newer', 'kept', 'typed here'])
  expect(await unseal('key')).toEqual([])
})

test('another key opens nothing, nor what was tampered with', async () => {
  await seal('key', { bio: 'secret' })
  expect(await unseal('another')).toEqual([])
  const [name] = Object.keys(sessionStorage)
  const record = JSON.parse(sessionStorage.getItem(name!)!) as { text: string }
  sessionStorage.setItem(name!, JSON.stringify({ ...record, text: `00${record.text.slice(2)}` }))
  expect(await unseal('key')).toEqual([])
})

test('after 30 days it is gone, whoever signs in', async () => {
  await seal('key', { bio: 'old' }, 0)
  await unseal('another', 29 * DAY)
  expect(readable()).toContain('sealed')
  await unseal('another', 31 * DAY)
  expect(readable()).not.toContain('sealed')
})
