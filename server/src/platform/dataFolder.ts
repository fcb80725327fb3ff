import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from './operatorError.ts'

/** The data folder cannot be used as it is. */
export class DamagedFolder extends OperatorError {}

const ways: Record<string, string> = {
  EEXIST: 'is a file where a folder is expected',
  ENOTDIR: 'is or lies in a file where a folder is expected',
  EACCES: 'may not be written by the user who runs this',
  EPERM: 'may not be written by the user who runs this',
  EROFS: 'lies on a disk that cannot be written',
  ENOSPC: 'cannot be made: the disk is full',
  ENOENT: 'cannot be made: the system lets nothing be kept there',
}

/**
 * Makes a folder where there is none, with those above it, and sees that it may be written.
 * @throws DamagedFolder
 */
export function makeFolder(folder: string): void {
  try {
    makeWithThoseAbove(resolve(folder))
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', path = folder } = error as NodeJS.ErrnoException
    const way = ways[code]
    throw way === undefined ? error : new DamagedFolder(`The folder ${path} ${way}. Mend that, or choose another folder with DATA_FOLDER.`)
  }
}

/** One at a time: where the system says of a folder that is there that it is not, as in /proc, Node would make them all without end. */
function makeWithThoseAbove(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeWithThoseAbove(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** What every database has, by the folders and files that it cannot start without. */
const parts = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'] as const

/**
 * Makes sure that a folder holds a whole database, or none: the embedded one would make a new one over the rest of an old.
 * @throws DamagedFolder that says what is missing
 */
export function requireWholeDatabase(folder: string): void {
  makeFolder(folder)
  if (readdirSync(folder).length === 0) return
  for (const part of parts) {
    const found = statSync(join(folder, part), { throwIfNoEntry: false })
    if (found === undefined) throw damaged(folder, `${part} is missing`)
    if (found.isFile() && found.size === 0) throw damaged(folder, `${part} is empty`)
  }
  if (!readdirSync(join(folder, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name))) {
    throw damaged(folder, 'pg_wal has no log of what was written last')
  }
}

/** @param why what was found, after a colon */
export const damaged = (folder: string, why: string): DamagedFolder =>
  new DamagedFolder(
    `The embedded database in ${folder} cannot be opened: ${why}. ` +
      'Put back a copy of the whole data folder, or move this one away to begin anew.',
  )
