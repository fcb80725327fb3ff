import * as fc from 'fast-check'
import { timeCommitments } from '@trellis/contract/profiles/profiles.ts'
import type { Entry } from './entries.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'

/** A tag as people give them: known skills, and now and then one that the vocabulary does not know. */
export const anyTag: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...vocabulary.skills.map(({ label }) => label)) },
  { weight: 1, arbitrary: fc.string() },
)

export const anyEntry: fc.Arbitrary<Entry> = fc.record({
  name: fc.string(),
  section: fc.constant('highschoolInfo' as const),
  tags: fc.array(anyTag, { minLength: 1, maxLength: 2 }),
  timeCommitment: fc.constantFrom(...timeCommitments),
  years: fc.double({ min: 0, max: 40, noNaN: true }),
  ageInYears: fc.double({ min: 0, max: 60, noNaN: true }),
})

export const anyEntries: fc.Arbitrary<Entry[]> = fc.array(anyEntry, { minLength: 1, maxLength: 30 })
