import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { endpoint, inSession, self, superUser } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { requiredText } from '../texts/text.ts'

/** Where an advisor stands: nobody has decided yet, or what a super-user decided last. */
export const approvalStates = ['waiting', 'approved', 'refused'] as const
export const ApprovalState = z.enum(approvalStates)
export type ApprovalState = z.infer<typeof ApprovalState>

/**
 * Why an advisor who is not in is not let in by accepting what another asks: a super-user refused them, or whoever asks cannot let anybody in,
 * since they no longer lead the group, are not in themselves, or have left.
 */
export const WhyNotLetIn = z.enum(['refused', 'asker'])
export type WhyNotLetIn = z.infer<typeof WhyNotLetIn>

/** How long after the last word an advisor may ask again, in milliseconds: who waits, and who was refused. */
export const ASKED_AGAIN_AFTER = { waiting: 72 * HOUR_MS, refused: DAY_MS } as const

/** The longest reason of a refusal: it is mailed. */
export const LONGEST_REASON = 500

/** An advisor as super-users see them who decide about them. */
export const Advisor = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  state: ApprovalState,
  /** What they say of themselves; empty where they say nothing. */
  companyInstitution: z.string(),
  title: z.string(),
  website: z.string(),
  /** When they began to wait, or asked last, in milliseconds since 1970. */
  askedAt: z.number(),
  /** Null while nobody has decided, or where they were let in by no decision. */
  decidedAt: z.number().nullable(),
  /** The name of who decided; empty where that is not a person who is still here. */
  decidedBy: z.string(),
  /** Of a refusal; empty otherwise. */
  reason: z.string(),
})
export type Advisor = z.infer<typeof Advisor>

export const listAdvisors = endpoint({
  method: 'GET',
  path: '/admin/advisors',
  access: superUser,
  summary: 'Answers the advisors in one state: those who wait, the longest first; the others, the last decision first.',
  query: z.strictObject({ state: ApprovalState.default('waiting'), page, size }),
  reply: listOf(Advisor),
  errors: [...inSession, 'Forbidden'],
})

const OneAdvisor = z.strictObject({ id: Id })
/** `was`: the state that whoever decides has seen. Where another super-user decided meanwhile, nothing happens. */
const Seen = z.strictObject({ was: ApprovalState })
const decisionErrors = [...inSession, 'Forbidden', 'NotFound', 'Stale'] as const
const Decided = z.object({ data: Advisor })

export const approveAdvisor = endpoint({
  method: 'POST',
  path: '/admin/advisors/:id/approve',
  access: superUser,
  summary: 'Lets an advisor in who waits or was refused, and tells them by mail. Once approved, approving is no change.',
  params: OneAdvisor,
  body: Seen,
  reply: Decided,
  details: Decided,
  errors: decisionErrors,
})

export const refuseAdvisor = endpoint({
  method: 'POST',
  path: '/admin/advisors/:id/refuse',
  access: superUser,
  summary: 'Refuses an advisor, or takes an approval back, with a reason that is mailed to them. They may be approved later.',
  params: OneAdvisor,
  body: Seen.extend({ reason: requiredText(LONGEST_REASON, 'Say why: they read it') }),
  reply: Decided,
  details: Decided,
  errors: decisionErrors,
})

/** How an advisor's own approval stands. */
const OwnApproval = z.object({
  state: ApprovalState,
  askedAt: z.number(),
  /** When super-users were told; null where there was none to be told. */
  toldAt: z.number().nullable(),
  decidedAt: z.number().nullable(),
  reason: z.string(),
  /** From when on they may ask again; null for who is approved. */
  mayAskAgainAt: z.number().nullable(),
})
export type OwnApproval = z.infer<typeof OwnApproval>
const OwnId = z.strictObject({ userId: Id })

export const getApproval = endpoint({
  method: 'GET',
  path: '/approval/:userId',
  access: self('params.userId', { types: ['advisor'] }),
  passive: true,
  whileWaiting: 'params.userId',
  summary: 'Answers an advisor whether they are approved. Asked again and again by the page on which they wait, it is no activity.',
  params: OwnId,
  reply: z.object({ data: OwnApproval }),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const askForApproval = endpoint({
  method: 'POST',
  path: '/approval/:userId',
  access: self('params.userId', { types: ['advisor'] }),
  whileWaiting: 'params.userId',
  summary:
    'Asks the super-users again: by an advisor who was refused a day ago, or has waited for three days. Who is approved asks for nothing.',
  params: OwnId,
  reply: z.object({ data: OwnApproval }),
  errors: [...inSession, 'Forbidden', 'NotFound', 'InvalidTransition'],
})
