import { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import { type FileKind, fileKinds, storedFiles } from './files.tables.ts'

/** Removes a file's bytes, unless the file is still on record. */
export const tidyFile = taskKind('files.tidy', z.strictObject({ kind: z.enum(fileKinds), id: Id }), 'away')

/** Where a file's bytes are kept. */
export const keyOf = (file: { kind: FileKind; id: Id }): string => `${file.kind}/${file.id}`

export const tidying = (context: Context): TaskWork =>
  carriedOut(tidyFile, async (file) => {
    const [onRecord] = await context.db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.id, file.id))
    if (onRecord === undefined) await context.files.remove(keyOf(file))
  })
