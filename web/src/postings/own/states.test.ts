import { expect, test } from 'vitest'
import type { Written } from '../../api/writes.ts'
import { type StateChange, withStates } from './states.ts'

test('a job is as it was opened or closed since the list was asked for', () => {
  const job = (_id: string) => ({ _id, _source: { generalInfo: { state: 'open' as const } } })
  const closing: Written<StateChange> = { change: { postingId: 'j1', state: 'closed' }, isPending: true }
  const states = (write: Written<StateChange>) =>
    withStates([job('j1'), job('j2')], [write], 20).map(({ _source }) => _source.generalInfo.state)
  expect(states(closing)).toEqual(['closed', 'open'])
  expect(states({ ...closing, isPending: false, repliedAt: 19 })).toEqual(['open', 'open'])
  expect(states({ ...closing, isPending: false, failure: new Error('refused') })).toEqual(['open', 'open'])
})
