import { indexSkills } from '@trellis/contract/genome/skillSearch.ts'
import { expect, test } from 'vitest'
import { skillOffers } from './skillOffers.ts'

const skill = (label: string) => ({ id: label, label, aliases: [], weights: { collaboration: 1 } })
const behavioral = ['Independence', 'Leadership', 'Oral communication', 'Record keeping', 'Teamwork'].map(skill)
const skills = { index: indexSkills(behavioral), byLabel: new Map(), behavioral }

test.each([
  ['what a line names comes first', [], ['Robotics'], ['Robotics', 'Teamwork', 'Leadership', 'Oral communication', 'Independence']],
  ['of many named skills the first three are offered', [], ['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'Teamwork', 'Leadership']],
  [
    'one that is behavioral itself is offered once',
    [],
    ['Leadership'],
    ['Leadership', 'Teamwork', 'Oral communication', 'Independence', 'Record keeping'],
  ],
  [
    'choosing one of them moves none',
    ['Leadership'],
    ['Robotics'],
    ['Robotics', 'Teamwork', 'Leadership', 'Oral communication', 'Independence'],
  ],
  [
    'another that is chosen comes last',
    ['Knots'],
    ['Robotics'],
    ['Robotics', 'Teamwork', 'Leadership', 'Oral communication', 'Independence', 'Knots'],
  ],
])('%s', (_, chosen, read, offers) => {
  expect(skillOffers(chosen, read, skills)).toEqual(offers)
})

test('while the vocabulary is unknown, what the line names is offered alone', () => {
  expect(skillOffers([], ['Robotics'], undefined)).toEqual(['Robotics'])
})
