import type { Id } from '@trellis/contract/wire/ids.ts'
import { FOLLOWED_FOR_MS } from '../shownLists/keeping.ts'
import type { GivenPlace, SuggestionList } from '../shownLists/shownList.ts'
import type { StoredShownList } from '../shownLists/shownLists.queries.ts'

/** What can come of a suggestion, each with the lists in which it can. */
export const outcomesOf = {
  roleModels: ['opened', 'followed'],
  peers: ['opened', 'followed'],
  jobs: ['opened', 'saved', 'applied', 'contacted'],
  candidates: ['opened', 'saved', 'contacted', 'applied'],
} as const satisfies Record<SuggestionList, readonly string[]>
export type Outcome = (typeof outcomesOf)[SuggestionList][number]

/** Something that was done about an entry of a list. */
export interface Act {
  /** To whom or what the list suggests. */
  readonly forId: Id
  readonly subjectId: Id
  readonly what: Outcome
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Which order gave an entry its place, in a list that a learned order had a part in. */
export interface JudgedPlace extends GivenPlace {
  readonly learnedOrderId: Id
}

/** What stood at a place, and what came of it. */
export interface JudgedEntry {
  readonly viewerId: Id
  readonly subjectId: Id
  /** Milliseconds since 1970. */
  readonly shownAt: number
  /** From 1. */
  readonly place: number
  readonly score: number
  /** The points of each part of the score. */
  readonly parts: Readonly<Record<string, number>>
  /** The points by each skill that both sides have, by its id; undefined where they were not logged. */
  readonly skills: Readonly<Record<string, number>> | undefined
  /** Undefined in the usual order. */
  readonly given: JudgedPlace | undefined
  readonly cameOfIt: ReadonlySet<Outcome>
}

/** The pages of one list that one viewer was shown on one day, together. */
export type JudgedList = readonly JudgedEntry[]

const keyOf = (forId: Id, subjectId: Id): string => `${forId} ${subjectId}`

/**
 * What came of each entry within {@link FOLLOWED_FOR_MS}. An act counts once: for the last list that had shown the same entry to the
 * same side before. Entries that were erased since are left out, their places are not filled.
 * @param pages of one kind of list
 */
export function judgedLists(pages: readonly StoredShownList[], acts: readonly Act[]): JudgedList[] {
  const actsOn = Map.groupBy(acts, ({ forId, subjectId }) => keyOf(forId, subjectId))
  const shownAgainAt = new Map<string, number>()
  const lists = new Map<string, JudgedEntry[]>()
  const newestFirst = pages.toSorted((one, other) => other.shownAt.getTime() - one.shownAt.getTime())
  for (const { viewerId, forId, day, shownAt, firstPlace, subjects, scores, parts, skills, orders, opened } of newestFirst) {
    const from = shownAt.getTime()
    const listKey = `${viewerId} ${forId} ${day}`
    const list = lists.get(listKey) ?? []
    lists.set(listKey, list)
    for (const [at, id] of subjects.entries()) {
      if (id === null) continue
      const key = keyOf(forId, id)
      const until = Math.min(from + FOLLOWED_FOR_MS, shownAgainAt.get(key) ?? Infinity)
      const done = (actsOn.get(key) ?? []).filter((act) => act.at >= from && act.at < until).map(({ what }) => what)
      shownAgainAt.set(key, from)
      const given = orders?.given[at]
      list.push({
        viewerId,
        subjectId: id,
        shownAt: from,
        skills: skills?.[at],
        given: orders && given ? { ...given, learnedOrderId: orders.learned } : undefined,
        place: firstPlace + at,
        score: scores[at]!,
        parts: Object.fromEntries(Object.entries(parts).map(([part, points]) => [part, points[at]!])),
        cameOfIt: new Set<Outcome>(opened.includes(id) ? [...done, 'opened'] : done),
      })
    }
  }
  return [...lists.values()]
}
