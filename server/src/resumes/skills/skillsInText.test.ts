import { expect, test } from 'vitest'
import { everydayWords } from './everydayWords.ts'
import { skillsInText } from './skillsInText.ts'

test.each([
  ['', []],
  ['I like to go home.', []],
  ['Wrote PYTHON, and python.', ['Python programming']],
  ['Led public speaking workshops', ['Public speaking']],
  ['Ｃ＋＋ and Python', ['C and C++ programming', 'Python programming']],
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
  ['Program games in Python.', ['Computer programming', 'Python programming']],
  ['Program robots in Python.', ['Robot programming', 'Python programming']],
  ['Play chess with guests.', ['Chess']],
  ['We offer training in first aid.', []],
  ['First aid is part of it.', ['First aid and CPR']],
])('context decides: %j tells of %j', (text, skills) => expect(skillsInText(text)).toEqual(skills))

test.each<[string, string[]]>([
  ['Experience in HR', ['Human resources']],
  ['HR, IT, PR', ['Human resources', 'Information technology', 'Public relations']],
  ['IT', ['Information technology']],
  ['QA lead', ['Quality assurance testing']],
  ['Ran PR for the school fair.', ['Public relations']],
  ['You work in IT.', ['Information technology']],
  ['Experience in it', []],
  ['Do it, run it, use it.', []],
  ['DO IT NOW', []],
  ['San Juan, PR', []],
  ['Philadelphia, PA', []],
  ['From 9 AM to 5 PM', []],
])('names of two letters are read as they are written: %j tells of %j', (text, skills) => {
  expect(skillsInText(text)).toEqual(skills)
})

test('an everyday word is read as a skill where the list of such words says so', () => {
  for (const [word, readIn] of everydayWords) {
    expect(skillsInText(`They had a ${word} there that day.`), word).toEqual([])
    const inOthers = skillsInText(`Experience with ${word} hardware is useful.`)
    expect(inOthers.length === 0 || readIn === 'claims', word).toBe(true)
  }
})

test.each('server balance model track responsible crew vista'.split(' '))('%s is a skill in lists only', (word) => {
  expect(skillsInText(`Experience with ${word} parts, and their ${word} record.`)).toEqual([])
  expect(skillsInText(`Chess, ${word}`)).toHaveLength(2)
})

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
