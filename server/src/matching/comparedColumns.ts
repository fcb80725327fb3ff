import { SIGNATURE_LENGTH } from '@trellis/contract/genome.ts'
import { sparsevec, vector } from 'drizzle-orm/pg-core'
import { TERM_BUCKETS } from './terms.ts'

/** Places for skills: the vocabulary has less than half as many. */
export const TAG_PLACES = 2_048

/** The columns that hold what the three parts of the score are computed from. */
export const comparedColumns = () => ({
  direction: vector({ dimensions: SIGNATURE_LENGTH }).notNull(),
  tags: sparsevec({ dimensions: TAG_PLACES }).notNull(),
  terms: sparsevec({ dimensions: TERM_BUCKETS }).notNull(),
})
