import type { PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { PairFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { StoredRank } from '../../matching/vectors/storedVectors.ts'
import type { Takeable, Taker } from '../../jobs/matches/jobGrounds.policy.ts'

/** To what mentees are assigned. */
export type AssignedTo = 'mentor' | 'job'

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

/** A mentee, with what decides which jobs can be theirs. */
export interface JobTaker {
  readonly taker: Taker
  /** The groups that they are in. */
  readonly membership: readonly Id[]
  /** Those who offer jobs whom they block, or who block them. */
  readonly blocked: readonly Id[]
}

/** A job, with what decides whose it can be. */
export interface OfferedJob {
  readonly ownerId: Id
  /** The groups for whose members it is; none: for everybody. */
  readonly membership: readonly Id[]
  readonly takeable: Takeable
}

/** What decides which job can be whose, in the order of the mentees and of the jobs. */
export interface JobsOfState {
  readonly takers: readonly JobTaker[]
  readonly offered: readonly OfferedJob[]
}

/** All that decides who is assigned to whom in a mentoring group. People are listed by id. Of jobs, each stands in the place of a mentor. */
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
  /** The mentees who pause: they keep what is published, and get nobody else. */
  readonly paused: readonly Id[]
  readonly draft: readonly PairOfIds[]
  readonly published: readonly PairOfIds[]
  /** Of jobs, by what it is known who can take them. */
  readonly jobs?: JobsOfState
}
