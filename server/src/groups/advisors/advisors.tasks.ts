import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../../platform/tasks/tasks.ts'

/**
 * Tells whoever has an e-mail that they are asked to lead a group, unless that is over already. Whether somebody has it is found out only then:
 * whoever asked has had their answer.
 */
export const tellInvitedAdvisor = taskKind('groups.tellInvitedAdvisor', z.strictObject({ id: Id }), 'away')
