import type { Pauses } from '@trellis/contract/mentoring/living/pauses.ts'
import { day } from '../ui/dates.ts'

/** The last day of a pause, which ends with that day: 'Pauses until March 4, 2026'. */
export const pausedWords = (until: number): string => `Pauses until ${day(until)}`

/** Which of a pair pauses, told to somebody else. */
export function pausesWords({ mentee, mentor }: Pauses): string | undefined {
  if (mentee !== null && mentor !== null) return `The mentee pauses until ${day(mentee)}, and the mentor until ${day(mentor)}`
  if (mentee !== null) return `The mentee pauses until ${day(mentee)}`
  return mentor === null ? undefined : `The mentor pauses until ${day(mentor)}`
}

/** The same told to one of the two. @param as what the other one is to them */
export function pausesTold({ mentee, mentor }: Pauses, as: keyof Pauses, name: string): string | undefined {
  const [own, other] = as === 'mentor' ? [mentee, mentor] : [mentor, mentee]
  const words = [
    ...(own === null ? [] : [`You pause until ${day(own)}.`]),
    ...(other === null ? [] : [`${name} pauses until ${day(other)}.`]),
  ]
  if (words.length === 0) return undefined
  return `${words.join(' ')} Meanwhile nobody reminds you to meet, or asks whether it is a good fit. You can still plan sessions.`
}
