import { DAY_MS } from '@trellis/contract/durations.ts'
import { LONGEST_CODE_DAYS, MOST_CODE_USES } from '@trellis/contract/groups/codes/codeSigns.ts'
import { z } from 'zod'
import { WHOLE_NUMBER } from '../../../ui/words/wholeNumber.ts'
import { dayHere, endOfDay } from '../../../ui/zonedTimes.ts'
import type { Terms } from './useJoinCode.ts'

/** What a new code has unless its advisor says otherwise: a week for a class. */
const [USUAL_DAYS, USUAL_USES] = [7, 40]

/** What is typed of a code's end and of how many may use it: its last day as the browser's date field has it. */
export interface TypedTerms {
  readonly expiresAt: string
  readonly mostUses: string
}

/** The terms of a new code. @param now in milliseconds since 1970 */
export function usualTerms(now: number): Terms {
  return { expiresAt: endOfDay(dayHere(now + USUAL_DAYS * DAY_MS)), mostUses: USUAL_USES }
}

export const typedOf = ({ expiresAt, mostUses }: Terms): TypedTerms => ({ expiresAt: dayHere(expiresAt), mostUses: String(mostUses) })

/**
 * Reads what was typed.
 * @param stored the terms as they are: a day that stays keeps its time
 */
export const termsSchema = (stored: Terms | undefined, now: () => number) =>
  z.object({
    expiresAt: z.string().transform((typed, check) => {
      const end = stored !== undefined && typed === dayHere(stored.expiresAt) ? stored.expiresAt : endOfDay(typed)
      const fault = faultOf(end, now())
      if (fault === undefined) return end
      check.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    }),
    mostUses: z
      .string()
      .trim()
      .regex(WHOLE_NUMBER, 'Enter a whole number')
      .transform(Number)
      .pipe(z.number().min(1, 'Enter 1 or more').max(MOST_CODE_USES, `Enter ${MOST_CODE_USES} or less`)),
  })

function faultOf(end: number, now: number): string | undefined {
  if (Number.isNaN(end)) return 'Choose a day'
  if (end <= now) return 'Choose a day that is still to come'
  return end > now + LONGEST_CODE_DAYS * DAY_MS ? 'Choose a day within a year' : undefined
}
