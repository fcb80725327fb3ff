import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { expect, test } from 'vitest'
import { wordsOfLink } from '../../../postings/links/telling.ts'
import { askWords } from '../askWords.ts'
import { groupWords } from '../groupWords.ts'
import { standing } from './standing.ts'

const flags = { withdrawn: false, applied: true, ok2contact: false, approved: false }
const link: LinkOfPerson = { state: 'rejected', flag: 'rejected', flags, can: [], undoUntil: null, changedAt: 1 }

type Told = [string, { by: string; from: LinkOfPerson['state'] }, Partial<LinkOfPerson>, string, string]

test.each<Told>([
  ['taken out', { by: 'Rowers', from: 'accepted' }, { wasAccepted: true }, 'No longer a member', 'Rowers took you out.'],
  ['turned down', { by: 'Rowers', from: 'applied' }, {}, 'Turned down', 'Rowers did not accept you.'],
  [
    'turned down, with their request still there',
    { by: 'Rowers', from: 'applied' },
    { can: ['withdrawn'] },
    'Turned down',
    'Rowers did not accept you. Its advisors see you until you withdraw.',
  ],
  [
    'not for them',
    { by: 'You', from: 'contacted' },
    { can: ['applied'] },
    'Turned down',
    'You said that it is not for you. You can still ask.',
  ],
])('whoever is %s is told what happened, by the word that stands on cards', (_, last, more, title, words) => {
  const now = { ...link, ...more }
  expect(standing(now, 'onRequest', { place: null, asksAs: null, last: { ...last, event: 'rejected' } })).toEqual({ title, words })
  expect(wordsOfLink(groupWords, now)).toBe(title)
})

test('who withdrew or was turned down asks again, and whoever never asked does not', () => {
  const asked = (state: LinkOfPerson['state'], more: Partial<LinkOfPerson['flags']>) =>
    askWords('onRequest', { state, flags: { ...flags, applied: false, ...more } })
  expect([asked('none', { withdrawn: true }), asked('rejected', { applied: true })]).toEqual(['Ask again', 'Ask again'])
  expect([asked('none', {}), asked('rejected', {})]).toEqual(['Ask to join', 'Ask to join'])
})

test('who waits for an answer reads as what they asked to join', () => {
  const known = { place: null, last: undefined }
  const titleOf = (asksAs: MemberRole | null) => standing({ ...link, state: 'applied' }, 'onRequest', { ...known, asksAs }).title
  expect(titleOf('mentor')).toBe('You asked to join as a mentor to others')
  expect(titleOf(null)).toBe('You asked to join')
})
