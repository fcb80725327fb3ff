import type { LinkOfPerson } from '@trellis/contract/jobs.ts'
import { type LinkFlags, linkStates } from '@trellis/contract/links.ts'
import { expect, test } from 'vitest'
import { changeWords, goneWords, isNews, linkWords, standing } from './linkWords.ts'

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

test('where a block leaves withdrawing alone, nothing else is offered', () => {
  const contacted = link('contacted', { applied: true })
  expect(standing({ ...contacted, can: ['withdrawn'] }, 'Blue Door').words).toBe('You can still withdraw.')
  expect(standing({ ...contacted, can: ['withdrawn', 'rejected', 'applied'] }, 'Blue Door').words).toMatch(/^Agree/)
  const withdrawn = link('none', { withdrawn: true })
  expect(standing(withdrawn, 'Blue Door').words).toBe('This job is out of your lists.')
  expect(standing({ ...withdrawn, can: ['applied'] }, 'Blue Door').words).toBe('You can apply again.')
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
