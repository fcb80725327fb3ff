import { importFates } from '@trellis/contract/memberImports/memberImports.ts'
import { expect, test } from 'vitest'
import { fateWords, leftOutWords, letterWords, othersWords, planWords, resultWords } from './importWords.ts'

const line = { line: 3, name: '', email: '', role: '', cohort: '', level: '', sameAs: 1, done: false }

test('each fate has words of its own', () => {
  const all = importFates.map((fate) => fateWords({ ...line, fate }))
  expect(new Set(all).size).toBe(importFates.length)
  expect(fateWords({ ...line, fate: 'duplicate' })).toBe('The same address as in line 1')
})

test('a plan says what comes of all lines', () => {
  expect(planWords({ counts: { invited: 2_000, memberToCohort: 1, optedOut: 2, faulty: 1 }, toMend: 1 })).toEqual([
    '2,000 will be invited.',
    '1 is a member and will be put into a cohort.',
    'Of 2 nothing changes.',
    '1 line has to be mended, or is left out.',
  ])
})

test('a result says what came of it, and while it lasts how far it is', () => {
  expect(resultWords({ counts: { invited: 1, member: 1, faulty: 2 }, toMend: 2, done: 2, toDo: 2 }, true)).toEqual([
    '1 is invited.',
    '1 joined or were invited meanwhile: nothing is sent.',
    '2 lines were left out.',
  ])
  expect(resultWords({ counts: { invited: 9 }, toMend: 0, done: 3, toDo: 9 }, false)).toEqual(['3 of 9 done.'])
})

test('of letters it is said when they go out, where not all do now', () => {
  const now = Date.UTC(2026, 10, 25, 12)
  expect(letterWords([{ at: now, count: 30 }], now)).toBe('')
  expect(letterWords([], now)).toBe('')
  const spread = [
    { at: now, count: 2_000 },
    { at: now + 86_400_000, count: 300 },
  ]
  expect(letterWords(spread, now)).toMatch(/^2,000 letters a day go out for a group: 2,000 letters go out now, 300 on .*26.*\.$/)
})

test('columns that are not read are named, a few of them', () => {
  expect(leftOutWords(['Rolle', ' Phone '])).toBe('Not read: “Rolle”, “Phone”. Name, e-mail, role, cohort and level are.')
  expect(leftOutWords(['A', 'B', 'C', 'D'])).toContain('“C” and others.')
})

test('another advisor is told whose an import is', () => {
  expect(othersWords('Gus Bell')).toMatch(/^Gus Bell began this import\./)
  expect(othersWords('')).toMatch(/^Somebody who has left began/)
})
