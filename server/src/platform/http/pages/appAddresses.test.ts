import { expect, test } from 'vitest'
import { appAddresses } from './appAddresses.ts'

const patternOf = appAddresses(['/', '/FAQ', '/employer/', '/job/$jobId', '/people/$userId/search/$phrase', '/a.b', '/clubs/$userId/$'])

test.each([
  '/',
  '/FAQ',
  '/faq/',
  '/employer',
  '/employer/',
  '/job/7',
  '/JOB/7/',
  '/people/1/search/c%2B%2B',
  '/a.b',
  '/clubs/1/mine',
  '/clubs/1/search/c%2B',
])('%s is known', (path) => {
  expect(patternOf(path)).toBeDefined()
})

test.each([
  '//',
  '/FAQs',
  '/x/FAQ',
  '/job',
  '/job/',
  '/job/7/more',
  '/people/1/search',
  '/people//search/x',
  '/axb',
  '/clubs/1',
  '/clubs/1/',
  '/clubs/1//mine',
  '/wp-login.php',
])('%s is not', (path) => {
  expect(patternOf(path)).toBeUndefined()
})

test('tells which it is', () => {
  expect(['/JOB/7/', '/people/1/search/c', '/'].map(patternOf)).toEqual(['/job/$jobId', '/people/$userId/search/$phrase', '/'])
})
