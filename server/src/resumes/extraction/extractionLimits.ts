import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'

/** Why the text of a resume could not be read. */
export type UnreadableReason = 'empty' | 'wrongKind' | 'damaged' | 'encrypted' | 'tooLarge' | 'tooSlow' | 'noText'

export const limits = {
  pages: 20,
  characters: 200_000,
  unpackedBytes: 50 * 1024 * 1024,
  /** In the thread's heap, and as much again outside it. */
  memoryMegabytes: 256,
  milliseconds: 10_000,
  /** How often, in milliseconds, the memory outside the heap is looked at. */
  watchedEvery: 50,
  /** How many resumes are read at once, and how many more may wait. */
  atOnce: 2,
  waiting: 16,
}

/** What the reading thread is given: with a bio it also reads what the resume would add to it. */
export interface ExtractionTask {
  readonly kind: 'pdf' | 'docx'
  readonly bytes: Uint8Array
  readonly bio?: StudentProfile | undefined
}

/** What it read; no proposals where no bio was given. */
export interface ReadResume {
  readonly text: string
  readonly proposals: Proposal[]
}
export type Extracted = ReadResume | { readonly reason: UnreadableReason }
