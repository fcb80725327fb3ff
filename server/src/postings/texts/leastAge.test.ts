import { expect, test } from 'vitest'
import { leastAgeIn } from './leastAge.ts'

test.each<[string, number | null]>([
  ['You must be 18 or older.', 18],
  ['Must be 18.', 18],
  ['Must be at least 18 to apply', 18],
  ['- Must be 21+', 21],
  ['Applicants are at least 21 years old', 21],
  ['Volunteers have to be 16 and bring a friend', 16],
  ['You are 16 years of age or older', 16],
  ['Open to everyone who is 18 years and over', 18],
  ['18+ only', 18],
  ['Bartender (21+)', 21],
  ['Bartender, 21+', 21],
  ['18+', 18],
  ['Ages 16+ welcome', 16],
  ['18+ years old', 18],
  ['Minimum age: 16.', 16],
  ['The minimum age is 18 here', 18],
  ['For people aged 18 and over', 18],
  ['For those over the age of 18', 18],
  ['Whoever works with children must be 18 or older.', 18],
  ['You teach children to swim. You must be 17 or older.', 17],
  ['Drivers: 21 and up', 21],
  ['You must have turned 18.', 18],
  ['Applicants must have reached the age of 16', 16],
  ['Nobody under 18 can apply.', 18],
  ['You must be between 16 and 24 years old', 16],
  ['For volunteers 14 and up', 14],
  ['You sell wine, so you have to be 18 or older', 18],
  ['Our customers must be 18 or older.', null],
  ['Customers who buy wine must be 21 or older', null],
  ['Check that whoever buys drinks is 18 or older', null],
  ['You serve guests aged 18 and over', null],
  ['The minimum age of our guests is 18.', null],
  ['Our campers must be 14 or older', null],
  ['Patients 18 or older', null],
  ['Our whiskies are at least 18 years old.', null],
  ['Cars must be 15 years or older', null],
  ['Scores must be 20 or above', null],
  ['Deliver 20 or over packages', null],
  ['Groups of 15 and up', null],
  ['Employees 21 and over can join the pension plan.', null],
  ['You must be 18 to drink at our bar', null],
  ['Work 20+ hours a week', null],
  ['You fly hawks 20+ hours a week in a team of 12.', null],
  ['Join a team of 15+ engineers', null],
  ['At least 20 years of experience', null],
  ['At least 18 years', null],
  ['at least 15 hours per week', null],
  ['20+ years of experience', null],
  ['We have 25+ offices', null],
  ['Typing speed of at least 25.', null],
  ['The speed must be 25.', null],
  ['Our company is 20 years old', null],
  ['You teach children aged 16.', null],
  ['You teach children aged 14 to 17.', null],
  ['You coach young people aged 16 and over', null],
  ['Working with young people aged 16 or older', null],
  ['Tutoring kids (14 or older) in mathematics', null],
  ['Look after teens who are at least 14 years old', null],
  ['We have been here for 18 years.', null],
  ['Lift 20 pounds, work 18 hours', null],
  ['Earn $20 and up', null],
  ['Must be 75 or older', null],
  ['', null],
])('%j asks for the age %j', (text, age) => expect(leastAgeIn(text)).toBe(age))

test.each([
  'must be 18 ',
  'aged ',
  'you must be ',
  '18+ ',
  'minimum age',
  'customers 18 or older ',
  '18 years ',
  '\n',
  'children who are ',
])('a text of %j again and again is read in as much time as it is long', (words) => {
  const took = (times: number) => {
    const text = words.repeat(times)
    const start = performance.now()
    leastAgeIn(text)
    return performance.now() - start
  }
  took(1_000)
  expect(took(40_000)).toBeLessThan(1_000)
})
