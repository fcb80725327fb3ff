import { readFileSync } from 'node:fs'

/** The weights that there are letters of. */
export type LetterWeight = 400 | 600

/** One letter as a drawing, in units of which {@link UNITS} make the size of the text; its baseline at 0, upward positive. */
export interface Letter {
  readonly advance: number
  /** An SVG path of absolute coordinates. */
  readonly path: string
}

/** The letters of one weight, and by how much two of them stand nearer to each other. */
export interface Letters {
  readonly of: ReadonlyMap<string, Letter>
  readonly kerning: ReadonlyMap<string, number>
}

export const UNITS = 2048

let read: ReadonlyMap<LetterWeight, Letters> | undefined

/**
 * The outlines of Inter in `letters.tsv`, made by `npm run letters`: pictures are lettered the same on every machine, whatever fonts it has. Read
 * when the first picture is drawn.
 */
export function lettersOf(weight: LetterWeight): Letters {
  read ??= readLetters(readFileSync(new URL('letters.tsv', import.meta.url), 'utf8'))
  return read.get(weight)!
}

function readLetters(table: string): ReadonlyMap<LetterWeight, Letters> {
  const made = new Map<LetterWeight, { of: Map<string, Letter>; kerning: Map<string, number> }>()
  for (const line of table.split('\n')) {
    const [weight, letters = '', number, path] = line.split('\t')
    const key = Number(weight) as LetterWeight
    const own = made.get(key) ?? { of: new Map<string, Letter>(), kerning: new Map<string, number>() }
    made.set(key, own)
    if (path === undefined) own.kerning.set(letters, Number(number))
    else own.of.set(letters, { advance: Number(number), path })
  }
  return made
}
