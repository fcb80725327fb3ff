/** Words set along or across an arc. Radii in pixels, angles in radians clockwise from the top. */
export interface Label {
  readonly lines: readonly string[]
  /** `curved` runs along the arc at `radius`; `radial` runs outward, its middle at `radius`. */
  readonly way: 'curved' | 'radial'
  readonly radius: number
  readonly angle: number
  /** Whether it is turned around to be upright. */
  readonly turned: boolean
}

/** Where words may stand: the arc less its rounded ends. */
export interface Room {
  readonly start: number
  readonly end: number
  readonly inner: number
  readonly outer: number
}

export const LINE_HEIGHT = 1.18
const MARGIN = 0.4
/** From the middle of a line of text down to its baseline, in parts of its size. */
const BASELINE = 0.35
const narrowest = /[ijlI.,' ]/
const narrow = /[ftr]/
const wide = /[mwMW]/

/** About how wide words are in Inter at a weight of 600, in the unit of `size`. Errs on the wide side. */
export function widthOf(words: string, size: number): number {
  let width = 0
  for (const letter of words) {
    if (narrowest.test(letter)) width += 0.29
    else if (narrow.test(letter)) width += 0.4
    else if (wide.test(letter)) width += 0.9
    else width += letter === letter.toUpperCase() ? 0.72 : 0.6
  }
  return width * size
}

/** Words as one line, or as two of about the same length where they have a space. */
export function linesOf(words: string): (readonly string[])[] {
  const parts = words.split(' ')
  if (parts.length === 1) return [parts]
  const halves = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')])
  const longestOf = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
  return [[words], halves.reduce((best, lines) => (longestOf(lines) < longestOf(best) ? lines : best))]
}

function isTurned(angle: number, way: Label['way']): boolean {
  return way === 'radial' ? angle > Math.PI : angle > Math.PI / 2 && angle < (3 * Math.PI) / 2
}

/** Sets words into an arc: along it where it is long, outward where it is deep, on two lines if need be, or not. */
export function fitLabel(words: string, room: Room, size: number): Label | undefined {
  const angle = (room.start + room.end) / 2
  const radius = (room.inner + room.outer) / 2
  const span = Math.min(room.end - room.start, Math.PI * 1.6)
  const depth = room.outer - room.inner - 2 * MARGIN * size
  for (const lines of linesOf(words)) {
    const width = Math.max(...lines.map((line) => widthOf(line, size)))
    const height = lines.length * LINE_HEIGHT * size
    const innermost = radius - height / 2
    if (height <= depth + MARGIN * size && width <= span * innermost - 2 * MARGIN * size) {
      return { lines, way: 'curved', radius, angle, turned: isTurned(angle, 'curved') }
    }
    const chord = 2 * (radius - width / 2) * Math.sin(Math.min(span, Math.PI) / 2)
    if (width <= depth && height + MARGIN * size <= chord) {
      return { lines, way: 'radial', radius, angle, turned: isTurned(angle, 'radial') }
    }
  }
  return undefined
}

/** Sets words along the outside of an arc, at `radius`, if it is long enough for them. */
export function fitOutside(words: string, { start, end }: Pick<Room, 'start' | 'end'>, radius: number, size: number): Label | undefined {
  const angle = (start + end) / 2
  if (widthOf(words, size) > Math.min(end - start, Math.PI * 1.6) * radius) return undefined
  return { lines: [words], way: 'curved', radius, angle, turned: isTurned(angle, 'curved') }
}

/** How far a line's baseline lies below the middle of its label, in parts of the size. */
export function lineDrop(lines: readonly string[], index: number): number {
  return BASELINE - ((lines.length - 1) / 2 - index) * LINE_HEIGHT
}

/** The radius of the baseline of one of a curved label's lines. */
export function baselineOf({ lines, radius, turned }: Pick<Label, 'lines' | 'radius' | 'turned'>, index: number, size: number): number {
  return radius - (turned ? -1 : 1) * lineDrop(lines, index) * size
}

/** The size of labels in pixels for a picture of a width. */
export function labelSize(width: number, rem: number): number {
  return Math.max(rem * 0.75, Math.min(width * 0.0185, rem * 2))
}
