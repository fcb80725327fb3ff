import type { PairLife } from '@trellis/contract/mentoring/living/sessions.ts'

/** What is read of how many sessions there are. A process of the version before does not tell how often the two have met. */
type Past = Pick<PairLife['many'], 'past'> & Partial<Pick<PairLife['many'], 'met'>>

/** How often two have met, and how many of these meetings both wrote down. */
export function countWords({ past, met = past }: Past): string {
  if (past === 0) return 'No session so far'
  // What one of them wrote down may be what the other plans for later that day.
  const count = Math.max(met, 1)
  const twice = Math.min(past - count, count)
  const words = count === 1 ? '1 session so far' : `${count.toLocaleString('en')} sessions so far`
  if (twice === 0) return words
  return `${words}, ${count === 1 ? 'which' : `${twice.toLocaleString('en')} of which`} you both wrote down`
}

/** What stands above the sessions to come. */
export function plannedWords(count: number, isOver: boolean): string {
  if (isOver) return 'Planned before the pair ended'
  return count === 0 ? 'No next session is planned' : count === 1 ? 'Next session' : 'Next sessions'
}
