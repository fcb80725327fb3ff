/** The signs of a code: none that is taken for another when read from a board (no 0, O, 1, I, L). */
export const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6
/** So many may come in by one code, and for so many days it works at most. */
export const [MOST_CODE_USES, LONGEST_CODE_DAYS] = [2_000, 366]

const isCode = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)

/** The code that somebody typed, in small letters or with spaces and hyphens; undefined where it can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return isCode.test(code) ? code : undefined
}

/** A code as it is shown and stands in addresses, in two halves: 'K7M-2QX'. */
export const inHalves = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
