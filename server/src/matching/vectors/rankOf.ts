import { type Column, sql, type SQL } from 'drizzle-orm'
import { isOfAnySubject } from '../../vocabulary/kinds.ts'
import type { RankedBy } from '../scoring/rankedBy.ts'
import { TAG_PLACES, unitSparse } from './sparse.ts'
import { writeSparse } from './storedVectors.ts'
import { TEXT_PLACES } from './terms.ts'

/** Where the vectors of what is ranked are read: columns of any query. */
interface VectorColumns {
  readonly direction: Column
  readonly tags: Column
  readonly related: Column
  readonly terms: Column
}

/** What the database ranks by: the raw score. `<#>` is the negative inner product. */
export const rankOf = (by: RankedBy, columns: VectorColumns): SQL<number> =>
  sql<number>`${rankWithoutGenome(by, columns)} - (${columns.direction} <#> ${JSON.stringify(by.direction)}::vector)`

/** The part of {@link rankOf} that does not come from the genome. */
export function rankWithoutGenome(by: RankedBy, { tags, related, terms }: VectorColumns): SQL<number> {
  return sql<number>`-coalesce(${related} <#> ${JSON.stringify(by.related)}::vector, 0)
    - (${tags} <#> ${writeSparse(by.tags, TAG_PLACES)}::sparsevec) - (${terms} <#> ${writeSparse(by.text, TEXT_PLACES)}::sparsevec)`
}

/** Whether the two show one of the same skills, patience and the like not counted. */
export function isOfOneSubject({ tags: own }: Pick<RankedBy, 'tags'>, { tags }: Pick<VectorColumns, 'tags'>): SQL<boolean> {
  const ofSubject = own.indices.map((index, at) => ({ index, value: own.values[at]! })).filter(({ index }) => !isOfAnySubject(index))
  return sql<boolean>`(${tags} <#> ${writeSparse(unitSparse(ofSubject), TAG_PLACES)}::sparsevec) < 0`
}
