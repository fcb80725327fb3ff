import { DAY_MS } from '@trellis/contract/durations.ts'
import { isToDo } from '@trellis/contract/memberImports/memberImports.ts'
import { cohortKeyOf, readLevel, readRole } from '@trellis/contract/memberImports/memberLines.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { accountErased } from '../../accounts/accounts.events.ts'
import { accountById, anyAccountById, confirmedStudents, emailKeyOf, hasOwnEmail } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { advisorsOf, rolesAmong } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { carriedOut, type TaskWork } from '../../platform/tasks/tasks.ts'
import { lockPosting, postingById } from '../../postings/postings.queries.ts'
import { putInto } from '../cohorts/cohorts.actions.ts'
import { storeInvitations } from '../invitations/invitations.actions.ts'
import { type Letters, lettersOver, whyNotInviteTo } from '../invitations/invitations.policy.ts'
import { lettersSince } from '../invitations/invitations.queries.ts'
import { judge, type Known } from './imports.policy.ts'
import { type ImportRow, knownFor, type LineRow } from './imports.queries.ts'
import { memberImportLines as lines, memberImports as imports } from './imports.tables.ts'
import { importLines, sweepImport } from './imports.tasks.ts'

/** So few that others who change the group do not wait for long. */
const LINES_AT_ONCE = 250

/**
 * Carries an import out, some lines in each task. Lines, what is done about them and the next task are stored together: whatever ends the server
 * between, no line is lost, and none is done twice.
 */
export const importing = (context: Context): TaskWork =>
  carriedOut(importLines, ({ importId, from }) =>
    context.db.transaction(async (tx) => {
      const [known] = await tx.select({ groupId: imports.groupId }).from(imports).where(eq(imports.id, importId))
      if (known === undefined) return
      await lockPosting(tx, known.groupId)
      const [row] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
      // Another task has carried these out already.
      if (row === undefined || row.startedAt === null || row.endedAt !== null || row.nextLine !== from) return
      const group = await postingById(tx, row.groupId)
      const end = (stoppedBy = '') =>
        tx
          .update(imports)
          .set({ endedAt: new Date(context.clock.now()), stoppedBy })
          .where(eq(imports.id, importId))
      if (group === undefined || group.deletedAt !== null || whyNotInviteTo(group, context.clock.now()) !== undefined) {
        await end('The group was closed meanwhile, or its last day is over: what was not done by then is left out.')
        return
      }
      if (!(await stillRuns(tx, row))) {
        await end('Whoever began it is no advisor of the group any more: what was not done by then is left out.')
        return
      }
      const next = await carryOut(context, tx, row)
      if (next === undefined) await end()
      else await context.tasks.add(tx, importLines, { importId, from: next })
    }),
  )

/** Whether whoever began an import may still do it. */
async function stillRuns(tx: Transaction, { groupId, madeBy }: ImportRow): Promise<boolean> {
  if (madeBy === null) return false
  return (await advisorsOf(tx, groupId)).includes(madeBy) || (await accountById(tx, madeBy))?.isSuperUser === true
}

/** Does what has to be done about the next lines. Answers the line to go on with; undefined at the end. */
async function carryOut(context: Context, tx: Transaction, row: ImportRow): Promise<number | undefined> {
  const now = context.clock.now()
  const isNext = and(eq(lines.importId, row.id), gte(lines.line, row.nextLine), isNull(lines.doneAt))
  const some = await tx
    .select()
    .from(lines)
    .where(and(isNext, inArray(lines.fate, ['invited', 'memberToCohort'])))
    .orderBy(asc(lines.line))
    .limit(LINES_AT_ONCE)
  const last = some.at(-1)
  if (last === undefined) return undefined
  const known = await knownFor(context, tx, row, [...new Set(some.map(({ emailKey }) => emailKey!))])
  // Since they were judged first, somebody may have joined, or a cohort gone.
  const judged = some.map((line) => ({ ...line, ...judge(line, known) }))
  const letters = await inviteThem(
    context,
    tx,
    row,
    judged.filter(({ fate }) => fate === 'invited').map((line) => ({ ...line, ...meantBy(line, known) })),
  )
  await addToCohorts(
    context,
    tx,
    row.groupId,
    judged.filter(({ fate }) => fate === 'memberToCohort').map((line) => ({ ...line, ...meantBy(line, known) })),
  )
  for (const [fate, own] of Map.groupBy(judged, (line) => line.fate)) {
    const which = inArray(
      lines.line,
      own.map(({ line }) => line),
    )
    const doneAt = isToDo(fate) || !own[0]!.isFaulty ? new Date(now) : null
    await tx
      .update(lines)
      .set({ fate, isFaulty: own[0]!.isFaulty, doneAt })
      .where(and(eq(lines.importId, row.id), which))
  }
  const nextLine = last.line + 1
  await tx
    .update(imports)
    .set({ nextLine, letters: added(row.letters, letters) })
    .where(eq(imports.id, row.id))
  return some.length < LINES_AT_ONCE ? undefined : nextLine
}

