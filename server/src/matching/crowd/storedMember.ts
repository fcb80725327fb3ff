import type { Id } from '@trellis/contract/ids.ts'
import type { Direction } from '../direction.ts'
import { readVectors } from '../storedVectors.ts'
import type { CrowdMember } from './crowd.ts'

/** A person as the database keeps them for matching. */
export interface StoredMember {
  readonly profileId: Id
  readonly name: string
  readonly searchText: string
  readonly level: number
  readonly yearsExperience: number
  readonly listed: boolean
  readonly birthYear: number | null
  readonly locationCity: string
  readonly locationState: string
  readonly locationCountry: string
  readonly membership: readonly Id[]
  readonly direction: Direction
  readonly tags: string
  readonly terms: string
}

export function memberOf(row: StoredMember): CrowdMember {
  return {
    id: row.profileId,
    name: row.name,
    level: row.level,
    yearsExperience: row.yearsExperience,
    listed: row.listed,
    birthYear: row.birthYear,
    city: row.locationCity,
    state: row.locationState,
    country: row.locationCountry,
    membership: row.membership,
    vectors: readVectors(row),
  }
}
