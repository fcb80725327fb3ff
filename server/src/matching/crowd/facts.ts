import type { Id } from '@trellis/contract/ids.ts'
import type { CrowdMember } from './crowd.ts'
import type { CrowdFilter, CrowdView } from './filter.ts'

/** What filters ask of everybody, by their places in the crowd. */
export interface CrowdFacts {
  /** Adds somebody at the next place. */
  add(member: CrowdMember): void
  /** Nobody is at this place any more. */
  takeOut(place: number): void
  /** Tells of each place whether somebody is there whom a viewer may see. */
  inView(view: CrowdView): (place: number) => boolean
  /** The places of those who fit all of a filter but its words, in ascending order unless only some are asked for. */
  fitting(filter: CrowdFilter): number[]
}

/** Of whom no year of birth is known: born before no year. */
const NO_YEAR = 9_999

/**
 * A column for each fact: going through numbers that lie side by side takes a tenth of the time of going through people.
 * @param placeOf the place of a person, where there is one
 */
export function createFacts(placeOf: (id: Id) => number | undefined): CrowdFacts {
  const isThere: boolean[] = []
  const isListed: boolean[] = []
  const levels: number[] = []
  const years: number[] = []
  const birthYears: number[] = []
  const cities = createNames()
  const states = createNames()
  const countries = createNames()
  const memberships: (readonly Id[])[] = []

  const sharesOne = (place: number, groups: readonly Id[]): boolean =>
    memberships[place]!.some((group) => groups.includes(group))

  function everyPlace(): number[] {
    const places: number[] = []
    for (let place = 0; place < isThere.length; place++) places.push(place)
    return places
  }

  const placesOf = (ids: Iterable<Id>): number[] => Array.from(ids, placeOf).filter((place) => place !== undefined)

  function inView({ excluded, unlistedToo, age, self }: CrowdView): (place: number) => boolean {
    const isExcluded = new Uint8Array(isThere.length)
    for (const place of placesOf(excluded)) isExcluded[place] = 1
    const own = self === undefined ? undefined : placeOf(self)
    return (place) => {
      if (place === own) return true
      if (!isThere[place] || isExcluded[place] === 1 || !(isListed[place] || unlistedToo)) return false
      return age === undefined || birthYears[place]! < age.bornBefore || sharesOne(place, age.orIn)
    }
  }

  return {
    add(member) {
      isThere.push(true)
      isListed.push(member.listed)
      levels.push(member.level)
      years.push(member.yearsExperience)
      birthYears.push(member.birthYear ?? NO_YEAR)
      cities.add(member.city)
      states.add(member.state)
      countries.add(member.country)
      memberships.push(member.membership)
    },
    takeOut(place) {
      isThere[place] = false
    },
    inView,
    fitting(filter) {
      const { only, levels: wanted, ahead, city, state, country, membership } = filter
      let places = only === undefined ? everyPlace() : placesOf(only)
      if (country !== undefined) places = places.filter(countries.are(country))
      if (state !== undefined) places = places.filter(states.are(state))
      if (city !== undefined) places = places.filter(cities.are(city))
      if (wanted !== undefined) places = places.filter((place) => wanted.has(levels[place]!))
      if (ahead !== undefined) {
        places = places.filter((place) => {
          const level = levels[place]!
          return level > ahead.level || (level === ahead.level && years[place]! >= ahead.years)
        })
      }
      if (membership !== undefined) places = places.filter((place) => sharesOne(place, membership))
      return places.filter(inView(filter))
    },
  }
}

/** A column of names that many have in common: each is kept once, and compared by its number. */
function createNames() {
  const numbers = new Map<string, number>()
  const column: number[] = []
  return {
    add(name: string): void {
      const number = numbers.get(name) ?? numbers.size
      numbers.set(name, number)
      column.push(number)
    },
    /** Tells of each place whether this name is there. */
    are(name: string): (place: number) => boolean {
      const number = numbers.get(name)
      return (place) => column[place] === number
    },
  }
}
