import { expect, test } from 'vitest'
import { sameTitle, titlesOf } from './sameTitle.ts'

test.each<[string, string[], string | undefined]>([
  ['Line cook', ['Line Cook'], 'Your bio has the same title: “Line Cook”'],
  ['Café manager, full time', ['Chess club', 'Cafe Manager (full-time)'], 'Your bio has the same title: “Cafe Manager (full-time)”'],
  ['Line cook', ['LINE COOK', 'Line cook'], 'Your bio has the same title: “LINE COOK”'],
  ['Cook', ['Line cook', 'Cooking'], undefined],
  ['—', ['', '…'], undefined],
  ['Line cook', [...Array.from({ length: 100 }, () => 'Chess'), 'Line cook'], undefined],
])('a job that is called %j, beside %j', (name, names, words) => {
  const told = sameTitle({ name }, titlesOf(names.map((one) => ({ name: one }))), 'your')
  expect(told).toEqual(words && { kind: 'sameTitle', raw: 0, words })
  const about = titlesOf(
    names.map((one) => ({ name: one })),
    name,
  )
  expect(sameTitle({ name }, about, 'your')).toEqual(told)
})

test('of somebody else it is told as theirs', () => {
  expect(sameTitle({ name: 'Baker' }, titlesOf([{ name: 'Baker' }]), 'their')?.words).toBe('Their bio has the same title: “Baker”')
})
