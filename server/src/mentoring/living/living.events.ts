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
