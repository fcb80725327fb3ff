import { knownTexts } from '../bench/quality/occupations.ts'
import { topicsOfTexts } from '../server/src/matching/topics/topicsOfTexts.ts'
import type { StoredTopics } from '../server/src/matching/topics/topics.ts'

/** Which words come together in every other occupation of O*NET: the topics that come with the product. */
export const shippedTopicsAnew = (): StoredTopics => topicsOfTexts(knownTexts())
