import { inflateRawSync, crc32 } from 'node:zlib'
import { zipEntries } from '../files/zip.ts'

const DEFLATED = 8

/** What a ZIP archive holds, by name, each checked by its sum. */
export function membersOf(archive: Buffer): Map<string, Buffer> {
  const entries = zipEntries(archive)
  if (entries === undefined) throw new Error('This is no archive')
  return new Map(
    entries.map(({ name, method, storedBytes, offset }) => {
      const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
      const stored = archive.subarray(start, start + storedBytes)
      const bytes = method === DEFLATED ? inflateRawSync(stored) : stored
      if (crc32(bytes) !== archive.readUInt32LE(offset + 14)) throw new Error(`${name} is damaged`)
      return [name, bytes]
    }),
  )
}
