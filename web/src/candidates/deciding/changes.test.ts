import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { describe, expect, test } from 'vitest'
import { candidateIn } from '../candidates.testing.ts'
import { type CandidateList, countsAfter, type Moved, withChanges } from './changes.ts'

const ana = candidateIn('Ana', 'applied')
const ben = candidateIn('Ben', 'applied')
const cleo = candidateIn('Cleo', 'applied')
const list: CandidateList = { items: [ana, ben, cleo], total: 45 }

const change = (before: Candidate, after: Candidate): Moved => ({ before, after })
const put = (candidate: Candidate, state: LinkState) => ({ ...candidate, link: candidateIn('', state).link })
const hide = (candidate: Candidate, hidden: boolean) => ({
  ...candidate,
  link: { ...candidate.link, flags: { ...candidate.link.flags, hidden } },
})
const rule = (state: LinkState, hiddenToo = false) => ({
  belongs: ({ link }: Candidate) => link.state === state && (hiddenToo || !link.flags.hidden),
  joins: true,
})
const shown = (changes: readonly Moved[], state: LinkState, from: CandidateList) => {
  const { items, total } = withChanges(from, changes, rule(state))
  return [items.map(({ _id }) => _id).join(' '), total]
}

describe('a list after changes', () => {
  const contacted = put(ben, 'contacted')
  const empty = { items: [], total: 0 }
  test.each<[string, readonly Moved[], LinkState, CandidateList, string, number]>([
    ['nothing changed', [], 'applied', list, 'Ana Ben Cleo', 45],
    ['who left is gone', [change(ben, contacted)], 'applied', list, 'Ana Cleo', 44],
    ['who came stands at the top', [change(ben, contacted)], 'contacted', empty, 'Ben', 1],
    ['the last to come stands first', [change(ben, contacted), change(ana, put(ana, 'contacted'))], 'contacted', empty, 'Ana Ben', 2],
    ['an undone one is where they were', [change(ben, contacted), change(contacted, ben)], 'applied', list, 'Ana Ben Cleo', 45],
    ['an undone one has left again', [change(ben, contacted), change(contacted, ben)], 'contacted', empty, '', 0],
    ['another list is as it was', [change(ben, contacted)], 'saved', empty, '', 0],
    ['who is hidden is gone', [change(ben, hide(ben, true))], 'applied', list, 'Ana Cleo', 44],
    ['the server knew already', [change(ben, contacted)], 'contacted', { items: [contacted], total: 1 }, 'Ben', 1],
    [
      'the server knew of the first of two',
      [change(ben, contacted), change(contacted, ben)],
      'applied',
      { items: [ana], total: 1 },
      'Ben Ana',
      2,
    ],
  ])('%s', (_, changes, state, from, names, total) => {
    expect(shown(changes, state, from)).toEqual([names, total])
  })

  test('hidden people stay where hidden ones are shown', () => {
    const hidden = hide(ben, true)
    const { items, total } = withChanges(list, [change(ben, hidden)], rule('applied', true))
    expect(items[1]).toBe(hidden)
    expect(total).toBe(45)
  })

  test('in a search people stay in their place and nobody joins', () => {
    const anywhere = { belongs: () => true, joins: false }
    const moved = put(ben, 'saved')
    const { items } = withChanges(list, [change(ben, moved), change(candidateIn('Dina', 'none'), candidateIn('Dina', 'saved'))], anywhere)
    expect(items).toEqual([ana, moved, cleo])
  })
})

test('each change moves one person from one count to another', () => {
  const counts = { suggested: 20, saved: 0, applied: 3, contacted: 1, accepted: 0, rejected: 0 }
  const changes = [change(ben, put(ben, 'contacted')), change(put(ana, 'suggested'), put(ana, 'rejected'))]
  expect(countsAfter(counts, changes)).toEqual({ ...counts, applied: 2, contacted: 2, suggested: 19, rejected: 1 })
  expect(countsAfter(counts, [change(put(ana, 'saved'), put(ana, 'none'))])).toEqual(counts)
  expect(countsAfter(counts, [change(ben, hide(ben, true))])).toEqual({ ...counts, applied: 2 })
  expect(countsAfter(counts, [change(hide(ben, true), hide(ben, false))])).toEqual({ ...counts, applied: 4 })
  expect(countsAfter(counts, [change(hide(ben, true), hide(put(ben, 'contacted'), true))]), 'hidden before and after').toEqual(counts)
})
