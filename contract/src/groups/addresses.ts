import { Email } from '../accounts/accounts.ts'
import { shorten } from '../texts/text.ts'

/** One e-mail address of a list that somebody pasted, or what stands there in its place. */
export interface ReadAddress {
  /** As written, but for what stands around it; a faulty one is shortened. */
  readonly email: string
  readonly isFaulty: boolean
}

const SHOWN_FAULTY = 100
/** A name in quotes before an address in angle brackets. */
const QUOTED_NAME = /"[^"\n\t<@]{0,200}" {0,10}(?=<)/g
const BETWEEN = /[\n\r,;\t]+/
const BEFORE = /^(?:mailto:|["'(<[])+/i
const AFTER = '"\')>].:'

/**
 * The e-mail addresses in a text that was pasted from anywhere: one a line, a row of a table, the field 'To' of a mail. Each as often as it
 * stands there, in its order; what can be no address is told.
 */
export function readAddresses(text: string): ReadAddress[] {
  return text.replace(QUOTED_NAME, '').split(BETWEEN).flatMap(readPiece)
}

function readPiece(piece: string): ReadAddress[] {
  const bracketed = piece.lastIndexOf('<')
  const written = bracketed === -1 ? piece.trim() : piece.slice(bracketed)
  if (written === '') return []
  const words = written.split(/\s+/)
  const addresses = words.filter((word) => word.includes('@'))
  // Names may stand before an address; where there is none, all of it is told.
  return (addresses.length > 0 ? addresses : [written]).map((word) => {
    const email = withoutSurroundings(word)
    const isFaulty = !email.includes('@') || !Email.safeParse(email).success
    return { email: isFaulty ? shorten(word.trim(), SHOWN_FAULTY) : email, isFaulty }
  })
}

/** From the end sign by sign: a pattern would begin anew at each of thousands of dots. */
function withoutSurroundings(word: string): string {
  let end = word.length
  while (end > 0 && AFTER.includes(word[end - 1]!)) end--
  return word.slice(0, end).replace(BEFORE, '')
}

const SCHEME_OR_WWW = /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)\S*/gi
/** What mail programs make a link of: a dot between letters or digits, with two letters or more behind it; or an address. */
const BARE_LINK = /\S*(?:@\S|[\p{L}\d]\.\p{L}{2})\S*/u

/** Words of a person for a letter to somebody whom they may not know: in one paragraph, without anything that a mail program shows as a link. */
export const withoutLinks = (words: string): string =>
  words
    .replace(SCHEME_OR_WWW, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !BARE_LINK.test(word))
    .join(' ')
