import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { GROUP, JOB } from '@trellis/contract/postings/postingKinds.ts'
import { expect, test } from 'vitest'
import { CallFailed, noReply } from '../../api/failure.ts'
import type { Written } from '../../api/writes.ts'
import { expected, lastChange, type LinkChange, recordIn, withChanges } from './changes.ts'
import { groupsInTheWay } from './groupsInTheWay.ts'

const flags = { withdrawn: false, applied: false, ok2contact: false, approved: false }
const suggested = { state: 'suggested', flag: 'suggested', flags, can: ['saved', 'rejected'], undoUntil: null } as const satisfies object
const link = { ...suggested, can: [...suggested.can] } as unknown as LinkChange['before']
const saving: LinkChange = { postingId: 'j1', event: 'saved', before: link, after: expected(JOB, link, 'saved') }
const stored = (change: LinkChange, repliedAt = 20): Written<LinkChange> => ({ change, isPending: false, sentAt: 10, repliedAt })
const pending: Written<LinkChange> = { change: saving, isPending: true }
const refused = (failure: unknown): Written<LinkChange> => ({ change: saving, isPending: false, failure })

test('what was done can be taken back for a while from when it was sent', () => {
  expect(lastChange([])).toEqual({})
  expect(lastChange([pending])).toEqual({ inProcess: true })
  expect(lastChange([stored(saving)])).toEqual({ done: { event: 'saved', before: link, undoUntil: 10 + UNDO_MS - 1_000 } })
  const undone = { postingId: 'j1', before: saving.after, after: link }
  expect(lastChange([stored(saving), stored(undone)])).toEqual({})
})

test('after a refusal the change before it can still be taken back, unless somebody else changed the link', () => {
  const done = lastChange([stored(saving)]).done
  expect(lastChange([stored(saving), refused(noReply())])).toEqual({ error: 'No response from server. Nothing was changed.', done })
  const stale = new CallFailed(409, 'Stale', 'Somebody changed this.', { details: { record: link } })
  expect(recordIn(stale)).toBe(link)
  const overtaken = { ...stored({ postingId: 'j1', before: link, after: link }), failure: stale }
  expect(lastChange([stored(saving), overtaken])).toEqual({ error: 'Somebody changed this.' })
})

test('a job in a list is as it was made since the list was asked for', () => {
  const jobs = [
    { _id: 'j1', link },
    { _id: 'j2', link: null },
  ]
  const states = (writes: Written<LinkChange>[], requestedAt: number) =>
    withChanges(jobs, writes, requestedAt).map((job) => job.link?.state)
  expect(states([pending], 30)).toEqual(['saved', undefined])
  expect(states([stored(saving)], 20)).toEqual(['saved', undefined])
  expect(states([stored(saving)], 21)).toEqual(['suggested', undefined])
  expect(states([refused(noReply())], 0)).toEqual(['suggested', undefined])
})

const groups = [
  { id: 'g1', name: 'Robotics', state: 'none' },
  { id: 'g2', name: 'Baking club', state: 'applied' },
] as const

test.each([
  [JOB, 'Only members of Robotics or Baking club can apply. You have asked to join Baking club. Nothing was sent.'],
  [GROUP, 'Only members of Robotics or Baking club can ask to join. You have asked to join Baking club. Nothing was sent.'],
])('groups in the way to a %s are named, and told apart', (kind, words) => {
  const failure = groupsInTheWay(kind, groups)
  expect(failure.error).toBe(words)
  expect(lastChange([refused(failure)])).toEqual({ error: words, groups })
})
