const ROWS_AT_ONCE = 500

/** Does something with many rows, some hundreds at a time: a statement takes 65,535 parameters at most. */
export async function inParts<T>(all: readonly T[], work: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) await work(all.slice(at, at + ROWS_AT_ONCE))
}
