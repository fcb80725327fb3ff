import type { Id } from '@trellis/contract/wire/ids.ts'
import type { RankedVectors } from '../vectors/vectors.ts'

/** A person as the match index keeps them. */
export interface IndexMember {
  readonly id: Id
  readonly name: string
  /** Place in the order of levels, from 0. */
  readonly level: number
  readonly yearsExperience: number
  /** Confirmed and not hidden. */
  readonly listed: boolean
  readonly birthYear: number | null
  /** In plain text, as filters give them. */
  readonly city: string
  readonly state: string
  readonly country: string
  readonly membership: readonly Id[]
  /** Those of the groups in which the person is a mentor. */
  readonly mentoring: readonly Id[]
  readonly vectors: RankedVectors
  /** Of all that the database keeps of this person for matching: another number says that something changed. */
  readonly digest: number
}
