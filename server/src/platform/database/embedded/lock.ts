import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../operatorError.ts'
import { DamagedFolder, makeFolder } from '../../dataFolder.ts'

/** Somebody else holds the folder. */
export class FolderInUse extends OperatorError {}

/** The locks held: one that nothing refers to would be let go by the garbage collector. */
const held = new Set<DatabaseSync>()

/**
 * Takes a folder for this process alone, until the process ends in whatever way. An SQLite file held in an exclusive
 * transaction is the lock: the operating system frees it even after kill -9, and no stale lock can stay behind.
 * @returns a function that lets the folder go
 * @throws FolderInUse; DamagedFolder where the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const holderFile = join(folder, 'lock.holder')
  const lock = openLock(join(folder, 'lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === SQLITE_FULL) throw new OperatorError(`The data folder ${folder} cannot be used: the disk is full.`)
    if (errcode !== SQLITE_BUSY) throw new DamagedFolder(`The file ${join(folder, 'lock')} cannot be used (${message}). Remove it.`)
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${holderOf(holderFile)}). ` +
        'Two at once would lose data. Stop the other one first, or choose another folder with DATA_FOLDER.',
    )
  }
  writeHolder(holderFile)
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch {
    throw new DamagedFolder(
      `The file ${file}, by which one process has the data folder, cannot be opened. Remove it, make it writable, or choose another folder with DATA_FOLDER.`,
    )
  }
}

/** SQLite's numbers for a file that another process has locked, and for no room. */
const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** Who holds it is told where it can be: a full disk keeps nobody from starting. */
function writeHolder(file: string): void {
  try {
    writeFileSync(file, `process ${process.pid}`)
  } catch {
    // The lock itself is held.
  }
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
