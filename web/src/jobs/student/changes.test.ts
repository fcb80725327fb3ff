import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { expect, test } from 'vitest'
import { CallFailed, noReply } from '../../api/failure.ts'
import type { Written } from '../../api/writes.ts'
import { expected, lastChange, type LinkChange, recordIn, withChanges } from './changes.ts'
import { groupsInTheWay } from './groupsInTheWay.ts'

const flags = { withdrawn: false, applied: false, ok2contact: false, approved: false }
const suggested = { state: 'suggested', flag: 'suggested', flags, can: ['saved', 'rejected'], undoUntil: null } as const satisfies object
const link = { ...suggested, can: [...suggested.can] } as unknown as LinkChange['before']
const saving: LinkChange = { jobId: 'j1', event: 'saved', before: link, after: expected(link, 'saved') }
const stored = (change: LinkChange, repliedAt = 20): Written<LinkChange> => ({ change, isPending: false, sentAt: 10, repliedAt })
const pending: Written<LinkChange> = { change: saving, isPending: true }
const refused = (failure: unknown): Written<LinkChange> => ({ change: saving, isPending: false, failure })

test('what was done can be taken back for a while from when it was sent', () => {
  expect(lastChange([])).toEqual({})
  expect(lastChange([pending])).toEqual({ inProcess: true })
  expect(lastChange([stored(saving)])).toEqual({ done: { event: 'saved', before: link, undoUntil: 10 + UNDO_MS - 1_000 } })
  const undone = { jobId: 'j1', before: saving.after, after: link }
  expect(lastChange([stored(saving), stored(undone)])).toEqual({})
})

test('after a refusal the change before it can still be taken back, unless somebody else changed the link', () => {
  const done = lastChange([stored(saving)]).done
  expect(lastChange([stored(saving), refused(noReply())])).toEqual({ error: 'No response from server. Nothing was changed.', done })
  const stale = new CallFailed(409, 'Stale', 'Somebody changed this.', { details: { record: link } })
  expect(recordIn(stale)).toBe(link)
  const overtaken = { ...stored({ jobId: 'j1', before: link, after: link }), failure: stale }
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

test('groups in the way of an application are named', () => {
  const groups = [
    { name: 'Robotics', state: 'none' },
    { name: 'Baking club', state: 'applied' },
  ]
  expect(groupsInTheWay(groups).error).toBe(
    'Only members of Robotics or Baking club can apply. You have asked to join Baking club. Nothing was sent.',
  )
})
