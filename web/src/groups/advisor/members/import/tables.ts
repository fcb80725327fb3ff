import type { MemberLine } from '@trellis/contract/memberImports/memberLines.ts'

/** The lines of a file, or why they cannot be read, in a sentence. */
export type ReadTable = { readonly lines: readonly MemberLine[] } | { readonly problem: string }

/** The largest file that is read, in bytes. */
export const LARGEST_TABLE = 4 * 1024 * 1024
