import { expect, test } from 'vitest'
import { internshipsTold } from './internshipsTold.ts'

test('jobs that are theirs are to be applied to, and those of an archived mentoring group are not', () => {
  expect(internshipsTold(1, false).words).toMatch(/chose this one for you\. .* and apply\.$/)
  expect(internshipsTold(2, false)).toMatchObject({ title: 'Your internships', words: expect.stringMatching(/ apply\.$/) })
  for (const count of [1, 2]) {
    const { title, words } = internshipsTold(count, true)
    expect(title).toMatch(/chosen for you$/)
    expect(words).toMatch(/archived .* no longer kept for you\.$/)
    expect(`${title} ${words}`).not.toMatch(/apply|Your/)
  }
})
