import type { AssignedTo } from './tableState.ts'
import { Failure } from '../../platform/http/failure.ts'

/** So many pairs are worked out at once: mentees times mentors, or jobs. What they take of memory and time stands in docs/decisions. */
export const MOST_PAIRS = 20_000_000
/**
 * So long a question waits for its turn at the most, and so long it is worked on it, in milliseconds: together less than a silent connection is kept
 * (`CONNECTION_TIMEOUT_MS`), so that whoever asks is told why instead of being cut off.
 */
export const LONGEST_WAIT_MS = 20_000
export const LONGEST_WORK_MS = 40_000

/** @throws Failure TooLarge where there are more pairs than are worked out at once */
export function requireWorkable(mentees: number, others: number, noun: AssignedTo): void {
  if (mentees * others <= MOST_PAIRS) return
  const people = `${mentees.toLocaleString('en')} mentees and ${others.toLocaleString('en')} ${noun}s`
  const sentence = `${people} are too many to be compared at once, and nothing was changed. Divide them among several mentoring groups.`
  throw new Failure('TooLarge', { sentence })
}

/** Why work was stopped that took too long. */
export const tookTooLong = (): Failure =>
  new Failure('TooLarge', {
    sentence:
      `This took more than ${LONGEST_WORK_MS / 1_000} seconds, and nothing was changed. Try again when less is going on, ` +
      'or divide the people among several mentoring groups.',
  })
