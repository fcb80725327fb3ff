import type { Person } from './people.ts'

/** A part of a resume as it is laid out, whatever program writes the file. */
export type Block =
  | { readonly heading: string }
  /** A line or a paragraph: bold words first, then others, and what stands at the right edge. */
  | { readonly bold?: string; readonly text: string; readonly right?: string }
  | { readonly bullet: string }
  /** A row of a table without lines: the paragraphs of each cell. `shares` of the width add up to 1. */
  | { readonly cells: readonly (readonly string[])[]; readonly shares: readonly number[] }
  | { readonly left: readonly Block[]; readonly right: readonly Block[]; readonly share: number }

/** A resume laid out: its name stands in large letters above the rest. */
export interface Sheet {
  readonly name: string
  readonly blocks: readonly Block[]
}

/** A way to lay out a resume. */
export interface Layout {
  /** Whether it writes the years of jobs without months. */
  readonly inYears?: boolean
  blocks(person: Person): Block[]
}
