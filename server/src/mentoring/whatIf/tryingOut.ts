import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { TableState } from '../tables/tableState.ts'

type Tried = Pick<MentoringOptions, 'mentorsPerMentee' | 'keepPenalty' | 'evenness' | 'leastScore'>

/** What is tried otherwise than the mentoring group holds, for this time alone. */
export type TriedOptions = { readonly [Option in keyof Tried]?: Tried[Option] | undefined } & {
  /** How many mentees some mentors take. */
  readonly mentors?: readonly { readonly id: Id; readonly capacity: number }[]
}

/** The state as it would be by other options. A mentor who is not there is left out; of one who is named twice, the last counts. */
export function tryingOut(state: TableState, { mentors = [], ...tried }: TriedOptions): TableState {
  const capacityOf = new Map(mentors.map(({ id, capacity }) => [id, capacity]))
  const { mentorsPerMentee, keepPenalty, evenness, leastScore } = { ...state.options, ...withoutGaps(tried) }
  return {
    ...state,
    options: { ...state.options, mentorsPerMentee, keepPenalty, evenness, leastScore },
    mentors: state.mentors.map((mentor) => ({ ...mentor, capacity: capacityOf.get(mentor.id) ?? mentor.capacity })),
  }
}

const withoutGaps = <T extends object>(some: T) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
