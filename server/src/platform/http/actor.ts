import type { ProfileType } from '@trellis/contract/endpoint.ts'
import type { Id } from '@trellis/contract/ids.ts'

/** Who makes a call, told by the token: the person and what the token is good for. */
export interface Actor {
  readonly id: Id
  readonly type: ProfileType
  readonly isSuperUser: boolean
  /** `session`: everything; `signUp`: uploading one's own files; `reset`: setting one's password. */
  readonly scope: 'session' | 'signUp' | 'reset'
  /** What decides whom the person may see: the year of birth, where it is known, and the groups that they belong to. */
  readonly birthYear: number | null
  readonly membership: readonly Id[]
  /** The stored form of the token, to end this session by. */
  readonly tokenHash: string
}

/** Why a token is not good. */
export type Refusal = 'NotSignedIn' | 'SessionEnded'

/** Tells who a bearer token belongs to, and counts as activity of its session. */
export type Authenticate = (token: string) => Promise<Actor | Refusal>
