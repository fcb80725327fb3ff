import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { makeFolder } from '../../platform/dataFolder.ts'
import type { StoredMatchIndex } from './matchIndex.ts'

/** Raised with every change to what is stored, so that no version reads what another one wrote. */
const FORMAT = 4
const HEAD_BYTES = 8
const OWNER_ALONE = 0o600

/** Writes a match index to a file, whole or not at all. It holds what the database holds of people, and is as private. */
export async function writeMatchIndexFile(file: string, matchIndex: StoredMatchIndex): Promise<void> {
  const body = serialize(matchIndex)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(FORMAT, 0)
  head.writeUInt32LE(crc32(body), 4)
  const unfinished = `${file}.${process.pid}`
  makeFolder(dirname(file))
  try {
    await writeFile(unfinished, [head, body], { mode: OWNER_ALONE })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** @returns nothing where there is no such file, another version wrote it, or it is damaged */
export async function readMatchIndexFile(file: string): Promise<StoredMatchIndex | undefined> {
  const stored = await readFile(file).catch(() => undefined)
  if (stored === undefined || stored.length < HEAD_BYTES || stored.readUInt32LE(0) !== FORMAT) return undefined
  const body = stored.subarray(HEAD_BYTES)
  return crc32(body) === stored.readUInt32LE(4) ? (deserialize(body) as StoredMatchIndex) : undefined
}

/** Removes the file, and what processes left of it that ended while they wrote: nobody who was erased is to stay in one that nobody reads. */
export async function removeMatchIndexFile(file: string): Promise<void> {
  const [folder, name] = [dirname(file), basename(file)]
  const inFolder = await readdir(folder).catch(() => [])
  const left = inFolder.filter((one) => one === name || one.startsWith(`${name}.`))
  await Promise.all(left.map((one) => rm(join(folder, one), { force: true })))
}
