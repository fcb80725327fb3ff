import { useQueryClient } from '@tanstack/react-query'
import { type Advisor, approveAdvisor, refuseAdvisor } from '@trellis/contract/accounts/approvals.ts'
import { call } from '../api/call.ts'
import { failedWith } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { focusMain } from '../ui/focusMain.ts'
import { notify } from '../ui/notices/notify.tsx'

/**
 * Approves an advisor, or refuses them where a reason is given, and says what came of it. Where somebody else decided meanwhile, the
 * lists show that.
 * @throws CallFailed where the reason is at fault
 */
export function useDecide(onDone: () => void) {
  const queries = useQueryClient()
  return async (advisor: Advisor, reason?: string): Promise<void> => {
    const { _id: id, name, state: was } = advisor
    let isDecided = true
    try {
      if (reason === undefined) await call(approveAdvisor, { params: { id }, body: { was } })
      else await call(refuseAdvisor, { params: { id }, body: { was, reason } })
      notify.success(reason === undefined ? `${name} is approved.` : `${name} was told why.`)
    } catch (failure) {
      if (failedWith(failure, 'BadInput')) throw failure
      isDecided = failedWith(failure, 'Stale') || failedWith(failure, 'NotFound')
      notify.failure(failure, isDecided ? '' : `Nothing changed for ${name}.`)
    }
    onDone()
    await queries.invalidateQueries({ queryKey: keys.advisors() })
    // Whoever was decided about goes to another list, and the button that asked with them.
    if (isDecided) focusMain()
  }
}
