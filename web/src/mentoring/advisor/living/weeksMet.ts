import { WEEK_MS } from '@trellis/contract/durations.ts'
import type { LivingPair } from '@trellis/contract/mentoring/living/pairsLiving.ts'

/** So many weeks are drawn. */
export const WEEKS = 16

/** One of the last weeks, by how long ago it ends, with how many minutes a pair met in it; null before they were a pair. */
export interface Week {
  readonly week: number
  readonly minutes: number | null
}

/** The last weeks of a pair, the oldest first. */
export function weeksMet({ since, sessions }: Pick<LivingPair, 'since' | 'sessions'>, now: number): Week[] {
  return Array.from({ length: WEEKS }, (_, at) => {
    const week = WEEKS - 1 - at
    const end = now - week * WEEK_MS
    if (end <= since) return { week, minutes: null }
    const minutes = sessions.reduce((sum, session) => (session.at <= end && session.at > end - WEEK_MS ? sum + session.minutes : sum), 0)
    return { week, minutes }
  })
}
