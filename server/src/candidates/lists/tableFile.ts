import { HOUR_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { consume, type Limit } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import { csvFile } from '../../platform/files/csv.ts'
import type { FileReply } from '../../platform/http/route.ts'

/** How often somebody may take people out as a table, whichever. */
const tables: Limit = { name: 'tables', rules: [{ most: 30, within: HOUR_MS }] }
/** What names of files may not hold. */
const UNFIT_FOR_NAMES = /[\s\\/:*?"<>|\p{Cc}]+/gu

/** Counts a table that somebody takes out. @throws Failure TooManyAttempts */
export const consumeTable = (context: Context, accountId: Id): Promise<unknown> => consume(context, tables, accountId)

/** A table as a file, called by the group, by what is in it, and by the day. @param names the group’s, and what is in it */
export function tableFile(
  now: number,
  [group, ...what]: readonly [string, ...string[]],
  titles: readonly string[],
  parts: Parameters<typeof csvFile>[1],
): FileReply {
  const fit = (name: string) => name.replaceAll(UNFIT_FOR_NAMES, ' ').trim()
  const day = new Date(now).toISOString().slice(0, 10)
  const filename = `${[fit(group) || 'Group', ...what.map(fit), day].join(' ')}.csv`
  return { bytes: csvFile(titles, parts), contentType: 'text/csv; charset=utf-8', filename }
}
