import { type DraftDiff, MOST_NAMED_PAIRS } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Assigned, ScoredPair } from './assigning.ts'
import { keyOf, UNITS } from './problemOf.ts'
import type { PairOfIds, TableState } from './tableState.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Who can be in a draft: pairs with anybody else are told to nobody. */
export interface DraftPeople {
  readonly mentees: readonly Named[]
  readonly mentors: readonly (Named & { readonly capacity: number })[]
}

/** What an assignment changes of the draft before. */
export function draftDiff(state: TableState, { pairs, before }: Extract<Assigned, { feasible: true }>): DraftDiff {
  const barred = new Set(state.barred.map(keyOf))
  const had = state.draft.filter((pair) => !barred.has(keyOf(pair)))
  const [inDraft, inBest] = [new Set(had.map(keyOf)), new Set(pairs.map(keyOf))]
  const gone = (kept: ReadonlySet<string>) => state.published.filter((pair) => !barred.has(keyOf(pair)) && !kept.has(keyOf(pair))).length
  return {
    ...pairsDiff(state, had, pairs),
    score: { before: before / UNITS, after: pointsOf(pairs) },
    publishedGone: { before: gone(inDraft), after: gone(inBest), price: state.options.keepPenalty },
  }
}

/** The points of some pairs together. */
export const pointsOf = (pairs: readonly Pick<ScoredPair, 'score'>[]): number => pairs.reduce((sum, { score }) => sum + score, 0) / UNITS

/** What some pairs have otherwise than those before. A mentee who had a mentor and has another one has moved. */
export function pairsDiff(
  people: DraftPeople,
  before: readonly PairOfIds[],
  after: readonly PairOfIds[],
): Omit<DraftDiff, 'score' | 'publishedGone'> {
  const nameOf = new Map([...people.mentees, ...people.mentors].map(({ id, name }) => [id, name]))
  const isKnown = (pair: PairOfIds): boolean => nameOf.has(pair.menteeId) && nameOf.has(pair.mentorId)
  const [had, has] = [before.filter(isKnown), after.filter(isKnown)]
  const [hadKeys, hasKeys] = [new Set(had.map(keyOf)), new Set(has.map(keyOf))]
  const came = has.filter((pair) => !hadKeys.has(keyOf(pair)))
  const went = had.filter((pair) => !hasKeys.has(keyOf(pair)))
  const [menteesBefore, menteesAfter] = [menteesOf(had), menteesOf(has)]
  const named = (some: readonly PairOfIds[]) =>
    some.slice(0, MOST_NAMED_PAIRS).map(({ menteeId, mentorId }) => ({
      menteeId,
      mentorId,
      mentee: nameOf.get(menteeId)!,
      mentor: nameOf.get(mentorId)!,
    }))
  const mentorsOf = (pairs: readonly PairOfIds[]) => Map.groupBy(pairs, ({ menteeId }) => menteeId)
  const [from, to] = [mentorsOf(went), mentorsOf(came)]
  const namesIn = (pairs: readonly PairOfIds[] = []) => pairs.map(({ mentorId }) => nameOf.get(mentorId)!)
  const moved = people.mentees.filter(({ id }) => from.has(id) && to.has(id)).toSorted(byName)
  const told = ({ id, name }: Named) => ({ menteeId: id, mentee: name })
  const load = (some: readonly PairOfIds[]) => Map.groupBy(some, ({ mentorId }) => mentorId)
  const [loadBefore, loadAfter] = [load(had), load(has)]
  return {
    kept: has.length - came.length,
    added: came.length,
    ended: went.length,
    came: named(came),
    went: named(went),
    moved: moved.length,
    moves: moved.slice(0, MOST_NAMED_PAIRS).map((mentee) => ({
      ...told(mentee),
      from: namesIn(from.get(mentee.id)),
      to: namesIn(to.get(mentee.id)),
    })),
    newlyUnmatched: people.mentees.filter(({ id }) => menteesBefore.has(id) && !menteesAfter.has(id)).map(told),
    newlyMatched: people.mentees.filter(({ id }) => !menteesBefore.has(id) && menteesAfter.has(id)).map(told),
    unmatched: people.mentees.length - menteesAfter.size,
    load: people.mentors.map(({ id, name, capacity }) => ({
      id,
      name,
      capacity,
      before: loadBefore.get(id)?.length ?? 0,
      after: loadAfter.get(id)?.length ?? 0,
    })),
  }
}

const byName = (one: Named, other: Named): number => one.name.localeCompare(other.name, 'en')
const menteesOf = (pairs: readonly PairOfIds[]) => new Set(pairs.map(({ menteeId }) => menteeId))
