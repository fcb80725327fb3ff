import { chunksOf } from '../chunks.ts'

const ROWS_AT_ONCE = 500

/** Does something with many rows, some hundreds at a time: a statement takes 65,535 parameters at most. */
export async function inParts<T>(all: readonly T[], work: (some: T[]) => Promise<unknown>): Promise<void> {
  for (const some of chunksOf(all, ROWS_AT_ONCE)) await work(some)
}
