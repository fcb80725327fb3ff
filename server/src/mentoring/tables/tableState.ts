import type { PinKind } from '@trellis/contract/mentoring/diadTable.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { PairFacts } from '@trellis/contract/mentoring/pairRules.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { StoredRank } from '../../matching/vectors/storedVectors.ts'

export interface Participant {
  readonly id: Id
  readonly name: string
  readonly facts: PairFacts
  /** What they are compared by; undefined where they are not compared yet. */
  readonly compared: StoredRank | undefined
}

export interface MentorWithPlaces extends Participant {
  readonly capacity: number
}

export interface PairOfIds {
  readonly menteeId: Id
  readonly mentorId: Id
}

/** All that decides who is assigned to whom in a mentoring group. People are listed by id. */
export interface TableState {
  readonly mentees: readonly Participant[]
  readonly mentors: readonly MentorWithPlaces[]
  readonly options: Pick<MentoringOptions, 'mentorsPerMentee' | 'keepPenalty' | 'evenness' | 'leastScore' | 'rules'>
  /** Who cannot be paired, whatever an advisor asks: one blocks the other, or rules them out. */
  readonly barred: readonly PairOfIds[]
  /** Wished mentors, at a place from 0. */
  readonly wishes: readonly (PairOfIds & { readonly place: number })[]
  readonly pins: readonly (PairOfIds & { readonly kind: PinKind })[]
  readonly locked: readonly Id[]
  readonly draft: readonly PairOfIds[]
  readonly published: readonly PairOfIds[]
}
