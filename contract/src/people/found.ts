import { z } from 'zod'

/** A part of what was found, with the places of the words searched for in it: from a letter to before another. */
export const FoundText = z.object({ text: z.string(), marks: z.array(z.tuple([z.number().int(), z.number().int()])) })
export type FoundText = z.output<typeof FoundText>

/** A word that nobody uses as it was typed, and what was searched for in its place. */
export const Correction = z.object({ typed: z.string(), meant: z.array(z.string()) })
export type Correction = z.output<typeof Correction>

/** `{ hits: { hits, total } }` of a search by words, with what it took words for. */
export function foundOf<T extends z.ZodType>(record: T) {
  return z.object({
    hits: z.object({ hits: z.array(record), total: z.number().int(), corrected: z.array(Correction).optional() }),
  })
}
