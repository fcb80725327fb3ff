import { z } from 'zod'
import { text } from '../texts/text.ts'
import { Id } from '../wire/ids.ts'
import { LONGEST } from './memberLines.ts'

/** So many lines a table may have, and so many are sent at once. */
export const [MOST_IMPORTED, LINES_AT_ONCE] = [5_000, 500]

/**
 * What becomes of a line: its address is invited; whoever has it is a member, and put into the cohort that it names, or nothing changes; it was invited
 * already; it was written to within the last day; it wants no invitations. Or it has to be mended: the address stands above, is none, or is
 * missing; the role, cohort or level is not known, or several cohorts are called so.
 */
export const importFates = [
  'invited',
  'memberToCohort',
  'member',
  'invitedAlready',
  'tooSoon',
  'optedOut',
  'duplicate',
  'faulty',
  'missing',
  'unknownRole',
  'unknownCohort',
  'severalCohorts',
  'unknownLevel',
] as const
export const ImportFate = z.enum(importFates)
export type ImportFate = z.output<typeof ImportFate>

const toMend: ReadonlySet<ImportFate> = new Set([
  'duplicate',
  'faulty',
  'missing',
  'unknownRole',
  'unknownCohort',
  'severalCohorts',
  'unknownLevel',
])
/** Whether a line has to be mended before anything can come of it. */
export const isToMend = (fate: ImportFate): boolean => toMend.has(fate)
/** Whether something is done about a line. */
export const isToDo = (fate: ImportFate): boolean => fate === 'invited' || fate === 'memberToCohort'

/** A line as it is sent, or mended. */
export const SentLine = z.strictObject({
  line: z.number().int().min(1).max(10_000_000),
  name: text(LONGEST.name).default(''),
  email: text(LONGEST.email).default(''),
  role: text(LONGEST.role).default(''),
  cohort: text(LONGEST.cohort).default(''),
  level: text(LONGEST.level).default(''),
})
export type SentLine = z.output<typeof SentLine>

export const ImportLine = z.object({
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  cohort: z.string(),
  level: z.string(),
  fate: ImportFate,
  /** Of a line whose address stands above, in which. */
  sameAs: z.number().int().nullable(),
  done: z.boolean(),
})
export type ImportLine = z.output<typeof ImportLine>

/** How far an import is: its lines are being sent; it waits for a decision; it is being carried out; that has ended. */
const importStates = ['arriving', 'checked', 'running', 'ended'] as const
const ImportState = z.enum(importStates)

/** A table of members that an advisor brings in. Times in milliseconds since 1970. */
export const MemberImport = z.object({
  id: Id,
  /** The name of the advisor who began it, empty where they are gone; null to themselves: nobody else reads its lines, which tell what that advisor sees. */
  by: z.string().nullable(),
  fileName: z.string(),
  state: ImportState,
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  /** Why it ended before its end, in a sentence; empty where it did not. */
  stoppedBy: z.string(),
  /** How many lines the file has, and how many of them have arrived. */
  expected: z.number().int(),
  arrived: z.number().int(),
  /** How many lines have each fate, but for those of none. */
  counts: z.partialRecord(ImportFate, z.number().int()),
  toMend: z.number().int(),
  /** How many lines something is done about, and about how many it is done. */
  toDo: z.number().int(),
  done: z.number().int(),
  /** How many letters go out when: all that a day allows, then those of the next. */
  letters: z.array(z.object({ at: z.number(), count: z.number().int() })),
})
export type MemberImport = z.output<typeof MemberImport>
