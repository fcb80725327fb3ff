import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

/** Which part of a list is read says nothing of its order. */
const parts: ReadonlySet<string> = new Set(['start', 'size', 'state'])

const askedIn = (body: Readonly<Record<string, unknown>>) =>
  Object.entries(body)
    .filter(([name, value]) => !parts.has(name) && value !== null && value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other))

/**
 * Whether a list is asked for as the product makes it, in its own order and whole: in one that somebody narrowed or sorted others come first, and what
 * comes of its places says nothing of the order.
 * @param asked the body of a call that asks for lists, as `schema` reads it
 */
export const isAsMade = (schema: z.ZodType<Record<string, unknown>>, asked: Readonly<Record<string, unknown>>): boolean =>
  isDeepStrictEqual(askedIn(asked), askedIn(schema.parse({})))
