import { DAY_MS } from '@trellis/contract/durations.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../../platform/tasks/tasks.ts'

/** Carries out some lines of an import, from this one on, and leaves the others to the next task. */
export const importLines = taskKind('groups.importLines', z.strictObject({ importId: Id, from: z.number().int() }), 'awaited')

/** Forgets an import whose addresses nobody needs any more. */
export const sweepImport = taskKind('groups.sweepImport', z.strictObject({ importId: Id }))

/** For so long an import is kept, from its beginning on, in milliseconds. */
export const IMPORT_KEPT = 30 * DAY_MS
