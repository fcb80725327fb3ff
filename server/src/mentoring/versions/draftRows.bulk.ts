import type { Lack, PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { type AssignmentKind, membersHeld, ofMentors } from '../tables/assignmentKind.ts'
import { isOneOf } from '../tables/tables.queries.ts'
import { type DraftRow, draftRow } from './draftRows.ts'

const DRAFT = ['drafts', 'unmatched', 'pins', 'locks'] as const

/**
 * All that is so in the draft of now. Whoever of these people leaves now waits until the transaction ends, and takes what is kept of it along.
 * @param mentees of whom; of everybody where it is left out
 */
export async function draftRowsOf(
  tx: Transaction,
  id: Id,
  { tables, heldOf }: AssignmentKind = ofMentors,
  mentees?: readonly Id[],
): Promise<DraftRow[]> {
  await membersHeld(tx, id, 'mentee', mentees)
  const mentors = new Set(await heldOf(tx, id))
  const own = (table: (typeof tables)[(typeof DRAFT)[number]]) =>
    and(eq(table.mentoringGroupId, id), mentees && isOneOf(table.menteeId, mentees))
  const pairs = await tx.select().from(tables.drafts).where(own(tables.drafts))
  const lacks = await tx.select().from(tables.unmatched).where(own(tables.unmatched))
  const pins = await tx.select().from(tables.pins).where(own(tables.pins))
  const locks = await tx.select().from(tables.locks).where(own(tables.locks))
  return [
    ...pairs.map(({ menteeId, mentorId, score }) => draftRow({ menteeId, mentorId, what: 'pair', score })),
    ...lacks.map(({ menteeId, mentorId, lack, keptAway, helps }) => {
      const best = mentorId !== null && mentors.has(mentorId) ? mentorId : null
      return draftRow({ menteeId, mentorId: best, what: 'lack', kind: lack, keptAway, helps })
    }),
    ...pins.map(({ menteeId, mentorId, kind }) => draftRow({ menteeId, mentorId, what: 'pin', kind })),
    ...locks.map(({ menteeId }) => draftRow({ menteeId, what: 'lock' })),
  ]
}

/** Makes rows what is so in the draft of now. @param mentees of whom; of everybody where it is left out */
export async function writeDraftRows(
  tx: Transaction,
  id: Id,
  rows: readonly DraftRow[],
  { tables }: AssignmentKind = ofMentors,
  mentees?: readonly Id[],
): Promise<void> {
  for (const name of DRAFT) {
    const table = tables[name]
    await tx.delete(table).where(and(eq(table.mentoringGroupId, id), mentees && isOneOf(table.menteeId, mentees)))
  }
  const of = (what: DraftRow['what']) => rows.filter((row) => row.what === what)
  const whose = ({ menteeId }: DraftRow) => ({ mentoringGroupId: id, menteeId })
  const pairs = of('pair').map((row) => ({ ...whose(row), mentorId: row.mentorId!, score: row.score! }))
  const pins = of('pin').map((row) => ({ ...whose(row), mentorId: row.mentorId!, kind: row.kind as PinKind }))
  const lacks = of('lack').map((row) => {
    const { mentorId, kind, keptAway, helps } = row
    return { ...whose(row), mentorId, lack: kind as Lack, keptAway: keptAway ?? {}, helps: helps ?? false }
  })
  await inParts(pairs, (some) => tx.insert(tables.drafts).values(some))
  await inParts(pins, (some) => tx.insert(tables.pins).values(some))
  await inParts(lacks, (some) => tx.insert(tables.unmatched).values(some))
  await inParts(of('lock').map(whose), (some) => tx.insert(tables.locks).values(some))
}

/** Keeps rows with a kept draft. */
export const keepRows = (
  tx: Transaction,
  mentoringGroupId: Id,
  keptId: Id,
  rows: readonly DraftRow[],
  { tables }: AssignmentKind = ofMentors,
): Promise<void> => inParts(rows, (some) => tx.insert(tables.keptRows).values(some.map((row) => ({ ...row, keptId, mentoringGroupId }))))

/** What is kept with a kept draft, of those who still take part. @param only what of it; all where it is left out */
export async function rowsKeptWith(
  db: Queries,
  keptId: Id,
  only?: DraftRow['what'],
  { tables: { keptRows } }: AssignmentKind = ofMentors,
): Promise<DraftRow[]> {
  const { menteeId, mentorId, what, score, kind, keptAway, helps } = keptRows
  return db
    .select({ menteeId, mentorId, what, score, kind, keptAway, helps })
    .from(keptRows)
    .where(and(eq(keptRows.keptId, keptId), only && eq(what, only)))
}
