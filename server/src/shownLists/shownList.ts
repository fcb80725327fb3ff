import type { Id } from '@trellis/contract/wire/ids.ts'

/** The lists that the product makes of its own accord: people and jobs for a student, people for a posting. */
export const suggestionLists = ['roleModels', 'peers', 'jobs', 'candidates'] as const
export type SuggestionList = (typeof suggestionLists)[number]

/** What can stand in a list. */
export type SubjectType = 'person' | 'posting'

/** What stands in each list. */
export const subjectOf: Readonly<Record<SuggestionList, SubjectType>> = {
  roleModels: 'person',
  peers: 'person',
  jobs: 'posting',
  candidates: 'person',
}

/** The ids of what stands in lists and of whom or what these are made for, by what they are of. */
export function idsIn(
  lists: readonly { readonly list: SuggestionList; readonly forId: Id; readonly subjects: readonly (Id | null)[] }[],
): Record<SubjectType, Set<Id>> {
  const ids: Record<SubjectType, Set<Id>> = { person: new Set(), posting: new Set() }
  for (const { list, subjects, forId } of lists) {
    for (const id of subjects) if (id !== null) ids[subjectOf[list]].add(id)
    if (list === 'candidates') ids.posting.add(forId)
  }
  return ids
}

/** Which order of suggestions gave an entry its place: that by points, that by what was learned from the log, or one as well as the other. */
const givingOrders = ['usual', 'learned', 'both'] as const
export type GivingOrder = (typeof givingOrders)[number]

/** How an entry came to its place in a list of two orders. */
export interface GivenPlace {
  readonly by: GivingOrder
  /** Where the orders differ, each gives one of two places that follow each other; the same number for both. From 1. */
  readonly round?: number
}

/** What stood at one place of a list: its score, and the points of the parts that make it. */
export interface ShownEntry {
  readonly _id: Id
  readonly score: number
  readonly parts: Readonly<Record<string, number>>
  /** The points by each skill that both have, by its id. */
  readonly skills: Readonly<Record<string, number>>
  /** Left out in lists of the usual order. */
  readonly given?: GivenPlace | undefined
}

/** A page of suggestions as somebody was shown it. */
export interface ShownList {
  readonly viewerId: Id
  readonly list: SuggestionList
  /** To whom or what it suggests: the viewer, or a posting of their side. */
  readonly forId: Id
  /** How many entries come before the first of these. */
  readonly offset: number
  readonly entries: readonly ShownEntry[]
  /** By which learned order the list was made as well. */
  readonly learnedOrderId?: Id | undefined
}

/** A page of suggestions with when it was shown, in milliseconds since 1970. */
export interface DatedList extends Omit<ShownList, 'entries'> {
  readonly at: number
  /** Who or what was erased since has a place without an id. */
  readonly entries: readonly (Omit<ShownEntry, '_id'> & { readonly _id: Id | null })[]
}

/** A page as it is without those that are erased; undefined where it was made for one of them. */
export function withoutErased(shown: DatedList, isErased: (id: Id) => boolean): DatedList | undefined {
  if (isErased(shown.viewerId) || isErased(shown.forId)) return undefined
  const nobody = { _id: null, skills: {} }
  return { ...shown, entries: shown.entries.map((entry) => (entry._id !== null && isErased(entry._id) ? { ...entry, ...nobody } : entry)) }
}

/** That somebody opened the profile of a person. */
export interface Opening {
  readonly viewerId: Id
  readonly personId: Id
}
