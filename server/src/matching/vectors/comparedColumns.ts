import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import { customType, sparsevec, text } from 'drizzle-orm/pg-core'
import type { Direction } from './direction.ts'
import { TEXT_PLACES } from './terms.ts'

/** Places for skills: the vocabulary has 1,440. */
export const TAG_PLACES = 2_048

/** A `vector`, which is written and read as JSON: the library's own way to read takes twice as long. */
const direction = customType<{ data: Direction; driverData: string }>({
  dataType: () => `vector(${SIGNATURE_LENGTH})`,
  toDriver: (numbers) => JSON.stringify(numbers),
  fromDriver: (stored) => JSON.parse(stored) as Direction,
})

/** The columns that hold what the three parts of the score are computed from. */
export const comparedColumns = () => ({
  direction: direction().notNull(),
  tags: sparsevec({ dimensions: TAG_PLACES }).notNull(),
  terms: sparsevec({ dimensions: TEXT_PLACES }).notNull(),
  /** A word for each component of `terms`; none in rows of a version that did not keep them. */
  termWords: text('term_words').array().notNull().default([]),
})
