import { inflateRawSync } from 'node:zlib'

/** One file in a ZIP archive, as the archive's central directory describes it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly storedBytes: number
  /** What the archive says; it may lie. */
  readonly claimedBytes: number
  readonly offset: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const LONGEST_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8

/**
 * Lists what a ZIP archive holds (APPNOTE.TXT 6.3, sections 4.3.12 and 4.3.16). Archives over 4 GB are not read.
 * @returns undefined where the bytes are no archive
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const earliest = Math.max(0, bytes.length - 22 - LONGEST_COMMENT)
  let end = bytes.length - 22
  while (end >= earliest && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--
  if (end < earliest) return undefined
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      storedBytes: bytes.readUInt32LE(at + 20),
      claimedBytes: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function trueBytes(bytes: Buffer, entry: ZipEntry, most: number): number {
  if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== LOCAL_HEADER) return Infinity
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
  if (entry.method === STORED) return entry.storedBytes
  if (entry.method !== DEFLATED || most === 0) return Infinity
  try {
    return inflateRawSync(bytes.subarray(start, start + entry.storedBytes), { maxOutputLength: most }).length
  } catch {
    return Infinity
  }
}

/** Far more than a document has. */
const MOST_ENTRIES = 2_000

/**
 * Whether reading and unpacking all of an archive takes at most `most` bytes: first by what it claims, then by doing it,
 * since a harmful archive claims anything. Damaged archives do not fit, nor do those that name the same bytes twice.
 */
export function fitsUnpacked(bytes: Buffer, entries: readonly ZipEntry[], most: number): boolean {
  if (entries.length > MOST_ENTRIES) return false
  if (new Set(entries.map(({ offset }) => offset)).size < entries.length) return false
  if (entries.reduce((sum, { storedBytes, claimedBytes }) => sum + storedBytes + claimedBytes, 0) > most) return false
  let left = most
  for (const entry of entries) {
    left -= entry.storedBytes
    left -= trueBytes(bytes, entry, Math.max(0, left))
    if (left < 0) return false
  }
  return true
}
