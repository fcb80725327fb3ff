import { isOfAnySubject } from '../../vocabulary/kinds.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { Measures } from './measures.ts'
import { LEAST_SUGGESTED_JOB, likenessOf, rawScore } from './score.ts'

/**
 * Whether somebody can be suggested for a posting at all: they show a skill of its subject, patience and the like not counted, or skills and
 * words fit without the genome. A dancer is no musician, however alike the genomes are. So it is asked of jobs that are suggested to
 * students, in the database. Of a posting that names no skill of any subject it is enough to fit by more than words: 'help' stands in every
 * second text. One that the vocabulary does not know at all can be compared by its words alone.
 */
export function hasGround(posting: ComparedVectors, person: ComparedVectors, { weights, dimensions }: Measures): boolean {
  if (posting.tags.indices.length === 0) return true
  const likeness = likenessOf(posting, person, dimensions)
  const { genome, tags, related } = likeness
  if (genome <= 0 && tags <= 0 && related <= 0) return false
  if (posting.tags.indices.every(isOfAnySubject)) return true
  const isOfOneSubject = sharedComponents(posting.tags, person.tags).some(({ index }) => !isOfAnySubject(index))
  return isOfOneSubject || rawScore({ ...likeness, genome: 0 }, weights) >= LEAST_SUGGESTED_JOB
}
