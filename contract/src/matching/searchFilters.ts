import { z } from 'zod'
import { levels } from '../profiles/levels.ts'
import { Level } from '../profiles/profiles.ts'
import { text } from '../texts/text.ts'
import { Id } from '../wire/ids.ts'
import { size, start } from '../wire/paging.ts'

/** What a search of people or postings takes. An empty filter does not filter. */
export const searchFilters = {
  start,
  size,
  keyword: text(200).default(''),
  level: z.array(Level).max(levels.length).default([]),
  membership: z.array(Id).max(50).default([]),
  locationFilter: z
    .strictObject({ city: text(100).default(''), state: text(100).default(''), country: text(100).default('') })
    .prefault({}),
  cohortID: Id.nullish(),
}
