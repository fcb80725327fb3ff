import { LARGEST_TABLE, type ReadTable } from './tables.ts'

/** Longer no file that people have takes. */
const LONGEST_MS = 10_000

const unreadable: ReadTable = { problem: 'This file could not be read. Take a CSV file.' }

/** Reads a file in a thread of its own, which is ended where it takes too long. */
export async function readInBackground(file: File): Promise<ReadTable> {
  if (file.size > LARGEST_TABLE) return { problem: 'This file is too large: 4 MB at most.' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return unreadable
  const worker = new Worker(new URL('readTable.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<ReadTable>()
  const timer = setTimeout(() => resolve(unreadable), LONGEST_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<ReadTable>) => resolve(data))
  worker.addEventListener('error', () => resolve(unreadable))
  worker.postMessage(bytes, [bytes])
  const read = await promise
  clearTimeout(timer)
  worker.terminate()
  return read
}
