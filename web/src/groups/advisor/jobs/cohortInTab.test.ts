import { expect, test } from 'vitest'
import { cohortIn, noteCohort } from './cohortInTab.ts'

const [school, club] = ['0199a859-2b91-7c23-b58d-8d686c7d5340', '0199a859-2b91-7c23-b58d-8d686c7d5341']
const [juniors, seniors] = ['0199a859-2b91-7c23-b58d-8d686c7d5342', '0199a859-2b91-7c23-b58d-8d686c7d5343']

test('the cohort looked at last is looked at again in its group, unless an address names another', () => {
  expect(cohortIn(school, {})).toEqual({})
  noteCohort(school, { cohort: juniors })
  expect(sessionStorage.getItem('cohort')).toContain(juniors)
  expect(cohortIn(school, {})).toEqual({ cohort: juniors })
  expect(cohortIn(school, { cohort: seniors })).toEqual({ cohort: seniors })
  expect(cohortIn(club, {})).toEqual({})
  noteCohort(school, {})
  expect(sessionStorage.getItem('cohort')).toBeNull()
  expect(cohortIn(school, {})).toEqual({})
})

test('a word that somebody else put there is no cohort', () => expect(cohortIn(school, {}, `${school}.<b>`)).toEqual({}))
