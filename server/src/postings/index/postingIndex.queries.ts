import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Compared } from '../../matching/matching.present.ts'
import { rememberedVectors, writtenVectors } from '../../matching/remembered/rememberedVectors.ts'
import { type AskingVectors, readVectors, type StoredRank } from '../../matching/vectors/storedVectors.ts'
import type { Queries } from '../../platform/database/database.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { everyPosting, type Posting } from '../postings.queries.ts'
import { postingIndex } from '../postings.tables.ts'

/** What all postings are found and compared by, to be joined on `postingId`. */
export const indexedPostings = (db: Queries) => db.select(getTableColumns(postingIndex)).from(postingIndex).as('indexed')

export type IndexedPostings = ReturnType<typeof indexedPostings>

/** Of a posting, what it is compared by, as columns of a query. */
export const comparedBy = ({ direction, tags, terms, termWords, skills, signature }: IndexedPostings) => ({
  direction,
  tags,
  terms,
  termWords,
  skills,
  signature,
})

type ComparedRow = AskingVectors & { readonly signature: number[] | null }

/** The columns of `comparedBy` as they are compared. */
export const readCompared = ({ signature, ...vectors }: ComparedRow): Compared => ({ vectors: readVectors(vectors), signature })

/** What some postings are ranked by, by their ids. */
export async function rankedPostings(db: Queries, ids: readonly Id[]): Promise<Map<Id, StoredRank>> {
  if (ids.length === 0) return new Map()
  const { postingId, direction, tags, terms, related } = postingIndex
  const rows = await db
    .select({ postingId, rank: { direction, tags, terms, related } })
    .from(postingIndex)
    .where(inArray(postingId, [...ids]))
  return new Map(rows.map(({ postingId, rank }) => [postingId, rank]))
}

/** A posting with what it is compared by, and the skills that it lists, by name. */
export interface ComparedPosting extends Compared {
  readonly posting: Posting
  readonly skills: readonly string[]
}

/** A posting with what it is compared by, whoever asks and also where it is deleted. */
export async function comparedPosting(db: Queries, id: Id): Promise<ComparedPosting | undefined> {
  const [row] = await comparedStatement(db).execute({ id })
  if (row === undefined) return undefined
  const { posting, written, signature } = row
  return { posting, skills: written.skills, vectors: rememberedVectors(written), signature }
}

const comparedStatement = prepared((db) => {
  const [posting, indexed] = [everyPosting(db), indexedPostings(db)]
  return db
    .select({
      posting: posting._.selectedFields,
      written: { ...writtenVectors(indexed), skills: indexed.skills },
      signature: indexed.signature,
    })
    .from(indexed)
    .innerJoin(posting, eq(posting.id, indexed.postingId))
    .where(eq(indexed.postingId, placeholder<Id>('id')))
})
