import { indexSkills } from '@trellis/contract/genome/skillSearch.ts'
import { expect, test } from 'vitest'
import { namedInLine, skillOffers } from './skillOffers.ts'

const skill = (label: string, ...aliases: string[]) => ({ id: label, label, aliases, weights: { collaboration: 1 } })
const behavioral = ['Independence', 'Leadership', 'Oral communication', 'Record keeping', 'Teamwork'].map((label) => skill(label))
const skills = { index: indexSkills(behavioral), byLabel: new Map(), behavioral }

test.each([
  ['what a line names comes first', [], ['Robotics'], ['Robotics', 'Teamwork', 'Leadership', 'Oral communication']],
  ['of many named skills the first three are offered', [], ['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'Teamwork']],
  ['one that is behavioral itself is offered once', [], ['Leadership'], ['Leadership', 'Teamwork', 'Oral communication', 'Independence']],
  ['choosing one of them moves none', ['Leadership'], ['Robotics'], ['Robotics', 'Teamwork', 'Leadership', 'Oral communication']],
  ['another that is chosen comes last', ['Knots'], ['Robotics'], ['Robotics', 'Teamwork', 'Leadership', 'Oral communication', 'Knots']],
])('%s', (_, chosen, named, offers) => {
  expect(skillOffers(chosen, named, skills)).toEqual(offers)
})

test('while the vocabulary is unknown, what the line names is offered alone', () => {
  expect(skillOffers([], ['Robotics'], undefined)).toEqual(['Robotics'])
})

const index = indexSkills([skill('Drawing'), skill('Soccer', 'football'), skill('Public speaking'), skill('Speaking')])

test.each([
  ['Drawing comics', ['Drawing']],
  ['I coach kids in FOOTBALL', ['Soccer']],
  ['public speaking', ['Public speaking', 'Speaking']],
  ['drawings', []],
  ['', []],
])('in %j these names of skills stand: %j', (line, names) => {
  expect(namedInLine(line, index)).toEqual(names)
})
