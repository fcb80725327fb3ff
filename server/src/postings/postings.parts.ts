import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../platform/database/database.ts'
import { partKind } from '../platform/domain.ts'
import type { Oneself } from '../platform/http/actor.ts'
import type { Posting } from './postings.queries.ts'

/** What a kind of posting asks of its people, beside what every posting does. */
export interface AdmissionRules {
  readonly kind: PostingKind
  /** Why a person cannot apply, in a sentence; undefined where they can. */
  readonly whyNot: (tx: Transaction, person: Oneself, posting: Posting) => Promise<string | undefined>
  /** Holds what decides about a person's other groups until the transaction ends; called before their link is locked. */
  readonly hold: (tx: Transaction, personId: Id) => Promise<void>
  /** The groups that a person would have to leave before they can be accepted. */
  readonly inTheWay: (tx: Transaction, posting: Posting, personId: Id) => Promise<OtherMemberships['groups']>
  /** Called before its owner's side accepts a person: as what, if it was said. */
  readonly accepting: (tx: Transaction, posting: Posting, personId: Id, role: MemberRole | undefined) => Promise<void>
}

export const admissionRules = partKind<AdmissionRules>('postings.admissionRules')
