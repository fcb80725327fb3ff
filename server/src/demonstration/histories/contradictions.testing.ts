/** Something that no history may tell. Of both statements `:now` is the moment at which it is told. */
export interface Contradiction {
  readonly sentence: string
  /** The query that finds where it is told. */
  readonly found: string
  /** What makes histories tell it. */
  readonly spoilt: string
}

/** A statement of a contradiction, told at a moment, in milliseconds since 1970. */
export const toldAt = (statement: string, now: number): string =>
  statement.replaceAll(':now', `timestamptz '${new Date(now).toISOString()}'`)
