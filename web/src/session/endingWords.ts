import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import type { SessionState } from './session.ts'

const why: Partial<Record<NonNullable<SessionState['ending']>, string>> = {
  idle: `You were signed out after ${IDLE_MINUTES} minutes without activity.`,
  ended: 'Your session has ended. Please sign in again.',
  refused: 'Your session has ended. Please sign in again.',
  elsewhere: 'You signed out in another tab of this browser.',
}

/** Why the last session ended and what came of the text that was not stored; undefined where nobody wonders. */
export function endingWords({ ending, hasKeptText }: SessionState): string | undefined {
  const reason = ending && why[ending]
  if (hasKeptText) return `${reason ?? 'You are signed out.'} What you typed is kept in this browser until you sign in again.`
  return reason
}
