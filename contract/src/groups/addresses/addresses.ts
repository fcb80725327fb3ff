import { Email } from '../../accounts/accounts.ts'
import { shorten } from '../../texts/text.ts'
import { whyNoAddress } from './whyNoAddress.ts'

/** One e-mail address of a list that somebody pasted, or what stands there in its place. */
export interface ReadAddress {
  /** As written, but for what stands around it; a faulty one is shortened. */
  readonly email: string
  readonly isFaulty: boolean
  /** What is wrong with it, in a sentence; empty where nothing is. */
  readonly why: string
  /** In which line it stands, the first being 1. */
  readonly line: number
  /** Where it stands in the text, with what stands around it. */
  readonly start: number
  readonly end: number
}

/** A part of a text, and where it begins in it. */
interface Part {
  readonly text: string
  readonly start: number
}

const SHOWN_FAULTY = 100
/** A name in quotes before an address in angle brackets. */
const QUOTED_NAME = /"[^"\n\t<@]{0,200}" {0,10}(?=<)/g
const BETWEEN_LINES = /\r\n|\n|\r/
const CELL = /[^,;\t]+/g
const WORD = /\S+/g
const BEFORE = /^(?:mailto:|["'(<[])+/i
const AFTER = '"\')>].:'
const HEADING = /^["' ]*e?-?mail(?:[ -]?address(?:es)?)?["' ]*$/i
/** What somebody may have meant as an address, though it has no @: one word with a dot before letters. */
const MEANT_AS_ADDRESS = /^(?!["'(<[]{0,9}(?:www\.|https?:))[^\s.]{1,100}(?:\.[^\s.]{0,100}){0,9}\.\p{L}{2,}["')>\]]{0,9}$/iu

/**
 * The e-mail addresses in a text that was pasted from anywhere: one a line, a table with other columns, the field 'To' of a mail. Each as often
 * as it stands there, in its order; what can be no address is told, with the reason. Names beside an address, and the first line of a table,
 * are passed over.
 */
export function readAddresses(text: string): ReadAddress[] {
  // As many blanks as there were signs: what is read stays where it is.
  const withoutNames = text.replace(QUOTED_NAME, (name) => ' '.repeat(name.length))
  const read: ReadAddress[] = []
  let start = 0
  let isFirst = true
  for (const [at, line] of withoutNames.split(BETWEEN_LINES).entries()) {
    const found = readLine({ text: line, start }, at + 1, isFirst)
    for (const one of found) read.push(one)
    if (line.trim() !== '') isFirst = false
    start += line.length
    start += withoutNames.startsWith('\r\n', start) ? 2 : 1
  }
  return read
}

function readLine(line: Part, number: number, isFirst: boolean): ReadAddress[] {
  const cells = partsOf(line, CELL).filter(({ text }) => text.trim() !== '')
  if (cells.length === 0) return []
  const read = cells.flatMap(wordsOf)
  if (read.length > 0) return read.map((word) => readWord(word, number))
  if (isFirst && cells.some(({ text }) => HEADING.test(text))) return []
  const [first, last] = [trimmed(cells[0]!), trimmed(cells.at(-1)!)]
  const whole = line.text.slice(first.start - line.start, last.start + last.text.length - line.start)
  return [readWord({ text: whole, start: first.start }, number)]
}

/** What in a cell is an address, or was meant as one. Names may stand before it, also such as are addresses. */
function wordsOf(cell: Part): Part[] {
  const bracketed = cell.start + Math.max(0, cell.text.lastIndexOf('<'))
  const words = partsOf(cell, WORD).flatMap((word) => splitAt(word, bracketed))
  const addresses = words.filter(({ text }) => text.includes('@'))
  const inBrackets = addresses.filter(({ start }) => start >= bracketed)
  if (inBrackets.length > 0) return [...addresses.filter((word) => word.start < bracketed && isNoName(word.text)), ...inBrackets]
  if (addresses.length > 0) return addresses
  const whole = trimmed(cell)
  return MEANT_AS_ADDRESS.test(whole.text) ? [whole] : []
}

const splitAt = ({ text, start }: Part, place: number): Part[] =>
  place <= start || place >= start + text.length
    ? [{ text, start }]
    : [
        { text: text.slice(0, place - start), start },
        { text: text.slice(place - start), start: place },
      ]

/** Whether a word before an address was meant as another one, and is none. */
function isNoName(word: string): boolean {
  const email = withoutSurroundings(word)
  const isMeant = email.indexOf('@') > 0 && email.lastIndexOf('@') < email.length - 1
  return isMeant && !Email.safeParse(email).success
}

function readWord({ text, start }: Part, line: number): ReadAddress {
  const email = withoutSurroundings(text)
  const isFaulty = !email.includes('@') || !Email.safeParse(email).success
  const place = { line, start, end: start + text.length }
  return isFaulty
    ? { email: shorten(text, SHOWN_FAULTY), isFaulty, why: whyNoAddress(email), ...place }
    : { email, isFaulty, why: '', ...place }
}

const partsOf = ({ text, start }: Part, pattern: RegExp): Part[] =>
  [...text.matchAll(pattern)].map((found) => ({ text: found[0], start: start + found.index }))

const trimmed = ({ text, start }: Part): Part => ({ text: text.trim(), start: start + text.length - text.trimStart().length })

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
