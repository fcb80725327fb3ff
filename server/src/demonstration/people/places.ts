import { readFileSync } from 'node:fs'
import type { Random } from '../random.ts'
import { readSections } from './sections.ts'

export interface Place {
  readonly locationCity: string
  readonly locationState: string
  readonly locationCountry: string
}

/** Real cities: people live somewhere. Schools and companies are made up. */
const sharedPlaces = readFileSync(new URL('../data/places.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [locationCity = '', locationState = '', locationCountry = '', share = '', timeZone = ''] = line.split('\t')
    return { place: { locationCity, locationState, locationCountry }, share: Number(share), timeZone }
  })

const places: readonly Place[] = sharedPlaces.map(({ place }) => place)

/** All places, each as often as its share: to pick from. Most of a community live in one region, the others all over the world. */
export const homes: readonly Place[] = sharedPlaces.flatMap(({ place, share }) => Array.from<Place>({ length: share }).fill(place))

/** A place in the same country, often another one. */
export function placeNear(random: Random, { locationCountry }: Place): Place {
  return random.pick(places.filter((place) => place.locationCountry === locationCountry))
}

const lists = new Map(readSections('words.txt').map(({ id, list }) => [id, list('items')]))
const words = (id: string) => lists.get(id)!.flatMap((line) => line.split(', '))
const towns = words('towns')
const brands = words('brands')
const saints = words('saints')

/** Fills in invented names: {town} or {place}, {brand} or {name}, {saint}. */
function filled(random: Random, pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, kind: string) => {
    if (kind === 'saint') return random.pick(saints)
    return random.pick(kind === 'town' || kind === 'place' ? towns : brands)
  })
}

export const schoolName = (random: Random): string => filled(random, random.pick(lists.get('schools')!))
export const collegeName = (random: Random): string => filled(random, random.pick(lists.get('colleges')!))
export const tradeSchoolName = (random: Random): string => filled(random, random.pick(lists.get('trade-schools')!))
export const employerName = (random: Random, employers: readonly string[]): string => filled(random, random.pick(employers))

const keyOf = ({ locationCity, locationState, locationCountry }: Partial<Place>): string =>
  [locationCity, locationState, locationCountry].join(', ')
const timeZones = new Map(sharedPlaces.map(({ place, timeZone }) => [keyOf(place), timeZone]))

/** The time zone of one of the cities; undefined elsewhere. */
export const timeZoneOf = (place: Partial<Place>): string | undefined => timeZones.get(keyOf(place))
