import type { Skill } from '@trellis/contract/genome/genome.calls.ts'
import { indexSkills } from '@trellis/contract/genome/skillSearch.ts'
import { expect, test } from 'vitest'
import { tagFor, tagOptions } from './tagOptions.ts'
import type { Skills } from './useSkills.ts'

const leadership: Skill = { id: 'l', label: 'Leadership', aliases: ['taking charge'], weights: { leadership: 1 } }
const python: Skill = { id: 'p', label: 'Python', aliases: ['pandas'], weights: { dataScience: 0.7, analytical: 0.3 } }
const skills: Skills = {
  index: indexSkills([leadership, python]),
  byLabel: new Map([leadership, python].map((skill) => [skill.label.toLowerCase(), skill])),
  behavioral: [leadership],
}

test('an alias finds its skill and is told, and the words themselves come last', () => {
  expect(tagOptions('pand', [], skills)).toEqual([
    { tag: 'Python', alias: 'pandas', node: 'Computing and data' },
    { tag: 'pand', node: '', isFree: true },
  ])
  expect(tagOptions('python', [], skills)).toEqual([{ tag: 'Python', node: 'Computing and data' }])
})

test('with nothing typed, Behavioral skills are recommended where none is chosen', () => {
  expect(tagOptions('', ['Python'], skills)).toEqual([{ tag: 'Leadership', node: 'Behavioral' }])
  expect(tagOptions('', ['Leadership'], skills)).toEqual([])
  expect(tagOptions('', [], undefined)).toEqual([])
})

test('what is chosen is not offered again', () => {
  expect(tagOptions('python', ['Python'], skills)).toEqual([])
})

test('typed words stand for the skill of that name or alias, else for themselves', () => {
  expect(tagFor(' Taking Charge', skills)).toBe('Leadership')
  expect(tagFor('beekeeping', skills)).toBe('beekeeping')
  expect(tagFor('pandas', undefined)).toBe('pandas')
})
