import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** The weights that pictures are written in. */
const weights = [400, 600]
/** The files of one weight, each with a part of Unicode. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

/** What names and titles are written in: Latin with its accents, Greek, Cyrillic, and the signs between them. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x4ff],
  [0x1e80, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
]

/** Between which letters the distance is corrected: there are too many pairs of all. */
const kerned = lettersIn([[0x20, 0x7e]])

/** Nothing that depends on what stands beside a letter: letters are placed one by one. */
const PLAIN = { calt: false, liga: false, clig: false }

/** The outlines of Inter that come with the product, one letter or pair a line, made from the font itself. */
export function shippedLettersAnew(): string {
  return weights.flatMap((weight) => linesOf(weight)).join('')
}

function linesOf(weight: number): string[] {
  const fonts = parts.map((part) => fontOf(part, weight))
  const letters = lettersIn(ranges).flatMap((letter) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!))
    return font === undefined ? [] : [line(weight, letter, ...outlineOf(font, letter))]
  })
  const [latin] = fonts
  const pairs = kerned.flatMap((left) =>
    kerned.flatMap((right) => {
      const correction = kerningOf(latin!, left + right)
      return correction === 0 ? [] : [line(weight, left + right, correction)]
    }),
  )
  return [...letters, ...pairs]
}

function fontOf(part: string, weight: number): Font {
  const file = import.meta.resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`)
  return create(readFileSync(fileURLToPath(file))) as Font
}

function outlineOf(font: Font, letter: string): [advance: number, path: string] {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0)!)
  return [glyph.advanceWidth, glyph.path.toSVG()]
}

function kerningOf(font: Font, pair: string): number {
  const { glyphs, positions } = font.layout(pair, PLAIN)
  return glyphs.length === 2 ? positions[0]!.xAdvance - glyphs[0]!.advanceWidth : 0
}

function lettersIn(ranges: readonly (readonly [from: number, to: number])[]): string[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
}

const line = (...cells: (string | number)[]): string => `${cells.join('\t')}\n`
