import type { FieldValues, Resolver } from 'react-hook-form'
import { noReply } from '../../api/failure.ts'

// What an account screen needs only once something is typed. It comes later, so that the screen itself comes sooner.

/** What is loaded, or a failure that says that the server was not reached. */
async function reached<M>(loading: Promise<M>): Promise<M> {
  return await loading.catch(() => {
    throw noReply()
  })
}

const loadChecks = () => reached(import('../checks.ts'))
type Checks = Awaited<ReturnType<typeof loadChecks>>

/** Loads the checks ahead of their use, when a field is entered. A failure shows when they are used. */
export function prepareChecks(): void {
  void loadChecks().catch(() => undefined)
}

/** Checks a form by the one of `checks.ts` that is chosen. */
export function checkedBy<V extends FieldValues, T>(choose: (checks: Checks) => Resolver<V, unknown, T>): Resolver<V, unknown, T> {
  return async (...form) => choose(await loadChecks())(...form)
}

export const accountCalls = () => reached(import('@trellis/contract/accounts/accounts.ts'))
export const profileCalls = () => reached(import('@trellis/contract/profiles/profiles.calls.ts'))
