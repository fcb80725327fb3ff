/** Nothing that a resume holds lies deeper, and none of its lists is longer by half. */
const DEEPEST = 16
const LONGEST_LIST = 1_000

/** A document without what no resume holds: lists in lists without end could not even be handed to a thread. */
export function prunedDocument(value: unknown, depth = DEEPEST): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return undefined
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((inner) => prunedDocument(inner, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, prunedDocument(inner, depth - 1)]))
}
