import { type DraftDiff, MOST_NAMED_PAIRS } from '@trellis/contract/mentoring/diadTable.ts'
import type { Assigned } from './assigning.ts'
import { keyOf, UNITS } from './problemOf.ts'
import type { PairOfIds, TableState } from './tableState.ts'

/** What an assignment changes of the draft before. A mentee who had a mentor and has another one has moved. */
export function draftDiff(state: TableState, { pairs, before }: Extract<Assigned, { feasible: true }>): DraftDiff {
  const nameOf = new Map([...state.mentees, ...state.mentors].map(({ id, name }) => [id, name]))
  const barred = new Set(state.barred.map(keyOf))
  const [had, has] = [
    state.draft.filter((pair) => !barred.has(keyOf(pair)) && nameOf.has(pair.menteeId) && nameOf.has(pair.mentorId)),
    pairs,
  ]
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
  const movedMentees = menteesOf(came)
  const load = (some: readonly PairOfIds[]) => Map.groupBy(some, ({ mentorId }) => mentorId)
  const [loadBefore, loadAfter] = [load(had), load(has)]
  return {
    kept: has.length - came.length,
    added: came.length,
    ended: went.length,
    came: named(came),
    went: named(went),
    moved: [...menteesOf(went)].filter((id) => movedMentees.has(id)).length,
    newlyUnmatched: state.mentees
      .filter(({ id }) => menteesBefore.has(id) && !menteesAfter.has(id))
      .map(({ id, name }) => ({ menteeId: id, mentee: name })),
    unmatched: state.mentees.length - menteesAfter.size,
    score: { before: before / UNITS, after: pairs.reduce((sum, { score }) => sum + score, 0) / UNITS },
    load: state.mentors.map(({ id, name, capacity }) => ({
      id,
      name,
      capacity,
      before: loadBefore.get(id)?.length ?? 0,
      after: loadAfter.get(id)?.length ?? 0,
    })),
  }
}

const menteesOf = (pairs: readonly PairOfIds[]) => new Set(pairs.map(({ menteeId }) => menteeId))
