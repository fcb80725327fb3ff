import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { PlaceInGroup } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'

/** Somebody with an account, and what decides what they may do and see. */
export interface Person {
  readonly id: Id
  readonly type: PersonKind
  readonly isSuperUser: boolean
  /** What decides whom the person may see: the year of birth, null where it is not trusted, and what they are in their groups. */
  readonly trustedBirthYear: number | null
  /** Whether a minor sees the minors of all groups once an advisor has accepted them in one. */
  readonly seesVouched: boolean
  readonly places: readonly PlaceInGroup[]
  /** The groups that they belong to, those joined first coming first. */
  readonly membership: readonly Id[]
}

/** Somebody who does something for themselves, also where no call of theirs is made. */
export type Oneself = Pick<Person, 'id' | 'type' | 'membership'>

/** Who makes a call, told by the token: the person and what the token is good for. */
export interface Actor extends Person {
  /** `session`: everything; `signUp`: uploading one's own files; `reset`: setting one's password. */
  readonly scope: 'session' | 'signUp' | 'reset'
  /** Whether the person has to be approved first: until then they may make those calls alone that say so. */
  readonly isWaiting: boolean
  /** The stored form of the token, to end this session by. */
  readonly tokenHash: string
}

/** Why a token is not good. */
export type Refusal = 'NotSignedIn' | 'SessionEnded'

/** Tells who a bearer token belongs to. It counts as activity of the session unless it is `passive`. */
export type Authenticate = (token: string, how?: { readonly passive: boolean }) => Promise<Actor | Refusal>
