import * as calls from '@trellis/contract/memberImports/memberImports.calls.ts'
import { LINES_AT_ONCE, type SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { z } from 'zod'
import { chunksOf } from '../../platform/chunks.ts'
import type { Client } from '../../platform/testing/client.ts'

/** A line as loose as a client sends it. */
export type LineInput = Omit<z.input<typeof SentLine>, 'line'>
type SentInput = z.input<typeof SentLine>

/**
 * Brings a table in without carrying it out: an address a line, or all that a line says. Its first line is number 1.
 * @returns the import
 */
export async function importOf(advisor: Client, groupId: Id, all: readonly (string | LineInput)[]): Promise<Id> {
  const params = { groupId }
  const lines = all.map((one, at): SentInput => ({ line: at + 1, ...(typeof one === 'string' ? { email: one } : one) }))
  const { data } = await advisor.call(calls.beginMemberImport, { params, body: { fileName: 'members.csv', lines: lines.length } })
  for (const some of chunksOf(lines, LINES_AT_ONCE)) {
    await advisor.call(calls.putImportLines, { params, body: { importId: data.id, lines: some } })
  }
  return data.id
}

/** An import with its lines, those to be mended first. */
export const importIn = (advisor: Client, groupId: Id) =>
  advisor.call(calls.readMemberImport, { params: { groupId }, query: { size: 100 } })
