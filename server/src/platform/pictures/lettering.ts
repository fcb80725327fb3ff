import { composed } from '@trellis/contract/texts/plainText.ts'
import { type Letter, type LetterWeight, lettersOf, UNITS } from './letters.ts'

export interface LetterStyle {
  /** In the units of the picture. */
  readonly size: number
  readonly weight: LetterWeight
}

/** A letter with how far from the line's beginning it stands, in units of letters. */
interface Placed {
  readonly letter: Letter
  readonly at: number
}

/** Where a letter stands: its baseline's beginning, and how far it is turned, in radians clockwise. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

const LETTER_OR_NUMERAL = /[\p{L}\p{N}]/u

/**
 * A text as it can be written on one line: at most so many characters, without signs that have no outline, such as emoji. Empty where a letter
 * or numeral has none, since a word that is written by half says something else.
 */
export function writable(text: string, most: number, weight: LetterWeight): string {
  const { of } = lettersOf(weight)
  const signs = Array.from(composed(text.replace(/\s+/g, ' '), most))
  if (signs.some((sign) => !of.has(sign) && LETTER_OR_NUMERAL.test(sign))) return ''
  const written = signs.filter((sign) => of.has(sign)).join('')
  return written.replace(/ +/g, ' ').trim()
}

/** How wide a line is, in the units of the picture. */
export function lineWidth(text: string, style: LetterStyle): number {
  return (placed(text, style.weight).width * style.size) / UNITS
}

/** The path of a line of text; `x` is its beginning, `y` its baseline. */
export function letteredLine(text: string, x: number, y: number, style: LetterStyle): string {
  const scale = style.size / UNITS
  return placed(text, style.weight)
    .letters.map(({ letter, at }) => outline(letter, { x: x + at * scale, y, turn: 0 }, scale))
    .join('')
}

/**
 * The path of a line of text around the center of the picture, its middle at `angle` (radians clockwise from the top).
 * @param radius of the baseline
 * @param turned whether the letters' feet point outward
 */
export function letteredArc(text: string, radius: number, angle: number, turned: boolean, style: LetterStyle): string {
  const scale = style.size / UNITS
  const { letters, width } = placed(text, style.weight)
  const way = turned ? -1 : 1
  return letters
    .map(({ letter, at }) => {
      // A letter stands upright over its middle, so its beginning lies half its width before that.
      const half = (letter.advance * scale) / 2
      const middle = angle + (way * (at * scale + half - (width * scale) / 2)) / radius
      const turn = turned ? middle + Math.PI : middle
      const x = radius * Math.sin(middle) - half * Math.cos(turn)
      const y = -radius * Math.cos(middle) - half * Math.sin(turn)
      return outline(letter, { x, y, turn }, scale)
    })
    .join('')
}

/** The path of a line of text across a point, turned by an angle around it, its middle at the point and `drop` below. */
export function letteredAcross(text: string, { x, y, turn }: Spot, drop: number, style: LetterStyle): string {
  const scale = style.size / UNITS
  const { letters, width } = placed(text, style.weight)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return letters
    .map(({ letter, at }) => {
      const along = (at - width / 2) * scale
      return outline(letter, { x: x + along * cos - drop * sin, y: y + along * sin + drop * cos, turn }, scale)
    })
    .join('')
}

function placed(text: string, weight: LetterWeight): { letters: readonly Placed[]; width: number } {
  const { of, kerning } = lettersOf(weight)
  const letters: Placed[] = []
  let width = 0
  let before = ''
  for (const sign of text) {
    const letter = of.get(sign)
    if (letter === undefined) continue
    width += kerning.get(before + sign) ?? 0
    letters.push({ letter, at: width })
    width += letter.advance
    before = sign
  }
  return { letters, width }
}

function outline({ path }: Letter, { x, y, turn }: Spot, scale: number): string {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, right: string, up: string) => {
    const [along, above] = [Number(right), Number(up)]
    return `${(x + along * cos + above * sin).toFixed(1)} ${(y + along * sin - above * cos).toFixed(1)}`
  })
}
