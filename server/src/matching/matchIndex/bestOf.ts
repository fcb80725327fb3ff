const LEAST_KEPT = 1_000

/** The first `count` in the order of `compare`: whoever comes after so many others is dropped on the way. */
export function bestOf<T>(all: Iterable<T>, count: number, compare: (a: T, b: T) => number): T[] {
  const most = 2 * count + LEAST_KEPT
  let best: T[] = []
  let last: T | undefined
  for (const one of all) {
    if (last !== undefined && compare(last, one) <= 0) continue
    best.push(one)
    if (best.length < most) continue
    best = best.toSorted(compare).slice(0, count)
    last = best.at(-1)
  }
  return best.toSorted(compare).slice(0, count)
}
