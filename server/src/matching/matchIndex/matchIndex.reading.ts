import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { searchedTexts } from '../../profiles/profiles.queries.ts'
import { columnsToRead, indexedPeople, thisTransaction } from '../matching.tables.ts'
import type { StoredMember } from './storedMember.ts'

/** How far the history of a database was seen. */
export interface Position {
  /** Every transaction from this one on had not begun or not ended. */
  readonly from: string
  /** Transactions before `from` that had not ended either. */
  readonly open: readonly string[]
  /** Another one after a fail-over or a crash: what was seen may be gone, and the numbers of transactions may come again. */
  readonly history: string | null
}

/** Before every change. */
export const BEGINNING: Position = { from: '0', open: [], history: null }

/** A person as they are read: whoever is leaving is to be forgotten. */
export interface ReadMember extends StoredMember {
  readonly leaving: boolean
}

/** What is kept of a person, in a number. */
export interface Digest {
  readonly id: Id
  readonly digest: number
}

const ROWS_AT_ONCE = 2_000
const DIGESTS_AT_ONCE = 10_000
/** Before every id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * How far the database is now. A fail-over begins a timeline, and a crash resets the statistics: both together are the
 * history. A standby, which takes no writes, has none to tell.
 */
export async function positionOf(db: Queries): Promise<Position> {
  const { rows } = await db.execute<{ from: string; open: string[]; history: string | null }>(sql`
    select pg_snapshot_xmax(now)::text as "from", array(select pg_snapshot_xip(now)::text) as open,
      case when not pg_is_in_recovery()
        then concat(left(pg_walfile_name(pg_current_wal_lsn()), 8), ' ', pg_stat_get_bgwriter_stat_reset_time()) end as history
    from pg_current_snapshot() as now`)
  return rows[0]!
}

/**
 * Whoever was written by transactions that had not ended at a position, some thousands at a time: as many as there are,
 * whatever other transaction is still open.
 */
export async function* changesSince(db: Queries, { from, open }: Position): AsyncGenerator<ReadMember[]> {
  if (open.length > 0) yield* inParts(db, 'open', { open, from: '0' })
  yield* inParts(db, 'all', { from })
}

async function* inParts(
  db: Queries,
  among: 'open' | 'all',
  { from, ...values }: { from: string; open?: readonly string[] },
): AsyncGenerator<ReadMember[]> {
  const statement = changesStatement(db, among)
  let after = { changedIn: from, profileId: NOBODY }
  for (;;) {
    const members = await statement.execute({ ...values, ...after })
    if (members.length > 0) yield members
    if (members.length < ROWS_AT_ONCE) return
    const last = members.at(-1)!
    after = { changedIn: last.changedIn, profileId: last.profileId }
  }
}

/** Of transactions that are listed as open, or of all. */
const changesStatement = prepared((db, among: 'open' | 'all') => {
  const { changedIn, profileId } = indexedPeople
  const comesAfter = sql`(${changedIn}, ${profileId}) > (${sql.placeholder('changedIn')}::xid8, ${sql.placeholder('profileId')}::uuid)`
  const isAmong = among === 'open' ? isAnyOf(changedIn, 'open') : undefined
  return membersQuery(db).where(and(isAmong, comesAfter)).orderBy(changedIn, profileId).limit(ROWS_AT_ONCE)
})

/** These people as matching keeps them. */
export async function membersOf(db: Queries, ids: readonly Id[]): Promise<ReadMember[]> {
  return membersStatement(db).execute({ ids })
}

const membersStatement = prepared((db) => membersQuery(db).where(isAnyOf(indexedPeople.profileId, 'ids')))

/** Everybody who stays with the digest of what is kept of them, some thousands at a time. */
export async function* digests(db: Queries): AsyncGenerator<Digest[]> {
  const statement = digestsStatement(db)
  let after: Id = NOBODY
  for (;;) {
    const part = await statement.execute({ after })
    if (part.length > 0) yield part
    if (part.length < DIGESTS_AT_ONCE) return
    after = part.at(-1)!.id
  }
}

const digestsStatement = prepared((db) => {
  const { profileId } = indexedPeople
  const searched = searchedTexts(db)
  return db
    .select({ id: profileId, digest: digestOf(searched) })
    .from(indexedPeople)
    .innerJoin(searched, eq(searched.id, profileId))
    .where(and(sql`${profileId} > ${sql.placeholder('after')}::uuid`, not(searched.leaving)))
    .orderBy(profileId)
    .limit(DIGESTS_AT_ONCE)
})

/** Numbers from another server's past, as a restored copy bears, would count as new for ever. Some thousands at a time. */
export async function takeOverNumbers(db: Queries): Promise<void> {
  const { changedIn, profileId } = indexedPeople
  for (;;) {
    const some = db
      .select({ profileId })
      .from(indexedPeople)
      .where(sql`${changedIn} > ${thisTransaction}`)
      .limit(ROWS_AT_ONCE)
    const { rowCount } = await db.update(indexedPeople).set({ changedIn: thisTransaction }).where(inArray(profileId, some))
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return
  }
}

/** What the match index in memory reads of people; the words of their texts are for explaining alone. */
function columnsOfMembers() {
  const { termWords: _, ...columns } = columnsToRead()
  return columns
}

function membersQuery(db: Queries) {
  const searched = searchedTexts(db)
  return db
    .select({
      ...columnsOfMembers(),
      name: searched.name,
      searchText: searched.searchText,
      leaving: searched.leaving,
      digest: digestOf(searched),
    })
    .from(indexedPeople)
    .innerJoin(searched, eq(searched.id, indexedPeople.profileId))
    .$dynamic()
}

/** 53 bits of a digest of all that the match index reads of a person: as many as a number holds. */
function digestOf({ name, searchText }: Pick<ReturnType<typeof searchedTexts>, 'name' | 'searchText'>) {
  const { profileId: _, changedIn: __, birthYear, direction, related, tags, terms, ...others } = columnsOfMembers()
  // Their bytes: writing so many numbers as text takes three times as long.
  const vectors = [
    sql`vector_send(${direction})`,
    sql`coalesce(vector_send(${related}), '')`,
    ...[tags, terms].map((column) => sql`sparsevec_send(${column})`),
  ]
  const columns = [
    sql`coalesce(${birthYear}, 0)`,
    ...vectors.map((bytes) => sql`encode(${bytes}, 'hex')`),
    ...Object.values(others).map((column) => sql`${column}`),
    name,
  ]
  // A digest as the other one's seed: the long text is not copied.
  const digest = sql`hashtextextended(concat_ws(E'\n', ${sql.join(columns, sql`, `)}), hashtextextended(${searchText}, 0))`
  return sql<number>`(${digest} & 9007199254740991)::float8`
}
