import { Id } from '@trellis/contract/wire/ids.ts'
import { paths } from '@trellis/contract/screens.ts'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Letter, writeLetter } from '../../platform/mail/letter.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { advisorApprovedLetter, advisorRefusedLetter, advisorWaitsLetter } from '../accounts.letters.ts'
import { accountById } from '../accounts.queries.ts'
import { advisorById } from './approvals.queries.ts'

/** Tells a super-user that an advisor waits, unless somebody has decided already. */
export const mailAdvisorWaits = taskKind('accounts.mailAdvisorWaits', z.strictObject({ superUserId: Id, accountId: Id }), 'away')

/** Tells an advisor what was decided, unless it was decided otherwise meanwhile. */
export const mailDecision = taskKind(
  'accounts.mailDecision',
  z.strictObject({ accountId: Id, state: z.enum(['approved', 'refused']) }),
  'away',
)

/** Letters about the approval of advisors. */
export function approvalTasks({ config, db, mail, origin }: Context): TaskWork[] {
  const product = config.productName
  const send = (to: string, letter: Letter) => mail.send(writeLetter(to, product, letter))
  return [
    carriedOut(mailAdvisorWaits, async ({ superUserId, accountId }) => {
      const superUser = await accountById(db, superUserId)
      const advisor = await advisorById(db, accountId)
      if (!superUser?.isSuperUser || advisor?.state !== 'waiting') return
      await send(superUser.email, advisorWaitsLetter(product, advisor.email, `${origin()}${paths.adminPage()}`))
    }),
    carriedOut(mailDecision, async ({ accountId, state }) => {
      const advisor = await advisorById(db, accountId)
      if (advisor?.state !== state) return
      const letter =
        state === 'approved'
          ? advisorApprovedLetter(product, `${origin()}${paths.groupadminLogin()}`)
          : advisorRefusedLetter(product, advisor.reason ?? '', `${origin()}${paths.groupadminLogin()}`)
      await send(advisor.email, letter)
    }),
  ]
}
