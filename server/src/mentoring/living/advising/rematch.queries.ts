import type { Rematch } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import type { Measures } from '../../../matching/scoring/measures.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { requireOpen } from '../../mentoringGroups.actions.ts'
import type { Reading, StoredMentoringGroup } from '../../mentoringGroups.queries.ts'
import { assignedInThread } from '../../tables/assigningThread.ts'
import { cardsFor, vectorsOf } from '../../tables/pairsTable.queries.ts'
import { pairTold } from '../../tables/words/pairTold.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { tableStateOf } from '../../tables/tables.queries.ts'
import type { PairOfIds, TableState } from '../../tables/tableState.ts'
import { wishesOf } from '../../tables/wishes.queries.ts'

/** The same state as if one published pair had ended, with all other published pairs staying: what is left is the mentee’s. */
export function withoutPair(state: TableState, ended: PairOfIds): TableState {
  const kept = state.published.filter((pair) => keyOf(pair) !== keyOf(ended))
  const own = kept.filter(({ menteeId }) => menteeId === ended.menteeId)
  const load = Map.groupBy(kept, ({ mentorId }) => mentorId)
  const others = state.pins.filter(({ menteeId }) => menteeId !== ended.menteeId)
  const forbidden = state.pins.filter(({ menteeId, kind }) => menteeId === ended.menteeId && kind === 'forbid')
  return {
    ...state,
    // Who has more mentees than places now keeps them.
    mentors: state.mentors.map((mentor) => ({ ...mentor, capacity: Math.max(mentor.capacity, load.get(mentor.id)?.length ?? 0) })),
    options: { ...state.options, mentorsPerMentee: { least: 0, most: own.length + 1 }, evenness: 0 },
    pins: [
      ...others.filter(({ kind }) => kind === 'prefer'),
      ...forbidden,
      ...own.map((pair) => ({ ...pair, kind: 'require' as const })),
      { ...ended, kind: 'forbid' },
    ],
    locked: state.mentees.map(({ id }) => id).filter((id) => id !== ended.menteeId),
    draft: kept,
    published: kept,
  }
}

/**
 * Whom the mentee of a published pair could have instead, to the optimum.
 * @throws Failure NotFound where there is no such pair, InvalidTransition where it is archived, Busy, TooLarge
 */
export async function proposedRematch(
  reading: Reading,
  measures: Measures,
  actor: Actor,
  group: StoredMentoringGroup,
  ended: PairOfIds,
  waiting: AbortSignal,
): Promise<Rematch> {
  requireOpen(group, 'assign anybody')
  const { menteeId } = ended
  let pins: Rematch['pins'] = []
  async function read(): Promise<TableState> {
    const state = await tableStateOf(reading, actor, group)
    if (!state.published.some((pair) => keyOf(pair) === keyOf(ended))) throw new Failure('NotFound')
    pins = state.pins.filter((pin) => pin.menteeId === menteeId).map(({ mentorId: id, kind }) => ({ id, kind }))
    return withoutPair(state, ended)
  }
  const { state: tried, answer: assigned } = await assignedInThread({ askedBy: actor, read, waiting, weights: measures.weights })
  const draft = { version: group.draftVersion, pins }
  const before = new Set(tried.published.map(keyOf))
  const found = assigned.feasible ? assigned.pairs.find((pair) => pair.menteeId === menteeId && !before.has(keyOf(pair))) : undefined
  const [mentor] = found === undefined ? [] : await cardsFor(reading, actor, [found.mentorId])
  if (found === undefined || mentor === undefined) return { mentor: null, score: null, reasons: [], ...draft }
  const vectors = await vectorsOf(reading.db, [menteeId, found.mentorId])
  const wishes = await wishesOf(reading.db, group.groupId, [menteeId])
  return { mentor, ...pairTold(vectors.get(menteeId), vectors.get(found.mentorId), measures, wishes.get(keyOf(found))), ...draft }
}
