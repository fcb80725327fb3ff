import { ToldForMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { z } from 'zod'
import { endOfDay } from '../../ui/zonedTimes.ts'

const latest = ToldForMentoring.shape.pausedUntil

/** Reads the last day of a pause, as a date field has it: the pause ends with that day on the reader's clock. */
export const pauseSchema = (now: () => number) =>
  z.object({
    pausedUntil: z.string().transform((typed, check) => {
      const end = endOfDay(typed)
      const fault = Number.isNaN(end) ? 'Choose a day' : end <= now() ? 'Choose a day that is still to come' : undefined
      const message = fault ?? latest.safeParse(end).error?.issues[0]!.message
      if (message === undefined) return end
      check.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  })
