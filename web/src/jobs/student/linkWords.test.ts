import type { LinkOfPerson } from '@trellis/contract/jobs.ts'
import { type LinkFlags, linkStates } from '@trellis/contract/links.ts'
import { expect, test } from 'vitest'
import { changeWords, goneWords, isNews, linkWords } from './linkWords.ts'

function link(state: LinkOfPerson['state'], set: Partial<LinkFlags> = {}): LinkOfPerson {
  const flags = { withdrawn: false, applied: false, ok2contact: false, approved: false, ...set }
  return { state, flag: state, flags, can: [], undoUntil: null, changedAt: null }
}

test('every state has its words', () => {
  expect(linkStates.map((state) => linkWords(link(state)))).toEqual([
    '',
    '',
    'Saved',
    'Applied',
    'Contacted you',
    'Accepted',
    'Turned down',
  ])
  expect(linkWords(link('none', { withdrawn: true }))).toBe('Withdrawn')
  expect(linkWords(link('contacted', { ok2contact: true }))).toBe('You agreed to be contacted')
})

test('what waits for the student is news', () => {
  expect(linkStates.filter((state) => isNews(link(state)))).toEqual(['contacted', 'accepted'])
  expect(isNews(link('contacted', { ok2contact: true }))).toBe(false)
})

test('what happened is told by who did it', () => {
  const change = { at: 0, from: 'none', to: 'applied' } as const
  expect(changeWords({ ...change, by: 'You', event: 'applied' })).toBe('You applied')
  expect(changeWords({ ...change, by: 'Blue Door', event: 'contacted' })).toBe('Blue Door contacted you')
  expect(changeWords({ ...change, by: 'Blue Door', event: 'undo' })).toBe('Blue Door took that back')
})

test('a job that left a list says why', () => {
  expect(goneWords('Baker', 'saved', link('saved'))).toBe('Baker is saved.')
  expect(goneWords('Baker', undefined, link('rejected'))).toBe('Baker is no longer in this list: turned down.')
  expect(goneWords('Baker', undefined, link('none'))).toBe('Baker is no longer in this list.')
})
