import { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { expect, test } from 'vitest'
import { cloneOf, emptyGroup, isOpenToAll, readGroup, typedOf } from './typedGroup.ts'

const NOW = Date.UTC(2026, 6, 1)

const info = GroupInfo.parse({
  name: 'Robotics club',
  description: 'We build **robots**.',
  webLink: 'https://school.example/robotics',
  locationCity: 'Bern',
  skills: ['Robotics', 'Soldering'],
  exclusive: true,
  joinPolicy: 'open',
  directory: 'mentors',
  leastAge: 16,
  startDate: '2026-09-15',
  applyUntil: '2026-08-01',
  state: 'open',
})

test('a group that is not touched stays as it is stored', () => {
  const typed = typedOf(info)
  expect(typed).toMatchObject({ startDate: '2026-09-15', endDate: '', leastAge: '16', directory: 'mentors' })
  expect(readGroup(typed, { state: 'open' }, NOW).info).toEqual(info)
})

test('what nobody chose stays unchosen', () => {
  const typed = { ...emptyGroup(), name: 'Club' }
  expect(typed).toMatchObject({ joinPolicy: 'onRequest', directory: '', leastAge: '' })
  expect(readGroup(typed, { state: 'draft' }, NOW).info).toMatchObject({ directory: null, leastAge: null, state: 'draft' })
})

test('a clone is a draft with everything but the last day to ask', () => {
  expect(readGroup(cloneOf(info), { state: 'draft' }, NOW).info).toEqual({ ...info, state: 'draft', applyUntil: null })
})

test('a draft needs a name, an open group says what it is about', () => {
  expect(readGroup(emptyGroup(), { state: 'draft' }, NOW).faults).toEqual({ name: 'Give the group a name' })
  expect(readGroup({ ...emptyGroup(), name: 'Club' }, { state: 'open' }, NOW).faults).toEqual({
    description: 'Describe the group before you open it',
  })
})

test.each([
  [{ leastAge: 'old' }, { leastAge: 'Enter a whole number of years' }],
  [{ leastAge: '12' }, { leastAge: 'Enter 13 or more' }],
  [{ leastAge: '16.5' }, { leastAge: 'Enter a whole number of years' }],
  [{ endDate: '2026-01-01' }, { endDate: 'This is before the start' }],
  [{ webLink: 'ftp://school.example' }, { webLink: 'Use a full link that starts with https:// or http://' }],
  [{ skills: ['Robotics', 'robotics'] }, { 'skills.1': 'This skill is there already' }],
])('what is wrong is told at its field: %j', (change, faults) => {
  expect(readGroup({ ...typedOf(info), ...change }, { state: 'open' }, NOW).faults).toEqual(faults)
})

test('a last day that is over is refused at its field, unless it was stored like that', () => {
  const later = Date.UTC(2026, 7, 2)
  expect(Object.keys(readGroup(typedOf(info), { state: 'open' }, later).faults ?? {})).toEqual(['applyUntil'])
  expect(readGroup(typedOf(info), { state: 'open', before: info }, later).info).toEqual(info)
})

test.each([
  ['open', 'everybody', true],
  ['open', '', false],
  ['open', 'mentors', false],
  ['onRequest', 'everybody', false],
] as const)('joining %s with the directory %j is a warning: %s', (joinPolicy, directory, isOne) => {
  expect(isOpenToAll({ joinPolicy, directory })).toBe(isOne)
})
