import { type Column, sql, type SQL } from 'drizzle-orm'
import type { RankedBy } from '../scoring/rankedBy.ts'
import { writeSparse } from './storedVectors.ts'
import { TAG_PLACES } from './comparedColumns.ts'
import { TEXT_PLACES } from './terms.ts'

/** Where the vectors of what is ranked are read: columns of any query. */
interface VectorColumns {
  readonly direction: Column
  readonly tags: Column
  readonly related: Column
  readonly terms: Column
}

/** What the database ranks by: the raw score. `<#>` is the negative inner product. */
export function rankOf(by: RankedBy, { direction, tags, related, terms }: VectorColumns): SQL<number> {
  return sql<number>`-(${direction} <#> ${JSON.stringify(by.direction)}::vector)
    - coalesce(${related} <#> ${JSON.stringify(by.related)}::vector, 0)
    - (${tags} <#> ${writeSparse(by.tags, TAG_PLACES)}::sparsevec) - (${terms} <#> ${writeSparse(by.text, TEXT_PLACES)}::sparsevec)`
}
