import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../../platform/events/events.ts'
import type { AssignedTo } from '../tables/tableState.ts'

/** Some people are to be told that something changed of whom they mentor, who mentors them, or which jobs they were assigned to. */
export interface PublicationTold {
  /** The publication's, or that of somebody's leaving. */
  readonly id: Id
  /** To what they were assigned. */
  readonly of: AssignedTo
  readonly groupId: Id
  readonly mentoringGroupId: Id
  readonly told: readonly {
    readonly accountId: Id
    readonly role: MentoringRole
    /** Whether they have nobody, or no job, from then on; undefined of what was told before this was. */
    readonly hasNobody?: boolean
  }[]
}

export const publicationTold = eventKind<PublicationTold>('mentoring.publicationTold')
