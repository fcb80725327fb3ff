import { DAY_MS } from '@trellis/contract/durations.ts'
import { MOST_IMPORTED, type SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import { consumeWithin, type Limit } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { newValuesOf } from '../../platform/database/upsert.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockPosting, type Posting, remainingPosting } from '../../postings/postings.queries.ts'
import { whyNotInviteTo } from '../invitations/invitations.policy.ts'
import { judge, keyOfLine } from './imports.policy.ts'
import { type ImportRow, isTheirs, knownFor, type LineRow } from './imports.queries.ts'
import { memberImportLines as lines, memberImports as imports } from './imports.tables.ts'
import { IMPORT_KEPT, importLines, sweepImport } from './imports.tasks.ts'

/** How many imports one account may begin. */
const importsBegun: Limit = { name: 'importsBegun', rules: [{ most: 200, within: DAY_MS }] }

const badInput = (field: string, sentence: string) => new Failure('BadInput', { fields: { [field]: sentence } })
const stale = (sentence: string) => new Failure('Stale', { sentence })

/** The import of a group, changed by nobody else until the transaction ends. The group is locked first, always. */
async function lockedImport(tx: Transaction, groupId: Id): Promise<ImportRow | undefined> {
  await lockPosting(tx, groupId)
  const [row] = await tx.select().from(imports).where(eq(imports.groupId, groupId)).for('update')
  return row
}

/** @throws Failure Stale where another one has taken its place, or it is gone */
async function theImport(tx: Transaction, groupId: Id, importId: Id): Promise<ImportRow> {
  const row = await lockedImport(tx, groupId)
  if (row?.id !== importId) throw stale('This import is gone: another one was begun, or somebody took it away.')
  return row
}

/** @throws Failure Stale as well where another advisor began it, whose lines nobody else reads */
async function ownImport(tx: Transaction, actor: Actor, groupId: Id, importId: Id): Promise<ImportRow> {
  const row = await theImport(tx, groupId, importId)
  if (!isTheirs(row, actor)) throw stale('Another advisor began this import: they alone read its lines, and carry it out.')
  return row
}

const isRunning = ({ startedAt, endedAt }: ImportRow): boolean => startedAt !== null && endedAt === null

/**
 * Begins to bring a table in, in place of the last one.
 * @throws Failure Stale where one is being carried out, or TooManyAttempts
 */
export async function beginImport(
  context: Context,
  actor: Actor,
  { id: groupId }: Posting,
  { fileName, lines: expected }: { readonly fileName: string; readonly lines: number },
): Promise<ImportRow> {
  return context.db.transaction(async (tx) => {
    const before = await lockedImport(tx, groupId)
    await remainingPosting(tx, groupId)
    if (before !== undefined && isRunning(before)) throw stale('An import is being carried out: wait for its end, or stop it.')
    await consumeWithin(context, tx, importsBegun, actor.id)
    if (before !== undefined) await tx.delete(imports).where(eq(imports.id, before.id))
    const now = context.clock.now()
    const id = newId(now)
    const row = { id, groupId, fileName, expected, madeBy: actor.id, createdAt: new Date(now) }
    const [begun] = await tx.insert(imports).values(row).returning()
    await context.tasks.add(tx, sweepImport, { importId: id }, IMPORT_KEPT)
    return begun!
  })
}

/**
 * Adds lines, or changes some, and judges them with all others that have their addresses.
 * @throws Failure Stale or BadInput
 */
export async function putLines(
  context: Context,
  actor: Actor,
  { id: groupId }: Posting,
  importId: Id,
  sent: readonly SentLine[],
): Promise<ImportRow> {
  return context.db.transaction(async (tx) => {
    const row = await ownImport(tx, actor, groupId, importId)
    if (row.startedAt !== null) throw stale('This import is carried out: its lines cannot be changed any more.')
    const changed = new Map(sent.map((line) => [line.line, line]))
    const numbers = [...changed.keys()]
    const before = await tx
      .select({ line: lines.line, key: lines.emailKey })
      .from(lines)
      .where(and(eq(lines.importId, importId), inArray(lines.line, numbers)))
    const stored = await tx.$count(lines, eq(lines.importId, importId))
    if (stored + changed.size - before.length > Math.min(row.expected, MOST_IMPORTED))
      throw badInput('lines', 'These are more lines than the file has')
    // First as they are: where an address stands first is asked of all lines.
    const raw = [...changed.values()].map((line) => ({
      ...asStored(importId, line),
      fate: 'missing' as const,
      isFaulty: true,
      sameAs: null,
    }))
    await upsert(tx, raw)
    const keys = [...new Set([...before.map(({ key }) => key), ...raw.map(({ emailKey }) => emailKey)])].filter((key) => key !== null)
    const isMeant = or(inArray(lines.line, numbers), keys.length === 0 ? undefined : inArray(lines.emailKey, keys))
    const affected = await tx
      .select()
      .from(lines)
      .where(and(eq(lines.importId, importId), isMeant))
    const known = await knownFor(context, tx, row, keys)
    await upsert(
      tx,
      affected.map((line) => ({ ...line, ...judge(line, known) })),
    )
    return row
  })
}

const asStored = (importId: Id, line: SentLine) => ({ importId, ...line, emailKey: keyOfLine(line), doneAt: null })

const upsert = (tx: Transaction, rows: readonly LineRow[]): Promise<void> =>
  inParts(rows, (some) =>
    tx
      .insert(lines)
      .values(some)
      .onConflictDoUpdate({ target: [lines.importId, lines.line], set: newValuesOf(lines) }),
  )

/**
 * Lets an import be carried out; twice is once.
 * @throws Failure Stale or BadInput
 */
export async function runImport(context: Context, actor: Actor, { id: groupId }: Posting, importId: Id): Promise<ImportRow> {
  return context.db.transaction(async (tx) => {
    const row = await ownImport(tx, actor, groupId, importId)
    if (row.startedAt !== null) return row
    const group = await remainingPosting(tx, groupId)
    const whyNot = whyNotInviteTo(group, context.clock.now())
    if (whyNot !== undefined) throw badInput('importId', whyNot)
    const arrived = await tx.$count(lines, eq(lines.importId, importId))
    if (arrived < row.expected) throw badInput('importId', 'Only a part of the file has arrived. Choose it once more')
    const [begun] = await tx
      .update(imports)
      .set({ startedAt: new Date(context.clock.now()) })
      .where(eq(imports.id, importId))
      .returning()
    await context.tasks.add(tx, importLines, { importId, from: 0 })
    return begun!
  })
}

/**
 * Forgets an import. What is done by then stays.
 * @throws Failure Stale where it is gone already
 */
export async function dropImport({ db }: Context, { id: groupId }: Posting, importId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    await theImport(tx, groupId, importId)
    await tx.delete(imports).where(eq(imports.id, importId))
  })
}
