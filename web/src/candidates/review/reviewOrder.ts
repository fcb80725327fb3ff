/** Everything with an id, in the order in which it is gone through. */
interface Entry {
  readonly _id: string
}

/**
 * The people of a review in their order: who was there keeps their place, also after leaving the list, and who comes with a
 * further page stands at the end. Answers the same array where nothing changed.
 */
export function extended<T extends Entry>(order: readonly T[], list: readonly T[]): readonly T[] {
  const now = new Map(list.map((entry) => [entry._id, entry]))
  const ordered = new Set(order.map(({ _id }) => _id))
  const come = list.filter(({ _id }) => !ordered.has(_id))
  const unchanged = come.length === 0 && order.every((entry) => (now.get(entry._id) ?? entry) === entry)
  return unchanged ? order : [...order.map((entry) => now.get(entry._id) ?? entry), ...come]
}

/** Who stands one place further, or one before; undefined at either end. Somebody from elsewhere stands before the first. */
export function beside<T extends Entry>(order: readonly T[], current: string, by: 1 | -1): T | undefined {
  const place = order.findIndex(({ _id }) => _id === current)
  return order[place + by]
}

/** Who is to be looked at after the current one: the next about whom nothing was decided in this review. */
export function nextUndecided<T extends Entry>(order: readonly T[], current: string, decided: ReadonlySet<string>): T | undefined {
  const place = order.findIndex(({ _id }) => _id === current)
  return order.slice(place + 1).find(({ _id }) => !decided.has(_id))
}
