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

/** What stood at one place of a list: its score, and the points of the parts that make it. */
export interface ShownEntry {
  readonly _id: Id
  readonly score: number
  readonly parts: Readonly<Record<string, number>>
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
}

/** That somebody opened the profile of a person. */
export interface Opening {
  readonly viewerId: Id
  readonly personId: Id
}
