import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { expect, test } from 'vitest'
import { isStored, savable, typedOver } from './savable.ts'

const position = { name: 'Barista', startDate: 'Sep 2024', endDate: 'Current', tags: [] }

test('dates are read, no skill is Other, and empty rows are left out', () => {
  const typed = { positionsHeld: [position, { name: ' ', startDate: '', tags: ['Leadership'] }], adviceToSelf: ' Rest. ' }
  const { data, heldBack } = savable('professionalInfo', typed, {})
  expect(heldBack).toEqual([])
  expect(data).toMatchObject({
    positionsHeld: [{ name: 'Barista', startDate: readDate('9/2024'), endDate: CURRENT, tags: ['Other'] }],
    adviceToSelf: 'Rest.',
  })
})

test('a fault holds back its own field alone, which stays as it is stored', () => {
  const stored = { positionsHeld: [position], adviceToSelf: '' }
  const typed = { positionsHeld: [{ ...position, name: 'Chef', startDate: '13/2024' }], adviceToSelf: 'Rest.' }
  const { data, heldBack } = savable('professionalInfo', typed, stored)
  expect(heldBack).toEqual(['positionsHeld'])
  expect(data).toMatchObject({ positionsHeld: [{ name: 'Barista' }], adviceToSelf: 'Rest.' })
})

test('a new empty row changes nothing that is stored', () => {
  const stored = { clubsOrgs: [{ name: 'Chess', tags: [] }] }
  const { data } = savable('highschoolInfo', { clubsOrgs: [...stored.clubsOrgs, { name: '', tags: [] }] }, stored)
  expect(isStored('highschoolInfo', data, stored)).toBe(true)
})

test('only what is typed otherwise than stored is kept as a draft', () => {
  const stored = { adviceToSelf: 'Rest.', aspirationalRole: '', positionsHeld: [position] }
  expect(typedOver({ ...stored, positionsHeld: [{ ...position }] }, stored)).toEqual({})
  expect(typedOver({ ...stored, adviceToSelf: 'Rest more.' }, stored)).toEqual({ adviceToSelf: 'Rest more.' })
})
