import type { MenteeSort } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoredPair } from './assigning.ts'

export interface NamedPerson {
  readonly id: Id
  readonly name: string
}

/** By what mentees are looked for, and in which order they are told of. */
export interface Chosen {
  readonly text: string
  readonly sort: MenteeSort
}

interface Known {
  /** The pairs of each mentee who has some. */
  readonly pairsOf: ReadonlyMap<Id, readonly ScoredPair[]>
  readonly nameOf: ReadonlyMap<Id, string>
  readonly without: ReadonlySet<Id>
  readonly changed: ReadonlySet<Id>
}

/**
 * Those of some mentees, who come by name, in whose name or in whose mentors’ names a text stands. By score whoever has nobody comes first, then
 * the fewest points of a pair; by state whoever has nobody, then those of whom something is to be published.
 */
export function chosenMentees(mentees: readonly NamedPerson[], { text, sort }: Chosen, known: Known): readonly NamedPerson[] {
  const { pairsOf, nameOf, without, changed } = known
  const typed = text.trim().toLowerCase()
  const isIn = (name: string | undefined): boolean => name !== undefined && name.toLowerCase().includes(typed)
  const isFound = ({ id, name }: NamedPerson): boolean =>
    isIn(name) || (pairsOf.get(id) ?? []).some(({ mentorId }) => isIn(nameOf.get(mentorId)))
  const found = typed === '' ? mentees : mentees.filter(isFound)
  if (sort === 'name') return found
  const place = ({ id }: NamedPerson): number => {
    if (sort === 'score') return Math.min(...(pairsOf.get(id) ?? [{ score: -1 }]).map(({ score }) => score))
    return without.has(id) ? 0 : changed.has(id) ? 1 : 2
  }
  return found.toSorted((one, other) => place(one) - place(other))
}
