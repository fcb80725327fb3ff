import { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../../../platform/tasks/tasks.ts'

/** Asks those of a mentoring group who have been a pair for a month. */
export const askFit = taskKind('mentoring.askFit', z.strictObject({ mentoringGroupId: Id }))

/** Mails the question to one of a pair. */
export const mailFit = taskKind(
  'mentoring.mailFit',
  z.strictObject({ mentoringGroupId: Id, menteeId: Id, mentorId: Id, asked: MentoringRole }),
  'away',
)
