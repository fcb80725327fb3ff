import { createReadingThreads } from './readingThreads.ts'
import { textIn } from './textSize.ts'

/**
 * A pure function that reads text which a user wrote. It stands in a module of its own that exports it as `read`, so that a
 * reading thread finds it there; what goes in and comes out can be copied from thread to thread.
 */
export interface Reading<Input, Output> {
  readonly module: string
  readonly read: (input: Input) => Output
}

/** @param module `import.meta.url` of the module that exports `read` */
export function reading<Input, Output>(module: string, read: (input: Input) => Output): Reading<Input, Output> {
  return { module, read }
}

/** Text up to so many characters is read where it is: going to a thread and back takes longer. */
const SHORT_TEXT = 3_000

/** Whether a text, or the texts of a value, are read in a thread. */
export const isLong = (value: unknown): boolean => textIn(value, SHORT_TEXT) > SHORT_TEXT

const threads = createReadingThreads({ atOnce: 2, waiting: 64, milliseconds: 10_000, idleMilliseconds: 60_000 })

/**
 * Reads a user's text: short text at once, long text in a reading thread, so that nobody else waits for it.
 * @throws Failure Busy where too much is being read already or where it took longer than any honest text takes
 */
export async function readText<Input, Output>(how: Reading<Input, Output>, input: Input): Promise<Output> {
  return isLong(input) ? ((await threads.read(how.module, input)) as Output) : how.read(input)
}
