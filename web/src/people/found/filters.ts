import { isLevel, type Level } from '@trellis/contract/profiles/levels.ts'

/** How a list of people is narrowed. */
export interface Filters {
  readonly keyword: string
  readonly level: Level[]
  readonly city: string
  readonly state: string
  readonly country: string
}

export const noFilters: Filters = { keyword: '', level: [], city: '', state: '', country: '' }

/** What of the filters the address's query holds: only what is set. The keyword is a part of the path. */
export type FilterSearch = Partial<Omit<Filters, 'keyword'>>

const LONGEST_PLACE = 100
// No schema: routes are read before anything else loads, and a schema would bring its library along.
const isPlace = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_PLACE

/** Reads filters from an address. What cannot be read is left out rather than an error. */
export function readFilters({ level, city, state, country }: Record<string, unknown>): FilterSearch {
  const levels = Array.isArray(level) ? [...new Set(level)].filter(isLevel) : []
  return {
    ...(levels.length > 0 && { level: levels }),
    ...(isPlace(city) && { city }),
    ...(isPlace(state) && { state }),
    ...(isPlace(country) && { country }),
  }
}

export const isFiltered = ({ level, city, state, country }: Filters): boolean => level.length > 0 || `${city}${state}${country}` !== ''

/** Whether an address may ask for people of a type: students and professionals, the 'profile' and 'Normal' of old. */
export const isSearchable = (profileType: string): boolean => profileType === 'profile' || profileType === 'Normal'
