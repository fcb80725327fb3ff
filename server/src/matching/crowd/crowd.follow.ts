import type { Id } from '@trellis/contract/ids.ts'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { once } from '../../platform/database/once.ts'
import { searchedTexts } from '../../profiles/profiles.queries.ts'
import { matchIndex, thisTransaction } from '../matching.tables.ts'
import type { ScoreWeights } from '../score.ts'
import type { CrowdAnswer, CrowdQuestion, CrowdSearch } from './crowd.ts'
import { type CrowdThread, startCrowd } from './crowdThread.ts'

/** The crowd as the database has it. */
export interface FollowedCrowd {
  /** Reads everybody, which the first search would otherwise wait for. */
  warm(): Promise<void>
  /** Compares with everybody, with all that was committed before the call. */
  nearest(search: CrowdSearch): Promise<CrowdAnswer>
  /** Those whose names are most like what is asked for, of all that was committed before the call. */
  named(question: CrowdQuestion): Promise<CrowdAnswer>
  /** Takes out people whom the database has no longer: a row that is deleted leaves no change to be read. */
  forget(ids: readonly Id[]): void
  stop(): Promise<void>
}

const ROWS_AT_ONCE = 2_000
/** Before every id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Keeps a crowd in step with the database. Each row bears the transaction that wrote it last; before each search, what
 * was written by transactions that had not ended at the last look is read. So no write is missed, whoever made it, in
 * whichever order writers commit.
 * @param begin starts a crowd's thread
 */
export function followCrowd({ db }: Pick<Context, 'db'>, weights: ScoreWeights, begin = startCrowd): FollowedCrowd {
  let crowd: CrowdThread | undefined
  let seenUpTo = '0'
  let reading: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** The crowd; a new one, which has yet to read everybody, where its thread has ended by an error. */
  async function livingCrowd(): Promise<CrowdThread> {
    if (crowd?.hasEnded) {
      crowd = undefined
      seenUpTo = '0'
    }
    return (crowd ??= await readFirst())
  }

  /** Numbers from another server's past, as a restored copy bears, would count as new for ever. */
  async function readFirst(): Promise<CrowdThread> {
    await db
      .update(matchIndex)
      .set({ changedIn: thisTransaction })
      .where(sql`${matchIndex.changedIn} > ${thisTransaction}`)
    return begin(weights)
  }

  async function readChanges(): Promise<void> {
    const crowd = await livingCrowd()
    const { rows } = await db.execute<{ upto: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as upto`)
    const upTo = rows[0]!.upto
    const changes = once(db, 'changes of the crowd', () => changesQuery(db))
    let after = { changedIn: seenUpTo, profileId: NOBODY }
    for (;;) {
      const changed = await changes.execute(after)
      if (changed.length > 0) crowd.put(changed)
      if (changed.length < ROWS_AT_ONCE) break
      const { changedIn, profileId } = changed.at(-1)!
      after = { changedIn, profileId }
    }
    seenUpTo = upTo
  }

  /** A look that began before the call may have missed the caller's own write: then another one follows it. */
  async function catchUp(): Promise<void> {
    if (reading === undefined) {
      reading = readChanges().finally(() => (reading = undefined))
      return reading
    }
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = undefined
        reading = readChanges().finally(() => (reading = undefined))
        return reading
      })
    return next
  }

  return {
    warm: catchUp,
    async nearest(search) {
      await catchUp()
      return crowd!.nearest(search)
    },
    async named(question) {
      await catchUp()
      return crowd!.named(question)
    },
    forget: (ids) => crowd?.forget(ids),
    async stop() {
      await Promise.allSettled([reading, next])
      await crowd?.stop()
    },
  }
}

/** The people written after a place in the order of transactions and ids. */
function changesQuery(db: Queries) {
  const { changedIn, profileId } = matchIndex
  const searched = searchedTexts(db)
  return db
    .select({ ...getTableColumns(matchIndex), name: searched.name, searchText: searched.searchText })
    .from(matchIndex)
    .innerJoin(searched, eq(searched.id, profileId))
    .where(sql`(${changedIn}, ${profileId}) > (${sql.placeholder('changedIn')}::xid8, ${sql.placeholder('profileId')}::uuid)`)
    .orderBy(changedIn, profileId)
    .limit(ROWS_AT_ONCE)
}
