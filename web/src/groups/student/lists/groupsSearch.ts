import { readOpen } from '../../../ui/lists/opening.ts'
import { readPlace } from './placeFilters.ts'

/** What the query of a list's address says: apart from what the list requests, which no first screen of a visitor needs. */
export const readGroupsSearch = (query: Record<string, unknown>) => ({ ...readPlace(query), ...readOpen(query) })
