import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'

/** Below so much room the folder counts as full: the embedded database makes files of 16 MiB. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024
/** So long after the last write that found no room, the server says that it is not ready. */
const REMEMBERED_MS = 10_000

/** The system's code, and PostgreSQL's for a full disk of its own. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error, or what led to it, says that there is no room to write. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if (fullCodes.has(String((cause as { code?: unknown }).code))) return true
  }
  return false
}

/** Whether there is room to write, here and where the database is. */
export interface Disk {
  /** Tells of an error: one that says that a disk is full is remembered for a while. */
  tell(error: unknown): void
  isFull(): Promise<boolean>
}

/** Looks at the disk of the data folder where anything is kept there, and remembers of any disk what a write told. */
export function watchDisk({ dataFolder, databaseUrl, s3Bucket }: Pick<Config, 'dataFolder' | 'databaseUrl' | 's3Bucket'>): Disk {
  const isUsed = databaseUrl === undefined || s3Bucket === undefined
  let foundFullAt = -Infinity
  return {
    tell(error) {
      if (isDiskFull(error)) foundFullAt = performance.now()
    },
    async isFull() {
      if (performance.now() - foundFullAt < REMEMBERED_MS) return true
      return isUsed && (await freeBytes(dataFolder)) < LEAST_FREE_BYTES
    },
  }
}

/** A folder that is not there yet, or a system that does not tell, is no reason not to be ready. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
