import { Capacity } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { Languages, type OwnMentoring, Topics } from '@trellis/contract/mentoring/ownMentoring.ts'
import { languageName } from '@trellis/contract/profiles/languageNames.ts'
import { type Language, languageOf } from '@trellis/contract/profiles/languages.ts'
import { z } from 'zod'
import { WHOLE_NUMBER } from '../../../ui/words/wholeNumber.ts'

/** What is typed of it: topics and languages one on each line; no time zone where they tell none. */
export interface TypedTold {
  readonly capacity: string
  readonly offers: string
  readonly seeks: string
  readonly languages: string
  readonly timeZone: string
}

type Told = Pick<OwnMentoring, 'capacity' | 'offers' | 'seeks' | 'languages' | 'timeZone'>

export const typedOf = ({ capacity, offers, seeks, languages, timeZone }: Told): TypedTold => ({
  capacity: capacity === null ? '' : String(capacity),
  offers: offers.join('\n'),
  seeks: seeks.join('\n'),
  languages: languages.map(languageName).join('\n'),
  timeZone: timeZone ?? '',
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

/** The codes of the languages that are typed, one on each line or with commas. */
const typedLanguages = z.string().transform((typed, check) => {
  const named = linesOf(typed.replaceAll(/[,;]/g, '\n')).map((line) => languageOf(line) ?? line)
  const unknown = named.find((one) => typeof one === 'string')
  if (unknown === undefined)
    return readBy(
      Languages,
      named.map((one) => (one as Language).code),
      check,
    )
  check.addIssue({ code: 'custom', message: `Write the English name of a language in place of “${unknown}”` })
  return z.NEVER
})

const typedTopics = z.string().transform((typed, check) => readBy(Topics, linesOf(typed), check))

/** Reads what was typed; an empty field says nothing. */
export const toldSchema = z.object({
  capacity: z.string().transform((typed, check) => {
    if (typed.trim() === '') return null
    return readBy(Capacity, WHOLE_NUMBER.test(typed.trim()) ? Number(typed) : Number.NaN, check)
  }),
  offers: typedTopics,
  seeks: typedTopics,
  languages: typedLanguages,
  timeZone: z.string().transform((chosen) => chosen || null),
})
