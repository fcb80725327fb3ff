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

test.each(['must be 18 ', 'aged ', 'you must be ', '18+ ', 'minimum age', '18 years ', '\n', 'children who are '])(
  'a text of %j again and again is read in as much time as it is long',
  (words) => {
    const took = (times: number) => {
      const text = words.repeat(times)
      const start = performance.now()
      leastAgeIn(text)
      return performance.now() - start
    }
    took(1_000)
    expect(took(40_000)).toBeLessThan(1_000)
  },
)
