import { expect, test } from 'vitest'
import { skillsInText } from './skillsInText.ts'

test.each([
  ['', []],
  ['I like to go home.', []],
  ['Wrote PYTHON, and python.', ['Python programming']],
  ['Led public speaking workshops', ['Public speaking']],
  ['Ｃ＋＋ and R', ['C and C++ programming']],
])('in %j are %j', (text, skills) => expect(skillsInText(text)).toEqual(skills))

test.each<[string, string[]]>([
  ['You will spend your days reading soil by color.', []],
  ['You have drive, and a sense of balance.', []],
  ['Our head of sales reports to the board.', []],
  ['Reading', ['Reading']],
  ['Skills: reading, sales, law', ['Reading', 'Sales', 'Law']],
  ['Experience in sales is needed.', ['Sales']],
  ['Reading skills are tested.', ['Reading']],
  ['Teach violin to children.', ['Teaching', 'Violin and strings']],
  ['The violin stands in the hall.', []],
  ['Program robots in Python.', ['Computer programming', 'Python programming']],
  ['Play chess with guests.', ['Chess']],
  ['We offer training in first aid.', []],
  ['First aid is part of it.', ['First aid and CPR']],
])('context decides: %j tells of %j', (text, skills) => expect(skillsInText(text)).toEqual(skills))

test('the more exactly named skill comes first', () => {
  const [first, second] = skillsInText('leadership and machine learning')
  expect(first).toMatch(/machine learning/i)
  expect(second).toMatch(/leadership/i)
})

test('is quick for a text of any length', () => {
  const started = performance.now()
  skillsInText('project management leadership python '.repeat(5_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})
