import { knownTexts } from '../bench/quality/occupations.ts'
import { learnTopics } from '../server/src/matching/topics/learnTopics.ts'
import type { StoredTopics } from '../server/src/matching/topics/topics.ts'

/** Which words come together in every other occupation of O*NET: the topics that come with the product. */
export const shippedTopicsAnew = (): StoredTopics => learnTopics(knownTexts())
