import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { Compared } from '../../matching/matching.present.ts'
import { readVectors, type StoredRank } from '../../matching/vectors/storedVectors.ts'
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

type ComparedRow = Parameters<typeof readVectors>[0] & { readonly skills: readonly string[]; readonly signature: number[] | null }

/** The columns of `comparedBy` as they are compared. */
export const readCompared = ({ skills, signature, ...vectors }: ComparedRow): Compared => ({
  vectors: { ...readVectors(vectors), asked: skillNodes(skills) },
  signature,
})

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

/** The skills that a posting lists, by their indices in the vocabulary; those that it does not know are left out. */
export function skillNodes(names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => vocabulary.indexOf(name)).filter((index) => index !== vocabulary.otherIndex))
}

/** A posting with what it is compared by, and the skills that it lists, by name. */
export interface ComparedPosting extends Compared {
  readonly posting: Posting
  readonly skills: readonly string[]
}

/** A posting with what it is compared by, whoever asks and also where it is deleted. */
export async function comparedPosting(db: Queries, id: Id): Promise<ComparedPosting | undefined> {
  const [row] = await comparedStatement(db).execute({ id })
  return row && { posting: row.posting, skills: row.compared.skills, ...readCompared(row.compared) }
}

const comparedStatement = prepared((db) => {
  const [posting, indexed] = [everyPosting(db), indexedPostings(db)]
  return db
    .select({ posting: posting._.selectedFields, compared: comparedBy(indexed) })
    .from(indexed)
    .innerJoin(posting, eq(posting.id, indexed.postingId))
    .where(eq(indexed.postingId, placeholder<Id>('id')))
})
