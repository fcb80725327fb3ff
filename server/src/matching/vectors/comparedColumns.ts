import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import { customType, sparsevec, text } from 'drizzle-orm/pg-core'
import { DIMENSIONS } from '../relations/learnDimensions.ts'
import type { Direction } from './direction.ts'
import { TAG_PLACES } from './sparse.ts'
import { TEXT_PLACES } from './terms.ts'

/** A `vector`, which is written and read as JSON: the library's own way to read takes twice as long. */
const numbers = customType<{ data: Direction; driverData: string; config: { dimensions: number }; configRequired: true }>({
  dataType: ({ dimensions }) => `vector(${dimensions})`,
  toDriver: (values) => JSON.stringify(values),
  fromDriver: (stored) => JSON.parse(stored) as Direction,
})

/** The columns that hold what the three parts of the score are computed from. */
export const comparedColumns = () => ({
  direction: numbers({ dimensions: SIGNATURE_LENGTH }).notNull(),
  tags: sparsevec({ dimensions: TAG_PLACES }).notNull(),
  /** Where the tags stand among skills that go together; null in rows of release 0.1.0 until they are weighed again. */
  related: numbers({ dimensions: DIMENSIONS }),
  terms: sparsevec({ dimensions: TEXT_PLACES }).notNull(),
  /** A word for each component of `terms`; none in rows of a version that did not keep them. */
  termWords: text('term_words').array().notNull().default([]),
})
