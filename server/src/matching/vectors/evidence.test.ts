import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { evidenceOf } from './evidence.ts'

test.each([
  ['nothing', 0, 0, { genome: 0, skills: 0, text: 0 }],
  ['words alone', 0, 20, { genome: 0, skills: 0, text: 0.894 }],
  ['one skill', 1, 0, { genome: 0.667, skills: 0.4, text: 0 }],
  ['two lines', 2, 4, { genome: 0.741, skills: 0.571, text: 0.444 }],
  ['a few words more', 2, 8, { genome: 0.69, skills: 0.571, text: 0.615 }],
  ['a short bio', 5, 12, { genome: 0.82, skills: 0.769, text: 0.84 }],
  ['a long one', 20, 100, { genome: 0.784, skills: 0.93, text: 0.976 }],
])('how much can be told from %s', (_, skills, words, expected) => {
  const { genome, skills: ofSkills, text } = evidenceOf(skills, words)
  expect(genome).toBeCloseTo(expected.genome, 3)
  expect(ofSkills).toBeCloseTo(expected.skills, 3)
  expect(text).toBeCloseTo(expected.text, 3)
})

it('is from 0 to 1 and grows with what is told, but that a genome counts less the more is written for the same skills', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.nat(150), (skills, words) => {
      const [less, moreSkills, moreWords] = [evidenceOf(skills, words), evidenceOf(skills + 1, words), evidenceOf(skills, words + 1)]
      for (const value of Object.values(less)) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(1)
      }
      expect(moreSkills.genome).toBeGreaterThan(less.genome)
      expect(moreSkills.skills).toBeGreaterThan(less.skills)
      expect(moreWords.text).toBeGreaterThan(less.text)
      expect(moreWords.genome).toBeLessThanOrEqual(less.genome)
      expect(moreWords.skills).toBe(less.skills)
    }),
  )
})
