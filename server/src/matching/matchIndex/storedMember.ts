import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Direction } from '../vectors/direction.ts'
import { readRanked } from '../vectors/storedVectors.ts'
import type { IndexMember } from './indexMember.ts'

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
  readonly mentoring: readonly Id[]
  readonly direction: Direction
  readonly tags: string
  readonly related: readonly number[] | null
  readonly terms: string
  readonly digest: number
}

/** Somebody as the match index keeps them, from their row in the database. */
export function memberOf(row: StoredMember): IndexMember {
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
    mentoring: row.mentoring,
    vectors: readRanked(row),
    digest: row.digest,
  }
}
