import { expect, test } from 'vitest'
import { shippedTopics } from '../server/src/matching/topics/topics.ts'
import { shippedTopicsAnew } from './shippedTopics.ts'

test('the topics that come with the product are those that npm run topics makes', { timeout: 120_000 }, () => {
  expect(shippedTopicsAnew()).toEqual(shippedTopics)
})
