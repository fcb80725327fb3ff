import { DAY_MS } from '@trellis/contract/durations.ts'
import { type ImportFate, type ImportLine, isToDo, isToMend, type MemberImport } from '@trellis/contract/memberImports/memberImports.ts'
import { cohortKeyOf } from '@trellis/contract/memberImports/memberLines.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, min } from 'drizzle-orm'
import { accountById, confirmedStudents, emailKeyOf, namesOfAccounts } from '../../accounts/accounts.queries.ts'
import { personById } from '../../accounts/persons.queries.ts'
import type { Context } from '../../context.ts'
import { groupsOf, placesOf } from '../../memberships/memberships.queries.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/pages.ts'
import type { Person } from '../../platform/http/actor.ts'
import { remainingPosting } from '../../postings/postings.queries.ts'
import { viewerFactsOf } from '../../profiles/profiles.queries.ts'
import { cohortsOfPeople, openCohorts } from '../cohorts/cohorts.queries.ts'
import { fatesOf } from '../invitations/invitations.actions.ts'
import { lettersOver } from '../invitations/invitations.policy.ts'
import { lettersSince, optedOutAmong } from '../invitations/invitations.queries.ts'
import type { Known } from './imports.policy.ts'
import { memberImportLines as lines, memberImports as imports } from './imports.tables.ts'

export type ImportRow = typeof imports.$inferSelect
export type LineRow = typeof lines.$inferSelect

/** The import of a group, of which there is one at most. */
export async function importOf(db: Queries, groupId: Id): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.groupId, groupId))
  return row
}

/** Whether an import is for somebody to read line by line, and to carry out: its lines tell what whoever began it sees of people. */
export const isTheirs = ({ madeBy }: Pick<ImportRow, 'madeBy'>, { id, isSuperUser }: Pick<Person, 'id' | 'isSuperUser'>): boolean =>
  madeBy === id || isSuperUser

/** An import as an advisor of its group reads it. */
export async function presentImport(db: Queries, now: number, row: ImportRow, actor: Person): Promise<MemberImport> {
  const counted = await db
    .select({ fate: lines.fate, lines: count(), done: count(lines.doneAt) })
    .from(lines)
    .where(eq(lines.importId, row.id))
    .groupBy(lines.fate)
  const sum = (which: (fate: ImportFate) => boolean, what: 'lines' | 'done' = 'lines') =>
    counted.reduce((total, one) => total + (which(one.fate) ? one[what] : 0), 0)
  const arrived = sum(() => true)
  const done = sum(() => true, 'done')
  // What was done about may have another fate by then.
  const toDo = done + sum(isToDo) - sum(isToDo, 'done')
  const wanted = sum((fate) => fate === 'invited')
  const state = stateOf(row, arrived)
  const before = state === 'checked' && wanted > 0 ? await lettersSince(db, row.groupId, now - DAY_MS) : []
  return {
    id: row.id,
    by: isTheirs(row, actor) ? null : await nameOf(db, row.madeBy),
    fileName: row.fileName,
    state,
    createdAt: row.createdAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    stoppedBy: row.stoppedBy,
    expected: row.expected,
    arrived,
    counts: Object.fromEntries(counted.map((one) => [one.fate, one.lines])),
    toMend: sum(isToMend),
    toDo,
    done,
    letters: state === 'checked' ? lettersOver(before, { wanted, from: now, now }) : row.letters,
  }
}

const nameOf = async (db: Queries, id: Id | null): Promise<string> => (id === null ? '' : ((await namesOfAccounts(db, [id])).get(id) ?? ''))

/** How far an import is of which so many lines are here. */
function stateOf({ endedAt, startedAt, expected }: ImportRow, arrived: number): MemberImport['state'] {
  if (endedAt !== null) return 'ended'
  if (startedAt !== null) return 'running'
  return arrived < expected ? 'arriving' : 'checked'
}

/** A page of the lines of an import, those to be mended first. */
export async function linesOf(db: Queries, importId: Id, { page, size }: { page: number; size: number }): Promise<Page<ImportLine>> {
  const rows = await db
    .select()
    .from(lines)
    .where(eq(lines.importId, importId))
    .orderBy(desc(lines.isFaulty), asc(lines.line))
    .limit(size)
    .offset(page * size)
  return { items: rows.map(toldLine), total: await db.$count(lines, eq(lines.importId, importId)) }
}

/** Some lines of an import, in their order. */
export async function someLines(db: Queries, importId: Id, numbers: readonly number[]): Promise<ImportLine[]> {
  const rows = await db
    .select()
    .from(lines)
    .where(and(eq(lines.importId, importId), inArray(lines.line, [...numbers])))
    .orderBy(asc(lines.line))
  return rows.map(toldLine)
}

const toldLine = ({ line, name, email, role, cohort, level, fate, sameAs, doneAt }: LineRow): ImportLine => ({
  line,
  name,
  email,
  role,
  cohort,
  level,
  fate,
  sameAs,
  done: doneAt !== null,
})

/** What has to be known to judge lines with these addresses: a few queries for all of them. */
export async function knownFor(
  context: Pick<Context, 'clock' | 'config'>,
  tx: Transaction,
  { id, groupId, madeBy }: Pick<ImportRow, 'id' | 'groupId' | 'madeBy'>,
  keys: readonly string[],
): Promise<Known> {
  const named = Map.groupBy(await openCohorts(tx, groupId), ({ name }) => cohortKeyOf(name))
  const own = new Map([...named].map(([key, some]) => [key, some.map((cohort) => cohort.id)]))
  if (keys.length === 0) return { cohorts: own, firstLines: new Map(), fates: new Map(), optedOut: new Set(), inCohorts: new Map() }
  const firsts = await tx
    .select({ key: lines.emailKey, first: min(lines.line) })
    .from(lines)
    .where(and(eq(lines.importId, id), isNotNull(lines.emailKey), inArray(lines.emailKey, [...keys])))
    .groupBy(lines.emailKey)
  const { ownerId } = await remainingPosting(tx, groupId)
  const facts = { ...viewerFactsOf(context.config), groupsOf, placesOf }
  const advisor = madeBy === null ? undefined : await personById({ db: tx, config: context.config }, facts, madeBy)
  const fates = await fatesOf(context, tx, { groupId, ownerId, advisor }, keys)
  const members = keys.filter((key) => fates.get(key) === 'member')
  const owners = members.length === 0 ? new Map<string, Id>() : await confirmedStudents(tx, members)
  const cohorts = await cohortsOfPeople(tx, groupId, [...owners.values()])
  return {
    cohorts: own,
    firstLines: new Map(firsts.map(({ key, first }) => [key!, first!])),
    fates,
    optedOut: await optedOutAmong(tx, keys),
    inCohorts: new Map([...owners].map(([key, owner]) => [key, new Set((cohorts.get(owner) ?? []).map((one) => one.id))])),
  }
}

/** What tables that advisors brought in say of somebody, for their archive. */
export async function importedOf(db: Queries, accountId: Id) {
  const account = await accountById(db, accountId)
  if (account === undefined) return []
  const { name, role, cohort, level, line } = lines
  return db
    .select({ groupId: imports.groupId, name, role, cohort, level, at: imports.createdAt })
    .from(lines)
    .innerJoin(imports, eq(imports.id, lines.importId))
    .where(eq(lines.emailKey, emailKeyOf(account.email)))
    .orderBy(imports.createdAt, line)
}
