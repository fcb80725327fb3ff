import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { expect, test } from 'vitest'
import { historyWords } from './historyWords.ts'
import { groupsInTheWay } from '../deciding/refusals.ts'
import { jobWords } from '../pipeline/jobWords.ts'

test.each<[LinkChange['event'], string, string]>([
  ['suggest', 'Trellis', 'Maya was suggested'],
  ['applied', 'Maya', 'Maya applied'],
  ['contacted', 'Priya', 'Priya contacted Maya'],
  ['accepted', 'You', 'You accepted Maya'],
  ['rejected', 'Priya', 'Priya rejected Maya'],
  ['rejected', 'Maya', 'Maya declined'],
  ['undo', 'You', 'You took the change before back'],
])('%s by %s', (event, by, words) => {
  expect(historyWords(jobWords, { by, event }, 'Maya')).toBe(words)
})

test('groups in the way are named', () => {
  const groups = [
    { id: '1', name: 'Robotics', state: 'none' as const },
    { id: '2', name: 'Alumni', state: 'saved' as const },
    { id: '3', name: 'Chess', state: 'accepted' as const },
  ]
  expect(groupsInTheWay('Maya', groups).error).toBe(
    'Maya would have to join ‘Robotics’ and ‘Alumni’ first. Maya would have to leave ‘Chess’ first.',
  )
})
