import { expect, test } from 'vitest'
import { appAddresses } from './appAddresses.ts'

const patternOf = appAddresses(['/', '/FAQ', '/employer/', '/job/$jobId', '/people/$userId/search/$phrase', '/a.b'])

test.each(['/', '/FAQ', '/faq/', '/employer', '/employer/', '/job/7', '/JOB/7/', '/people/1/search/c%2B%2B', '/a.b'])(
  '%s is known',
  (path) => {
    expect(patternOf(path)).toBeDefined()
  },
)

test.each(['//', '/FAQs', '/x/FAQ', '/job', '/job/', '/job/7/more', '/people/1/search', '/people//search/x', '/axb', '/wp-login.php'])(
  '%s is not',
  (path) => {
    expect(patternOf(path)).toBeUndefined()
  },
)

test('tells which it is', () => {
  expect(['/JOB/7/', '/people/1/search/c', '/'].map(patternOf)).toEqual(['/job/$jobId', '/people/$userId/search/$phrase', '/'])
})
