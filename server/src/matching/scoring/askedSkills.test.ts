import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import { expect, test, vi } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { type Closeness, closenessOf } from '../relations/closeness.ts'
import { askedSkillsOf, type ShownSkills } from './askedSkills.ts'
import { measuresOf } from './measures.ts'

const indexOf = (skill: string): number => vocabulary.indexOf(skill)
const nothingClose: Closeness = () => new Map()
/** Robotics is close to Java programming, and closer to Python programming. */
const closeToRobotics: Closeness = (skill) =>
  skill === indexOf('Robotics') ? new Map([[indexOf('Java'), 0.2]]).set(indexOf('Python'), 0.4) : new Map()

const nothing: ShownSkills = { entries: () => [], skills: [] }
const club: ShownSkills = { entries: () => [{ name: 'Chess club', tags: ['Python'] }], skills: [indexOf('Python')] }

test.each<[string, string[], ShownSkills, Closeness, AskedSkill[]]>([
  ['nothing is asked', [], club, nothingClose, []],
  ['nothing is shown', ['Robotics'], nothing, closeToRobotics, [{ skill: 'Robotics', fit: 'notYet', by: '' }]],
  [
    'an entry shows it, in another spelling',
    ['python coding'],
    club,
    nothingClose,
    [{ skill: 'python coding', fit: 'have', by: 'Chess club' }],
  ],
  [
    'two entries show it, the first without a name',
    ['Python'],
    { ...club, entries: () => [{ name: '', tags: ['pandas'] }, ...club.entries()] },
    nothingClose,
    [{ skill: 'Python', fit: 'have', by: 'Chess club' }],
  ],
  ['only the texts name it', ['Python'], { ...club, entries: () => [] }, nothingClose, [{ skill: 'Python', fit: 'have', by: '' }]],
  ['one is close', ['Robotics'], club, closeToRobotics, [{ skill: 'Robotics', fit: 'nearly', by: 'Python programming' }]],
  [
    'two are close',
    ['Robotics'],
    { entries: () => [], skills: [indexOf('Java'), indexOf('Python')] },
    closeToRobotics,
    [{ skill: 'Robotics', fit: 'nearly', by: 'Python programming' }],
  ],
  [
    'a kind of it is shown, and another is close',
    ['Cooking'],
    { entries: () => [], skills: ['Baking', 'Restaurant cooking'].map(indexOf) },
    () => new Map([[indexOf('Baking'), 1]]),
    [{ skill: 'Cooking', fit: 'nearly', by: 'Restaurant cooking' }],
  ],
  [
    'what it is a kind of is shown',
    ['Restaurant cooking'],
    { entries: () => [], skills: [indexOf('Cooking')] },
    nothingClose,
    [{ skill: 'Restaurant cooking', fit: 'notYet', by: '' }],
  ],
  [
    'it is asked for twice',
    ['Robotics', 'Python', 'pandas'],
    club,
    nothingClose,
    [
      { skill: 'Robotics', fit: 'notYet', by: '' },
      { skill: 'Python', fit: 'have', by: 'Chess club' },
    ],
  ],
  [
    'it is no skill of its own, in another spelling',
    ['Other', 'something else'],
    { entries: () => [{ name: 'A show', tags: ['Miscellaneous'] }], skills: [] },
    nothingClose,
    [{ skill: 'Other', fit: 'have', by: 'A show' }],
  ],
  [
    'the vocabulary does not know it',
    ['Whistling tunes backward', 'Stacking blue crates'],
    { entries: () => [{ name: 'A show', tags: ['whistling tunes backward '] }], skills: [] },
    () => new Map(vocabulary.skills.keys().map((skill) => [skill, 1])),
    [
      { skill: 'Whistling tunes backward', fit: 'have', by: 'A show' },
      { skill: 'Stacking blue crates', fit: 'notYet', by: '' },
    ],
  ],
])('%s', (_, asked, shown, closeness, expected) => {
  expect(askedSkillsOf(asked, closeness)(shown)).toEqual(expected)
})

test('nobody’s entries are read where their skills tell that none has to do with what is asked for', () => {
  const entries = vi.fn(club.entries)
  const shown = { ...club, entries }
  expect(askedSkillsOf(['Robotics'], nothingClose)(shown)).toEqual([{ skill: 'Robotics', fit: 'notYet', by: '' }])
  expect(entries).not.toHaveBeenCalled()
  askedSkillsOf(['Robotics', 'Python'], nothingClose)(shown)
  expect(entries).toHaveBeenCalledOnce()
})

test('what is nearly there is close by the same measure as reasons are told by', () => {
  const closeness = closenessOf(measuresOf(shippedPopulation))
  const shown = { entries: () => [], skills: ['Baking', 'Drawing', 'Podcasting'].map(indexOf) }
  expect(askedSkillsOf(['Painting', 'Tutoring', 'Bread making'], closeness)(shown)).toEqual([
    { skill: 'Painting', fit: 'nearly', by: 'Drawing' },
    { skill: 'Tutoring', fit: 'notYet', by: '' },
    { skill: 'Bread making', fit: 'nearly', by: 'Baking' },
  ])
})
