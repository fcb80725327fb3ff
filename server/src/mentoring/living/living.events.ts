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
/** A member asks the advisors for somebody else. */
export const anotherAsked = eventKind<PairsTold>('mentoring.anotherAsked')
/** Advisors are told that pairs have not met for long, and were told so themselves. */
export const pairsQuiet = eventKind<PairsTold & { readonly pairs: number }>('mentoring.pairsQuiet')
/** A member has left a mentoring group. */
export const mentoringLeft = eventKind<PairsTold>('mentoring.left')
