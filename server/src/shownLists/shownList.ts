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

/** Which order of suggestions gave an entry its place: that by points, that by what was learned from the log, or one as well as the other. */
export const givingOrders = ['usual', 'learned', 'both'] as const
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

/** That somebody opened the profile of a person. */
export interface Opening {
  readonly viewerId: Id
  readonly personId: Id
}
