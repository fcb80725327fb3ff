import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { storeGenomes } from '../genome/genome.actions.ts'
import { groupsOf, mentoredBy } from '../memberships/memberships.queries.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { newValuesOf } from '../platform/database/upsert.ts'
import type { Profile } from '../profiles/profile.ts'
import { profileById, profilesAfter } from '../profiles/profiles.queries.ts'
import { noteSearched } from './matchIndex/database/searchedColumns.ts'
import { indexedPeople, thisTransaction } from './matching.tables.ts'
import { isListed, type MatchRow, matchRowOf } from './vectors/matchRows.ts'
import type { Measures } from './scoring/measures.ts'
import type { Terms } from './vectors/vectors.ts'

/** Stores what matching reads of many people, and answers it; `terms` are read where they are not there. */
export async function storeMatchRows(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  db: Queries,
  measures: Measures,
  people: readonly (Profile & { terms?: Terms | undefined })[],
): Promise<MatchRow[]> {
  if (people.length === 0) return []
  const rows = people.map((profile) => matchRowOf(profile, measures, clock.now()))
  await db
    .insert(indexedPeople)
    .values(rows)
    .onConflictDoUpdate({ target: indexedPeople.profileId, set: newValuesOf(indexedPeople) })
  if (config.matchIndex === 'database') await noteSearched(db, rows)
  return rows
}

/** Takes a person into the matches of others, or out of them, in the transaction that hides or shows them. */
export async function followVisibility(tx: Transaction, profileId: Id): Promise<void> {
  const profile = await profileById(tx, profileId)
  const listed = profile !== undefined && isListed(profile.row)
  await tx.update(indexedPeople).set({ listed, changedIn: thisTransaction }).where(eq(indexedPeople.profileId, profileId))
}

/** Keeps the groups by which matches are filtered in step, in the transaction that changes them. */
export async function followMemberships(tx: Transaction, accountIds: readonly Id[]): Promise<void> {
  const { profileId } = indexedPeople
  await tx
    .update(indexedPeople)
    .set({ membership: groupsOf(tx, profileId), mentoring: mentoredBy(tx, profileId), changedIn: thisTransaction })
    .where(inArray(profileId, [...accountIds]))
}

/**
 * Makes the genomes and the match rows of all people anew, some hundreds at a time: after the vocabulary or the
 * population table changed, or after people were put into the database by other ways.
 * @returns how many people there are
 */
export async function reindexEverybody(context: Context, measures: Measures, { batch = 500 }: { batch?: number } = {}): Promise<number> {
  let after: Id | undefined
  let done = 0
  for (;;) {
    const people = await context.db.transaction(async (tx) => {
      const people = await profilesAfter(tx, after, batch)
      await storeGenomes(tx, measures, people, context.clock.now())
      await storeMatchRows(context, tx, measures, people)
      return people
    })
    done += people.length
    after = people.at(-1)?.row.id
    if (after === undefined || people.length < batch) return done
  }
}
