import { and, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { isInCountry, isInOtherCountry } from '../../matching/search/countryConditions.ts'
import { groups } from '../groups.tables.ts'

/** Where somebody lives, in plain text; empty where they do not tell it. */
interface Home {
  readonly state: string
  readonly country: string
}

const placeOf = (field: 'locationState' | 'locationCountry'): SQL<string> =>
  sql<string>`lower(trim(coalesce(${groups.info} ->> ${sql.raw(`'${field}'`)}, '')))`

/** `isNearTo` in the database: whether somebody can come to where a group meets. */
export function isWithinReach({ state, country }: Home): SQL {
  const [ofGroup, stateOfGroup] = [placeOf('locationCountry'), placeOf('locationState')]
  const isElsewhere = and(isInCountry(ofGroup, country), ne(stateOfGroup, ''), ne(stateOfGroup, state))
  return not(or(isInOtherCountry(ofGroup, country), state === '' ? undefined : isElsewhere)!)
}
