import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { type LinkFlags } from '@trellis/contract/postings/links.ts'
import { linkStates } from '@trellis/contract/postings/linkStates.ts'
import { expect, test } from 'vitest'
import { goneWords, isNews, wordsOfChange, wordsOfLink } from '../../../postings/links/telling.ts'
import { applyWords, closedWords, jobWords, standing } from './linkWords.ts'

function link(state: LinkOfPerson['state'], set: Partial<LinkFlags> = {}): LinkOfPerson {
  const flags = { withdrawn: false, applied: false, ok2contact: false, approved: false, ...set }
  return { state, flag: state, flags, can: [], undoUntil: null, changedAt: null }
}

test('every state has its words', () => {
  expect(linkStates.map((state) => wordsOfLink(jobWords, link(state)))).toEqual([
    '',
    '',
    'Saved',
    'Applied',
    'Contacted you',
    'Accepted',
    'Turned down',
  ])
  expect(wordsOfLink(jobWords, link('none', { withdrawn: true }))).toBe('Withdrawn')
  expect(wordsOfLink(jobWords, link('contacted', { ok2contact: true }))).toBe('You agreed to be contacted')
})

test('who withdrew or was turned down applies again, and whoever never applied does not', () => {
  const links = [link('none', { withdrawn: true }), link('rejected', { applied: true }), link('rejected'), link('none'), link('contacted')]
  expect(links.map(applyWords)).toEqual(['Apply again', 'Apply again', 'Apply', 'Apply', 'Apply'])
})

test('what waits for the student is news', () => {
  expect(linkStates.filter((state) => isNews(link(state)))).toEqual(['contacted', 'accepted'])
  expect(isNews(link('contacted', { ok2contact: true }))).toBe(false)
})

test('where a block leaves withdrawing alone, nothing else is offered', () => {
  const contacted = link('contacted', { applied: true })
  expect(standing({ ...contacted, can: ['withdrawn'] }, 'Blue Door').words).toBe('You can still withdraw.')
  expect(standing({ ...contacted, can: ['withdrawn', 'rejected', 'applied'] }, 'Blue Door').words).toMatch(/Agree/)
  const withdrawn = link('none', { withdrawn: true })
  expect(standing(withdrawn, 'Blue Door').words).toBe('This job is out of your lists.')
  expect(standing({ ...withdrawn, can: ['applied'] }, 'Blue Door').words).toBe('You can apply again.')
})

test('who was turned down, or declined, reads that the employer still has what they sent', () => {
  expect(standing(link('rejected', { applied: true }), 'Blue Door').words).toBe(
    'Blue Door still has your application, until you withdraw it.',
  )
  expect(standing(link('rejected'), 'Blue Door').words).toBe('This job is out of your lists.')
})

test('what happened is told by who did it', () => {
  const change = { at: 0, from: 'none', to: 'applied' } as const
  expect(wordsOfChange(jobWords, { ...change, by: 'You', event: 'applied' })).toBe('You applied')
  expect(wordsOfChange(jobWords, { ...change, by: 'Blue Door', event: 'contacted' })).toBe('Blue Door contacted you')
  expect(wordsOfChange(jobWords, { ...change, by: 'Blue Door', event: 'undo' })).toBe('Blue Door took that back')
})

test('a job that left a list says why', () => {
  expect(goneWords(jobWords, 'Baker', 'saved', link('saved'))).toBe('Baker is saved.')
  expect(goneWords(jobWords, 'Baker', undefined, link('rejected'))).toBe('Baker is no longer in this list: turned down.')
  expect(goneWords(jobWords, 'Baker', undefined, link('none'))).toBe('Baker is no longer in this list.')
})

const DAY = 86_400_000
const open = { state: 'open', applyUntil: null } as const
test.each([
  ['could still apply', { ...link('saved'), can: ['applied'] }, { state: 'closed', applyUntil: 0 }, ''],
  ['comes too late', link('saved'), { state: 'open', applyUntil: 0 }, 'The last day to apply is over.'],
  ['comes on the last day', link('saved'), { state: 'open', applyUntil: 9 * DAY }, ''],
  ['finds it closed', link('none'), { state: 'closed', applyUntil: 0 }, 'This job takes no more applications.'],
  ['was turned down', link('rejected'), open, ''],
  ['has applied, and was contacted', link('contacted', { applied: true }), { state: 'open', applyUntil: 0 }, ''],
  ['was accepted', link('accepted'), { state: 'closed', applyUntil: 0 }, ''],
] as const)('who %s is told the true reason why nobody applies any more', (_who, of, job, words) => {
  expect(closedWords({ ...of, can: [...of.can] }, job, 9 * DAY + 1)).toBe(words)
})
