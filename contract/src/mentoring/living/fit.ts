import { z } from 'zod'
import { DAY_MS } from '../../durations.ts'
import { text } from '../../texts/text.ts'

/** Whether somebody finds that a pair is a good fit. */
export const fitAnswers = ['yes', 'unsure', 'no'] as const
export const FitAnswer = z.enum(fitAnswers)
export type FitAnswer = z.output<typeof FitAnswer>

/** So long after a pair is published both are asked whether it is a good fit, in milliseconds. */
export const FIT_ASKED_AFTER = 30 * DAY_MS
/** So many days the link in the mail with this question works. */
export const FIT_LINK_DAYS = 30

export const LONGEST_ASK_REASON = 800
/** Why somebody asks for another mentor, or mentee: for advisors alone. */
export const AskReason = text(LONGEST_ASK_REASON).default('')
