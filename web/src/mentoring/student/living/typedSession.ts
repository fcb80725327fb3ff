import { HOUR_MS } from '@trellis/contract/durations.ts'
import { LONGEST_SESSION_NOTE, type MentoringSession, SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { text } from '@trellis/contract/texts/text.ts'
import { z } from 'zod'
import { WHOLE_NUMBER } from '../../../ui/words/wholeNumber.ts'
import { momentHere, zoneHere } from '../../../ui/zonedTimes.ts'

/** What is typed of a session: its time as the browser's field has it. */
export interface TypedSession {
  readonly at: string
  readonly minutes: string
  readonly note: string
  readonly shared: boolean
}

/** A session as it most often is, which ends now. */
export const usualSession = (now: number): TypedSession => ({
  at: momentHere(now - (now % HOUR_MS)),
  minutes: '60',
  note: '',
  shared: false,
})

export const typedOf = ({ at, minutes, note, shared }: MentoringSession): TypedSession => ({
  at: momentHere(at),
  minutes: String(minutes),
  note,
  shared,
})

/** Reads what was typed, as it is sent. */
export const sessionSchema = z
  .object({
    at: z.string().transform((typed, check) => {
      const at = new Date(typed).getTime()
      const read = SessionTold.shape.at.safeParse(at)
      if (read.success) return at
      check.addIssue({ code: 'custom', message: Number.isNaN(at) ? 'Choose a day and a time' : read.error.issues[0]!.message })
      return z.NEVER
    }),
    minutes: z
      .string()
      .trim()
      .transform((typed) => (WHOLE_NUMBER.test(typed) ? Number(typed) : Number.NaN))
      .pipe(SessionTold.shape.minutes),
    note: text(LONGEST_SESSION_NOTE),
    shared: z.boolean(),
  })
  .transform((told) => ({ ...told, timeZone: zoneHere() }))

/**
 * Whether the other one is told of a session that is saved: of one that is to come, and is new or has another time.
 * @param stored the session that is changed; undefined where one is added
 * @param written those that are written down: one's own of the same time is the same session
 */
export function isOtherTold(
  at: number,
  stored: Pick<MentoringSession, 'at'> | undefined,
  written: readonly Pick<MentoringSession, 'at' | 'own'>[],
  now: number,
): boolean {
  const isSame = stored === undefined ? written.some((one) => one.own && one.at === at) : stored.at === at
  return at > now && !isSame
}
