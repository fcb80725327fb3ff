import sharp from 'sharp'

/** How many pixels of a screen are one of its look: what is left is where things stand, and in which colors. */
const CELL = { wide: 24, phone: 12 } as const
const QUALITY = 60
/** Side of the squares that are compared, in cells: what changes in one place does not drown in what stays. */
const SQUARE = 5

export type Size = keyof typeof CELL
export type Scheme = 'light' | 'dark'

/** A small picture of a screen in few bytes, as it is kept: WebP in base64. */
export type Look = string

export async function lookOf(png: Buffer, size: Size): Promise<Look> {
  const { width, height } = await sharp(png).metadata()
  const cells = (pixels: number) => Math.max(1, Math.round(pixels / CELL[size]))
  const small = sharp(png).removeAlpha().resize(cells(width), cells(height), { fit: 'fill', kernel: 'linear' })
  return (await small.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()).toString('base64')
}

interface Cells {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

async function cellsOf(look: Look): Promise<Cells> {
  const { data, info } = await sharp(Buffer.from(look, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** What lies outside a look differs from everything. */
const OUTSIDE = 255

/**
 * How much two looks differ where they differ most.
 * @returns the mean difference of the color channels in that square, from 0 to 255
 */
export async function difference(one: Look, other: Look): Promise<number> {
  if (one === other) return 0
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)])
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const sums = new Map<number, { sum: number; count: number }>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / SQUARE) * width + Math.floor(x / SQUARE)
      const entry = sums.get(square) ?? { sum: 0, count: 0 }
      entry.sum += cellDifference(a, b, x, y)
      entry.count++
      sums.set(square, entry)
    }
  }
  return Math.max(...[...sums.values()].map(({ sum, count }) => sum / count))
}

function cellDifference(a: Cells, b: Cells, x: number, y: number): number {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return OUTSIDE
  const channels = [0, 1, 2].map((at) => Math.abs(a.data[(y * a.width + x) * 3 + at]! - b.data[(y * b.width + x) * 3 + at]!))
  return channels.reduce((sum, one) => sum + one, 0) / channels.length
}

/** The kept looks by their screen's name, size and scheme. */
export type Looks = ReadonlyMap<string, Look>

export const lookName = (slug: string, size: Size, scheme: Scheme): string => `${slug} ${size} ${scheme}`

/** @param text a line for each look: its name, a tab, the look */
export const readLooks = (text: string): Looks =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t') as [string, Look]),
  )

/** In the order of names, so that a change of one screen is a change of its lines. */
export const writeLooks = (looks: Looks): string =>
  [...looks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, look]) => `${name}\t${look}\n`)
    .join('')