const meantBy = ({ role, level, cohort }: LineRow, { cohorts }: Known) => ({
  role: readRole(role)!,
  namesRole: role !== '',
  level: readLevel(level)!,
  cohortId: cohort === '' ? null : cohorts.get(cohortKeyOf(cohort))![0]!,
})

type MeantLine = Omit<LineRow, 'role' | 'level'> & ReturnType<typeof meantBy>

/** Invites the addresses of some lines. Answers when their letters go out. */
async function inviteThem(
  context: Context,
  tx: Transaction,
  { groupId, madeBy, startedAt }: ImportRow,
  all: readonly MeantLine[],
): Promise<Letters[]> {
  if (all.length === 0) return []
  const [now, from] = [context.clock.now(), startedAt!.getTime()]
  const before = await lettersSince(tx, groupId, Math.min(now, from) - DAY_MS)
  const letters = lettersOver(before, { wanted: all.length, from, now })
  let at = 0
  for (const { at: askedAt, count } of letters) {
    const some = all.slice(at, (at += count)).map(({ name, email, emailKey, role, level, cohortId }) => {
      return { name, email, emailKey: emailKey!, role, level, cohortId, personalLine: '' }
    })
    const lettersBefore = before.find((one) => one.at === askedAt)?.count ?? 0
    await storeInvitations(context, tx, some, { groupId, invitedBy: madeBy, askedAt, lettersBefore })
  }
  return letters
}

/** Puts members into the cohorts that their lines name: as what these say, else as what they are in the group. */
async function addToCohorts(context: Context, tx: Transaction, groupId: Id, all: readonly MeantLine[]): Promise<void> {
  if (all.length === 0) return
  const owners = await confirmedStudents(
    tx,
    all.map(({ emailKey }) => emailKey!),
  )
  const roles = await rolesAmong(tx, groupId, [...owners.values()])
  for (const [cohortId, own] of Map.groupBy(all, (line) => line.cohortId!)) {
    const members = own.map(({ emailKey, role, namesRole }) => {
      const id = owners.get(emailKey!)!
      return { id, role: namesRole ? role : (roles.get(id) ?? role) }
    })
    await putInto(context, tx, { id: cohortId, groupId }, members)
  }
}

function added(before: readonly Letters[], more: readonly Letters[]): Letters[] {
  const counts = new Map(before.map(({ at, count }) => [at, count]))
  for (const { at, count } of more) counts.set(at, (counts.get(at) ?? 0) + count)
  return [...counts].map(([at, count]) => ({ at, count }))
}

/** Imports are not kept for ever: people stand in them who never came. */
export const sweepingImports = ({ db }: Context): TaskWork =>
  carriedOut(sweepImport, async ({ importId }) => {
    await db.delete(imports).where(eq(imports.id, importId))
  })

/** What tables say of somebody who is erased goes along. Imports are held before their lines, as whoever carries one out does. */
export const forgetImported: Listener = inTransaction(accountErased, async (tx, { accountId }) => {
  const account = await anyAccountById(tx, accountId)
  if (!hasOwnEmail(account)) return
  const isTheirs = eq(lines.emailKey, emailKeyOf(account.email))
  const held = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.id, tx.select({ id: lines.importId }).from(lines).where(isTheirs)))
    .orderBy(asc(imports.id))
    .for('update')
  if (held.length === 0) return
  const isOfHeld = sql`${lines.importId} = any(${sql.param(held.map(({ id }) => id))}::uuid[])`
  const gone = tx.$with('gone').as(tx.delete(lines).where(and(isTheirs, isOfHeld)).returning({ importId: lines.importId }))
  // What is left of a file is whole without them.
  const many = sql`(select count(*)::int from ${gone} where ${gone.importId} = ${imports.id})`
  await tx
    .with(gone)
    .update(imports)
    .set({ expected: sql`${imports.expected} - ${many}` })
    .where(inArray(imports.id, tx.select({ id: gone.importId }).from(gone)))
})
