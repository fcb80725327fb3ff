import type { Id } from '@trellis/contract/wire/ids.ts'
import { inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Compared } from '../../matching/matching.present.ts'
import type { Measures } from '../../genome/genomeOf.ts'
import { writeVectors } from '../../matching/vectors/storedVectors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newValuesOf } from '../../platform/database/upsert.ts'
import { postingIndex } from '../postings.tables.ts'
import { postingWords } from './wordList.ts'

/** What a posting is found and compared by. */
export interface IndexedPosting extends Compared {
  readonly postingId: Id
  /** All its words, as `searchTextOf` makes them. */
  readonly searchText: string
  /** The skills that it lists, by name. */
  readonly skills: readonly string[]
}

/** Sets what postings are found and compared by: some hundreds at most. */
export async function indexPostings(
  context: Pick<Context, 'tasks'>,
  tx: Transaction,
  { population }: Pick<Measures, 'population'>,
  all: readonly IndexedPosting[],
): Promise<void> {
  if (all.length === 0) return
  const ids = all.map(({ postingId }) => postingId)
  const before = await tx.select({ searchText: postingIndex.searchText }).from(postingIndex).where(inArray(postingIndex.postingId, ids))
  const rows = all.map(({ vectors, signature, skills, ...words }) => ({
    ...words,
    skills: [...skills],
    signature: signature && [...signature],
    ...writeVectors(vectors, population),
  }))
  await tx
    .insert(postingIndex)
    .values(rows)
    .onConflictDoUpdate({ target: postingIndex.postingId, set: newValuesOf(postingIndex) })
  await postingWords.follow(context, tx, before.map(textOf), all.map(textOf))
}

const textOf = ({ searchText }: { readonly searchText: string }): string => searchText
