import { Capacity } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type OwnMentoring, Topics } from '@trellis/contract/mentoring/ownMentoring.ts'
import { z } from 'zod'
import { WHOLE_NUMBER } from '../../ui/words/wholeNumber.ts'

/** What is typed of it: topics one on each line. */
export interface TypedTold {
  readonly capacity: string
  readonly offers: string
  readonly seeks: string
}

export const typedOf = ({ capacity, offers, seeks }: Pick<OwnMentoring, 'capacity' | 'offers' | 'seeks'>): TypedTold => ({
  capacity: capacity === null ? '' : String(capacity),
  offers: offers.join('\n'),
  seeks: seeks.join('\n'),
})

/** Reads something by a rule of the contract, whose first fault is the field's. */
function readBy<T>(rule: z.ZodType<T>, value: unknown, check: { addIssue: (issue: { code: 'custom'; message: string }) => void }): T {
  const read = rule.safeParse(value)
  if (read.success) return read.data
  check.addIssue({ code: 'custom', message: read.error.issues[0]!.message })
  return z.NEVER
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const typedTopics = z.string().transform((typed, check) => readBy(Topics, linesOf(typed), check))

/** Reads what was typed; an empty field says nothing. */
export const toldSchema = z.object({
  capacity: z.string().transform((typed, check) => {
    if (typed.trim() === '') return null
    return readBy(Capacity, WHOLE_NUMBER.test(typed.trim()) ? Number(typed) : Number.NaN, check)
  }),
  offers: typedTopics,
  seeks: typedTopics,
})
