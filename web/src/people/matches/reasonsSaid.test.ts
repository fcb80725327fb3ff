import type { Reason } from '@trellis/contract/matching/scores.ts'
import { expect, test } from 'vitest'
import { reasonsSaid, tellingFirst } from './reasonsSaid.ts'

const reason = (kind: Reason['kind'], words: string, points: number): Reason => ({ kind, words, points })
const alike = reason('otherNodes', 'Your genomes are alike', 9)
const someWords = reason('sharedWords', 'You use some words of the same kind', 5)
const skills = reason('sharedTag', 'You both show Baking in your bios', 3)
const quoted = reason('sharedWords', 'You both use the word “pastry”', 2)

test('what names nothing stands behind all that does, and still stands where nothing else is', () => {
  expect(tellingFirst([alike, someWords, skills, quoted])).toEqual([skills, quoted, alike, someWords])
  expect(tellingFirst([someWords])).toEqual([someWords])
})

test('what a list has said often, and what adds nothing, is not said', () => {
  const nothing = reason('sharedTag', 'You both show Chess in your bios', 0)
  expect(reasonsSaid([alike, nothing, { ...skills, saidOften: true }, quoted])).toEqual([alike, quoted])
  expect(reasonsSaid([nothing])).toEqual([nothing])
  const title = reason('sameTitle', 'Your bio has the same title: “Cook”', 0)
  expect(reasonsSaid([title, skills, nothing])).toEqual([title, skills])
})
