import { z } from 'zod'
import { isPublicAddress } from './publicAddress.ts'

/** Text that any database can store: no NUL character, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000')
}

const UNSTORABLE = 'This contains characters that cannot be stored'

/** Signs that one does not see, and that turn round all that is written after them, also what others write: a name with U+202E in a sentence. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** Text as it is written, without signs that turn round what stands beside it. Scripts from right to left need none of them. */
export const inItsDirection = (value: string): string => value.replace(TURNING, '')

/** One line or paragraph typed by a person: trimmed, at most `longest` characters. */
export function text(longest: number) {
  return z.string().max(longest, `Use at most ${longest} characters`).refine(isStorable, UNSTORABLE).overwrite(inItsDirection).trim()
}

/** Any character but blanks and those that show nothing, such as U+200B. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Like {@link text}, but something has to be there that one can see. */
export function requiredText(longest: number, message = 'Please fill this in') {
  return z
    .string()
    .max(longest, `Use at most ${longest} characters`)
    .refine(isStorable, UNSTORABLE)
    .overwrite(inItsDirection)
    .trim()
    .min(1, message)
    .refine((value) => value === '' || seen.test(value), message)
}

/** An https address on the public Internet that a person gives of themselves, or nothing. */
export function webLink() {
  return text(500)
    .refine((value) => value === '' || (/^https:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value)), {
      error: 'Use a full link that starts with https://',
      abort: true,
    })
    .refine((value) => value === '' || isPublicAddress(value), 'Use a link that everybody can open, without a name or password in it')
}

/** The https address that somebody wrote as 'linkedin.com/in/ada' or with http; undefined where it is no address. */
export function readLink(value: string): string | undefined {
  const written = value.trim()
  const link = /^https?:\/\//i.test(written) ? written.replace(/^http:/i, 'https:') : `https://${written}`
  return link.length > 'https://'.length && webLink().safeParse(link).success ? link : undefined
}

/** Long text cut to `length` characters and followed by '...'; a character of two halves is never cut through. */
export function shorten(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}...` : value
}
