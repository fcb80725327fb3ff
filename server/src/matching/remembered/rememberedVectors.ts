import { type Column, sql } from 'drizzle-orm'
import { readTexts } from '../../platform/database/wordArrays.ts'
import { remembering } from './remembering.ts'
import type { Direction } from '../vectors/direction.ts'
import { type ExplainedVectors, readVectors } from '../vectors/storedVectors.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** Vectors as the database writes them, which nobody has read. */
interface WrittenVectors extends Record<keyof ExplainedVectors, string> {
  /** The skills that a posting lists, by name. */
  readonly skills?: readonly string[]
}

/** Of the columns that hold vectors, what {@link rememberedVectors} takes. */
export const writtenVectors = ({ direction, tags, terms, termWords }: Record<keyof ExplainedVectors, Column>) => ({
  direction: asWritten(direction),
  tags: asWritten(tags),
  terms: asWritten(terms),
  termWords: asWritten(termWords),
})

const asWritten = (column: Column) => sql<string>`${column}::text`

/** So many take some ten megabytes. */
const MOST_REMEMBERED = 1_000
const known = remembering<ComparedVectors>(MOST_REMEMBERED)
const remembered = new WeakSet<ComparedVectors>()

/** Whether these came from {@link rememberedVectors}, so that what is told of them may be asked again. */
export const areRemembered = (vectors: ComparedVectors): boolean => remembered.has(vectors)

/**
 * The vectors of somebody who is shown in a list, or of its posting: the very same object where nothing of them has changed since. A list is read
 * again after each step that is taken in it.
 */
export function rememberedVectors({ skills, ...written }: WrittenVectors): ComparedVectors {
  const { direction, tags, terms, termWords } = written
  // A posting that lists no skill is a posting all the same.
  const asked = skills === undefined ? [] : ['asks for', ...skills]
  const vectors = known([direction, tags, terms, termWords, ...asked].join('\n'), () =>
    readVectors({
      direction: JSON.parse(direction) as Direction,
      tags,
      terms,
      termWords: readTexts(termWords) as string[],
      ...(skills && { skills }),
    }),
  )
  remembered.add(vectors)
  return vectors
}
