import { expect, test } from 'vitest'
import { whyHere } from './internshipWords.ts'

const job = (more: object) => ({
  forGroup: false,
  forCohorts: [],
  offered: false,
  _source: { generalInfo: { companyInstitution: 'Acme' } } as never,
  ...more,
})
const nameOf = (id: string) => ({ a: 'Juniors', b: 'Seniors' })[id]

test.each([
  [{ forGroup: true }, 'Chosen by the advisors of Robotics'],
  [{ forGroup: true, forCohorts: ['a'] }, 'Chosen by the advisors of Robotics'],
  [{ forCohorts: ['a'] }, 'Chosen for Juniors by the advisors of Robotics'],
  [{ forCohorts: ['a', 'b'] }, 'Chosen for Juniors and Seniors by the advisors of Robotics'],
  [{ forCohorts: ['gone'] }, 'Chosen by the advisors of Robotics'],
  [{ offered: true, forCohorts: ['a'] }, 'Offered by Acme to members of Robotics alone'],
])('%o is told as %s', (more, words) => {
  expect(whyHere(job(more), 'Robotics', nameOf)).toBe(words)
})
