import { type Advisor, ASKED_AGAIN_AFTER, type OwnApproval } from '@trellis/contract/accounts/approvals.ts'
import type { AdvisorRow, approvalOf } from './approvals.queries.ts'

type Approval = NonNullable<Awaited<ReturnType<typeof approvalOf>>>

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null

/** An advisor as super-users read them in the list of those who wait, or waited, for approval. */
export function presentAdvisor({ id, askedAt, decidedAt, decidedBy, reason, ...said }: AdvisorRow): Advisor {
  const decision = { decidedAt: timeOf(decidedAt), decidedBy: decidedBy ?? '', reason: reason ?? '' }
  return { _id: id, ...said, askedAt: askedAt.getTime(), ...decision }
}

/** From when on an advisor may ask again, in milliseconds since 1970; null for who is approved. */
export function mayAskAgainAt({ state, askedAt, decidedAt }: Pick<Approval, 'state' | 'askedAt' | 'decidedAt'>): number | null {
  if (state === 'approved') return null
  const last = state === 'refused' ? (decidedAt ?? askedAt) : askedAt
  return last.getTime() + ASKED_AGAIN_AFTER[state]
}

/** What advisors read of their own approval. */
export function presentApproval(approval: Approval): OwnApproval {
  const { state, askedAt, toldAt, decidedAt, reason } = approval
  return {
    state,
    askedAt: askedAt.getTime(),
    toldAt: timeOf(toldAt),
    decidedAt: timeOf(decidedAt),
    reason: reason ?? '',
    mayAskAgainAt: mayAskAgainAt(approval),
  }
}
