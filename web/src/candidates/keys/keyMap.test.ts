import { expect, test } from 'vitest'
import { nameOf } from '../../ui/keys/keyPress.ts'
import { linkIn } from '../candidates.testing.ts'
import { decisions } from '../deciding/decisions.ts'
import { commandOf, commandKeys, possibleOf, whyNot } from './keyMap.ts'
import { jobWords } from '../pipeline/jobWords.ts'

const eventsOf = (key: string) => {
  const asked = commandOf(nameOf({ key, ctrlKey: false, metaKey: false, altKey: false })!)
  return typeof asked === 'object' ? asked.map(({ event }) => event).join(' ') : asked
}

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['Escape', 'back'],
  ['u', 'undo'],
  ['s', 'shortlist'],
  ['c', 'contacted'],
  ['a', 'accepted'],
  ['r', 'rejected'],
  ['m', 'dismiss'],
  ['h', 'hide unhide'],
  ['o', 'reopen'],
  ['x', 'select'],
  ['n', 'note'],
  ['Tab', undefined],
  ['ArrowDown', undefined],
])('the key %s asks for %s', (key, asked) => expect(eventsOf(key)).toBe(asked))

test('with Ctrl, Alt or Command a key is the browser’s', () => {
  const pressed = { key: 'r', ctrlKey: false, metaKey: false, altKey: false }
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(nameOf({ ...pressed, [held]: true })).toBeUndefined()
})

test('no key is used twice for different things', () => {
  const used = ['/', '?', ...commandKeys.map(({ key }) => key), ...new Set(decisions.flatMap(({ key }) => key ?? []))]
  expect(new Set(used).size).toBe(used.length)
})

test('a key does what is possible, and else says why not', () => {
  const contact = decisions.filter(({ key }) => key === 'C')
  expect(possibleOf(contact, linkIn('saved'))?.event).toBe('contacted')
  expect(possibleOf(contact, linkIn('accepted'))).toBeUndefined()
  expect(whyNot(jobWords, contact, 'Ana', linkIn('accepted'))).toBe('Contact is not possible for Ana now. Possible: Reject, Hide.')
  const held = linkIn('saved', { can: ['rejected'], contactHeldBy: 'Ana is under 18 and has not agreed to be contacted.' })
  expect(whyNot(jobWords, contact, 'Ana', held)).toBe(held.contactHeldBy)
})
