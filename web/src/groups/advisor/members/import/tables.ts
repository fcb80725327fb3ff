import type { MemberLine } from '@trellis/contract/memberImports/memberLines.ts'

/** The lines of a file and the titles of columns that are not read, if there are any; or why it cannot be read, in a sentence. */
export type ReadTable = { readonly lines: readonly MemberLine[]; readonly leftOut?: readonly string[] } | { readonly problem: string }

/** The largest file that is read, in bytes. */
export const LARGEST_TABLE = 4 * 1024 * 1024
