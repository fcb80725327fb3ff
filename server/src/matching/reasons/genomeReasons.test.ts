import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import { describe, expect, test } from 'vitest'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { type ReasonWords, wordsForOwners, wordsForStudents } from '../scoring/reasonWords.ts'
import { likenessOf, scoreOf } from '../scoring/score.ts'
import { scaled } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { reasonsOf } from './reasons.ts'
import { context, dimensions, explain, personWith, pureSkill, talk, weights } from './reasons.testing.ts'

describe('where both stand out is named', () => {
  const [carpentry, masonry] = ['Carpentry', 'Masonry'] as const
  const asking = (job: ComparedVectors, ...skills: string[]) => ({
    ...job,
    asked: new Set(skills.map((skill) => vocabulary.indexOf(skill))),
  })
  const told = (a: ComparedVectors, b: ComparedVectors, words?: ReasonWords) =>
    explain(a, b, words).reasons.find(({ kind }) => kind === 'sharedNode')!.words

  test('with the skills that it rests on, one of both before one of each', () => {
    const [carpenter, mason, both] = [personWith([carpentry]), personWith([masonry]), personWith([carpentry, masonry])]
    expect(told(carpenter, mason)).toBe(`You both stand out in construction: one by ${carpentry}, one by ${masonry}`)
    expect(told(mason, carpenter)).toBe(told(carpenter, mason))
    expect(told(carpenter, both)).toBe(`You both stand out in construction through ${carpentry}`)
    expect(told(mason, both)).toBe(`You both stand out in construction through ${masonry}`)
  })

  test('of a job by what it lists, or else by what its text mentions', () => {
    const [carpenter, mason] = [personWith([carpentry], carpentry), personWith([masonry], masonry)]
    const words = wordsForStudents.job
    expect(told(carpenter, asking(carpenter, carpentry), words)).toBe(
      `You stand out in construction through ${carpentry}, which this job asks for`,
    )
    expect(told(carpenter, asking(carpenter), words)).toBe(
      `You stand out in construction through ${carpentry}, which this job’s text mentions`,
    )
    expect(told(carpenter, asking(mason, masonry), words)).toBe(
      `You stand out in construction through ${carpentry}, and this job asks for ${masonry}`,
    )
    expect(told(carpenter, asking(mason), wordsForOwners.job)).toBe(
      `Stands out in construction through ${carpentry}, and the job’s text tells of ${masonry}`,
    )
    expect(told(carpenter, asking(personWith([masonry], 'a bricklayer')), words)).toBe(
      `You stand out in construction through ${carpentry}, and this job’s text says “bricklayer”, which counts as ${masonry}`,
    )
  })

  test('by how somebody goes about things only behind all else', () => {
    const person = personWith(['Self-motivation', 'Self-discipline', pureSkill('literature').label])
    const score = scoreOf(likenessOf(person, person, dimensions), weights)
    const { tellings } = reasonsOf({ a: person, b: person, score, measures: context }).find(({ kind }) => kind === 'sharedNode')!
    expect(tellings.map(({ node }) => node)).toEqual(['literature', 'independence'])
  })

  test('by no skill that is called as the node is', () => {
    const leader = personWith(['Leadership', 'Classroom management'])
    expect(told(leader, leader)).toBe('You both stand out in leadership through Classroom management')
    const named = explain(personWith(['Leadership']), personWith(['Leadership'])).reasons
    expect(named.map(({ words }) => words)).toEqual(['Your genomes are alike', 'You both show Leadership in your bios'])
  })

  test('by a category only behind its leaves', () => {
    const [welder, baker] = [personWith(['Welding']), personWith(['Baking'])]
    expect(told(welder, welder)).toBe('You both stand out in making and repair through Welding')
    expect(told(welder, baker)).toBe('You both stand out in vocational skills: one by Baking, one by Welding')
  })
})

test('the difference is named, with what it rests on, where the score would be more than three points higher without it', () => {
  const directionAt = (literature: number, speed: number, ...skills: string[]): ComparedVectors => ({
    ...personWith(skills, talk),
    text: scaled(personWith([], talk).text, 0.6),
    direction: genomeNodes.map((node) => (node === 'literature' ? literature : node === 'speed' ? speed : 0)),
  })
  const differencesOf = (a: ComparedVectors, b: ComparedVectors, words?: ReasonWords) =>
    explain(a, b, words).reasons.filter(({ kind }) => kind === 'difference')
  const fast = 'Handball'
  const [runner, reader] = [directionAt(0.8, 0.6, fast), directionAt(0.8, -0.6)]
  const difference = (words: string) => ({ kind: 'difference', words, points: 0, node: 'speed' })
  expect(differencesOf(runner, reader)).toContainEqual(difference(`One of you has more to do with speed (${fast}) than the other`))
  const [asked, words] = [new Set<number>(), wordsForOwners.job]
  expect(differencesOf(runner, { ...reader, asked }, words)).toContainEqual(difference(`Has more to do with speed (${fast}) than the job`))
  expect(differencesOf(reader, { ...runner, asked }, words)).toContainEqual(difference(`Has less to do with speed (${fast}) than the job`))
  const withoutNode: [ComparedVectors, ComparedVectors][] = [
    [directionAt(0.8, 0.05, fast), directionAt(0.8, -0.05)],
    // Nothing that one of them did is about it, or both did the same.
    [directionAt(0.8, 0.6), reader],
    [runner, directionAt(0.8, -0.6, fast)],
  ]
  for (const [one, other] of withoutNode) expect(differencesOf(one, other).filter(({ node }) => node)).toEqual([])
})
