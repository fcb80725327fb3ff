import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../../platform/events/events.ts'

/** What becomes of a session that is still to come. */
export type PlanStep = 'planned' | 'moved' | 'off'

/** The other one of a pair is to be told of a session that is still to come. */
export interface SessionPlanned {
  readonly causeId: Id
  readonly groupId: Id
  readonly accountId: Id
  readonly step: PlanStep
}

export const sessionPlanned = eventKind<SessionPlanned>('mentoring.sessionPlanned')

/** Somebody is to be told of something about their pairs in a group, or about those of the group that they run. */
export interface PairsTold {
  readonly causeId: Id
  readonly groupId: Id
  readonly accountIds: readonly Id[]
}

/** A member is asked whether a pair is a good fit. */
export const fitAsked = eventKind<PairsTold>('mentoring.fitAsked')
/** A member has not met somebody for long. */
export const sessionMissed = eventKind<PairsTold>('mentoring.sessionMissed')
/** Why advisors are told of pairs: a member asks for somebody else, has left, or pairs have neither met nor written for long, and were told so themselves. */
export type PairsNeed = 'another' | 'left' | 'quiet'

/** Advisors are told that pairs need them, and how many. */
export const pairsNeed = eventKind<PairsTold & { readonly need: PairsNeed; readonly pairs: number }>('mentoring.pairsNeed')
