import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { isOtherCountry, isSameCountry } from '@trellis/contract/profiles/countries.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Home } from '../../candidates/candidates.parts.ts'

/**
 * Tells whether somebody can come to where a group meets: a group that tells of a place meets there, and nobody goes to another country for it, or
 * to another state. What one of the two does not tell is near.
 */
export function isNearTo({
  locationState,
  locationCountry,
}: Pick<GroupInfo, 'locationState' | 'locationCountry'>): (home: Home) => boolean {
  const state = plainText(locationState)
  return (home) => {
    if (isOtherCountry(home.locationCountry, locationCountry)) return false
    const stateOfHome = plainText(home.locationState)
    return state === '' || stateOfHome === '' || state === stateOfHome || !isSameCountry(home.locationCountry, locationCountry)
  }
}
