import { readFilters } from '../../../people/found/filters.ts'
import type { Place } from '../../../people/found/PlaceFields.tsx'

export const anywhere: Place = { city: '', state: '', country: '' }

/** Reads from an address where groups have to be. What cannot be read is left out rather than an error. */
export function readPlace(query: Record<string, unknown>): Partial<Place> {
  const { level: _level, ...place } = readFilters(query)
  return place
}

/** 'Portland, Oregon'; empty for anywhere. */
export const wordsOfPlace = ({ city, state, country }: Place): string => [city, state, country].filter(Boolean).join(', ')
