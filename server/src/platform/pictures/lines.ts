import { type LetterStyle, lineWidth } from './lettering.ts'

const ELLIPSIS = '…'
/** What nothing follows on is no end of a line. */
const TRAILING = /[\s\p{P}&]+$/u

/** A text on lines of a width at most, broken between words, or within one that is wider than a line; what does not fit into `most` lines is cut off. */
export function wrapped(text: string, width: number, most: number, style: LetterStyle): string[] {
  const fits = (line: string) => lineWidth(line, style) <= width
  const lines: string[] = []
  let rest = text.split(/\s+/).filter((word) => word !== '')
  while (rest.length > 0 && lines.length < most) {
    let taken = 0
    while (taken < rest.length && fits(rest.slice(0, taken + 1).join(' '))) taken++
    if (taken > 0) {
      lines.push(rest.slice(0, taken).join(' '))
      rest = rest.slice(taken)
    } else {
      const [start, end] = broken(rest[0]!, fits)
      lines.push(start)
      rest = [end, ...rest.slice(1)].filter((word) => word !== '')
    }
  }
  const last = lines.at(-1)
  if (rest.length === 0 || last === undefined) return lines
  return [...lines.slice(0, -1), shortened(last, fits)]
}

/** A word that is wider than a line, with what is left of it; one letter stands on a line however wide it is. */
function broken(word: string, fits: (line: string) => boolean): [start: string, end: string] {
  const letters = Array.from(word)
  let taken = 1
  while (taken < letters.length && fits(letters.slice(0, taken + 1).join(''))) taken++
  return [letters.slice(0, taken).join(''), letters.slice(taken).join('')]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line)
  const cut = () => letters.join('').replace(TRAILING, '') + ELLIPSIS
  while (letters.length > 1 && !fits(cut())) letters.pop()
  return cut()
}
