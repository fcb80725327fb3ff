import { z } from 'zod'
import { inSession, whoMay } from '../../wire/endpoint.ts'
import { Id } from '../../wire/ids.ts'

/** A mentoring group of a group, whose advisors run it: what their calls about one have in common. */
export const ofParams = whoMay('edit', 'mentoringGroup', 'params.mgrpID', { of: 'params.groupId', types: ['advisor'] })
export const Within = z.strictObject({ groupId: Id, mgrpID: Id })

export const ofBody = whoMay('edit', 'mentoringGroup', 'body.mgrpID', { of: 'body.grpID', types: ['advisor'] })
export const within = { grpID: Id, mgrpID: Id }

export const errors = [...inSession, 'NotFound', 'Forbidden'] as const
