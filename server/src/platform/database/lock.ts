import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../operatorError.ts'

/** Somebody else holds the folder. */
export class FolderInUse extends OperatorError {}

/** The locks held: one that nothing refers to would be let go by the garbage collector. */
const held = new Set<DatabaseSync>()

/**
 * Takes a folder for this process alone, until the process ends in whatever way. An SQLite file held in an exclusive
 * transaction is the lock: the operating system frees it even after kill -9, and no stale lock can stay behind.
 * @returns a function that lets the folder go
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const holderFile = join(folder, 'lock.holder')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${holderOf(holderFile)}). ` +
        'Two at once would lose data. Stop the other one first, or choose another folder with DATA_FOLDER.',
    )
  }
  writeFileSync(holderFile, `process ${process.pid}`)
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
