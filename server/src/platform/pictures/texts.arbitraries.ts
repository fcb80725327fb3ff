import * as fc from 'fast-check'

const common = [...'abcWMil.,· &<>"\'AZéßЖΩệ0194-—', ' ', ' ', '\t', '\u0000', '\u0007', '\u202e', '\ud800', '\udc00', '\u0301', '🎻']
const withoutOutline = ['東', 'م', '𐀀']

const textOf = (signs: readonly string[]) => fc.array(fc.constantFrom(...signs), { maxLength: 220 }).map((written) => written.join(''))

/** Any text that somebody might write: words, signs of markup, halves of signs, and sometimes letters that there are no outlines of. */
export const anyText = fc.oneof({ weight: 4, arbitrary: textOf(common) }, { weight: 1, arbitrary: textOf([...common, ...withoutOutline]) })
