import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { expect, test } from 'vitest'
import { standing } from './standing.ts'

const flags = { withdrawn: false, applied: true, ok2contact: false, approved: false }
const link: LinkOfPerson = { state: 'rejected', flag: 'rejected', flags, can: [], undoUntil: null, changedAt: 1 }

test.each([
  ['taken out', { by: 'Rowers', from: 'accepted' }, [], 'No longer a member', 'Rowers took you out.'],
  ['turned down', { by: 'Rowers', from: 'applied' }, [], 'Turned down', 'Rowers did not accept you.'],
  ['not for them', { by: 'You', from: 'contacted' }, ['applied'], 'Turned down', 'You said that it is not for you. You can still ask.'],
] as const)('whoever is %s is told what happened', (_, last, can, title, words) => {
  expect(standing({ ...link, can: [...can] }, 'onRequest', null, { ...last, event: 'rejected' })).toEqual({ title, words })
})
