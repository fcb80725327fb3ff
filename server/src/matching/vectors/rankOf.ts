import { type Column, sql, type SQL } from 'drizzle-orm'
import type { RankedBy } from '../scoring/rankedBy.ts'
import { writeVectors } from './storedVectors.ts'

/** Where the vectors of what is ranked are read: columns of any query. */
interface VectorColumns {
  readonly direction: Column
  readonly tags: Column
  readonly terms: Column
}

/** What the database ranks by: the raw score. `<#>` is the negative inner product. */
export function rankOf(by: RankedBy, { direction, tags, terms }: VectorColumns): SQL<number> {
  const written = writeVectors(by)
  return sql<number>`-(${direction} <#> ${JSON.stringify(written.direction)}::vector)
    - (${tags} <#> ${written.tags}::sparsevec) - (${terms} <#> ${written.terms}::sparsevec)`
}
