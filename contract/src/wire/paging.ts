import { z } from 'zod'

/** The page size of lists that are not told another one (specification, section 9). */
export const DEFAULT_PAGE_SIZE = 10
const LARGEST_PAGE_SIZE = 100
/** The page size of 'students like me'. */
export const LIKE_ME_PAGE_SIZE = 3
const LARGEST_OFFSET = 10_000

/** A whole number, written in digits where it arrives as text in a query. */
export function wholeNumber(least: number, most: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .max(15, 'Enter a whole number')
        .regex(/^\d{1,15}$/, 'Enter a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(least).max(most))
}

export const page = wholeNumber(0, LARGEST_OFFSET).default(0)
export const size = wholeNumber(1, LARGEST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE)
export const start = wholeNumber(0, LARGEST_OFFSET).default(0)

/** `{ items, total, page, size }`: what a list answers. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), size: z.number().int() })
}

/** `{ hits: { hits, total } }`: what a search or a match answers. */
export function hitsOf<T extends z.ZodType>(record: T) {
  return z.object({ hits: z.object({ hits: z.array(record), total: z.number().int() }) })
}
