import { describe, expect, test } from 'vitest'
import { emptyProfile, type StudentProfile } from './profiles.ts'
import { sharedEntry } from './sharedEntry.ts'

const activity = (name: string, tags: string[], titlePosition = '') => ({
  name,
  tags,
  titlePosition,
  timeCommitment: '' as const,
  duration: '',
})
const position = (name: string, tags: string[], workDescription: string) => ({
  name,
  tags,
  workDescription,
  companyInstitution: 'Blue Door',
  startDate: null,
  endDate: null,
  proudestAcomplishments: '',
  bestPartOfWorking: '',
  canBeImproved: '',
})
const bio = (activities: ReturnType<typeof activity>[], positionsHeld: ReturnType<typeof position>[] = []): StudentProfile => {
  const empty = emptyProfile()
  return {
    ...empty,
    highschoolInfo: { ...empty.highschoolInfo, otherInterests: activities },
    professionalInfo: { ...empty.professionalInfo, positionsHeld },
  }
}
const mine = bio([activity('Robotics team', ['Robotics', 'Collaboration']), activity('Choir', ['Singing'])])

describe('somebody who did the same', () => {
  test('is quoted from the entry that shares a skill, in whatever case it is written', () => {
    expect(sharedEntry(mine, bio([activity('Baking', ['Baking']), activity('Sea robots', ['robotics'], 'Captain')]))).toEqual({
      skill: 'robotics',
      own: 'Robotics team',
      name: 'Sea robots',
      as: 'Captain',
      words: '',
    })
  })

  test('is quoted from the entry of which they tell most', () => {
    const theirs = bio([activity('Chorus', ['Singing'], 'Alto')], [position('Engineer', ['Robotics'], 'Built arms\nthat hold eggs.')])
    expect(sharedEntry(mine, theirs)).toMatchObject({
      own: 'Robotics team',
      name: 'Engineer',
      as: 'Blue Door',
      words: 'Built arms that hold eggs.',
    })
  })

  test('is quoted in no more than a few lines', () => {
    const { words } = sharedEntry(mine, bio([], [position('Engineer', ['Robotics'], 'egg '.repeat(200))]))!
    expect(words.length).toBeLessThanOrEqual(283)
  })
})

test.each([
  ['no skill is shared', bio([activity('Baking', ['Baking'])])],
  ['there is nothing to read', bio([])],
  ['what is shared has no name', bio([activity(' ', ['Robotics'])])],
])('nobody is quoted where %s', (_, theirs) => {
  expect(sharedEntry(mine, theirs)).toBeUndefined()
})

test('what nobody chose a skill for is nothing in common', () => {
  expect(sharedEntry(bio([activity('Walks', ['Other'])]), bio([activity('Drives', ['Other'])]))).toBeUndefined()
})
