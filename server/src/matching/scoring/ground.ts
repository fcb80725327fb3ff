import { isOfAnySubject } from '../../vocabulary/kinds.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { Measures } from './measures.ts'
import { LEAST_SUGGESTED_JOB, leastOfCandidate, likenessOf, rawScore } from './score.ts'

/**
 * Whether somebody can be suggested for a posting at all: they have the points for it, and show a skill of its subject, patience and the like not
 * counted, or skills and words fit without the genome. A dancer is no musician, however alike the genomes are. So it is asked of jobs that are
 * suggested to students, in the database. Words alone are no ground: 'help' stands in every second text. A posting that names no skill that is
 * known can be compared by nothing else.
 * @param ofMuchTold from which raw score on whoever has told much can be, where it is not as for a job
 */
export function hasGround(
  posting: ComparedVectors,
  person: ComparedVectors,
  { weights, dimensions }: Measures,
  ofMuchTold?: number,
): boolean {
  const likeness = likenessOf(posting, person, dimensions)
  if (rawScore(likeness, weights) < leastOfCandidate(person, ofMuchTold)) return false
  if (posting.tags.indices.length === 0) return true
  const { genome, tags, related } = likeness
  if (genome <= 0 && tags <= 0 && related <= 0) return false
  const isOfOneSubject = sharedComponents(posting.tags, person.tags).some(({ index }) => !isOfAnySubject(index))
  return isOfOneSubject || rawScore({ ...likeness, genome: 0 }, weights) >= LEAST_SUGGESTED_JOB
}
