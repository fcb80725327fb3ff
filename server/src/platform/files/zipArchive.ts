import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export interface ZipMember {
  readonly name: string
  readonly bytes: Uint8Array
  /** Whether it is worth making smaller: text is, pictures and documents are not. */
  readonly deflated?: boolean
}

const deflate = promisify(deflateRaw)

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const VERSION = 20
/** Bit 11: names are UTF-8. */
const FLAGS = 0x0800
const [STORED, DEFLATED] = [0, 8]

/**
 * A ZIP archive (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16), one part after the other, so that no more than one
 * member is in memory at a time. It holds fewer than 65,536 members and less than 4 GB.
 * @param at the time that its members bear (UTC)
 */
export async function* zipArchive(members: AsyncIterable<ZipMember>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, deflated = false } of members) {
    const content = deflated ? await deflate(bytes) : bytes
    const facts = memberFacts({ method: deflated ? DEFLATED : STORED, bytes, stored: content.length, name }, at)
    const path = Buffer.from(name)
    const header = Buffer.alloc(4)
    header.writeUInt32LE(LOCAL_HEADER)
    directory.push(directoryEntry(facts, path, offset))
    for (const part of [header, facts, path, content]) {
      offset += part.length
      yield part
    }
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endOfDirectory(directory.length, listed.length, offset)
}

interface MemberFacts {
  readonly method: number
  readonly bytes: Uint8Array
  readonly stored: number
  readonly name: string
}

/** What the local header and the directory both say: from the version needed to the length of the extra field. */
function memberFacts({ method, bytes, stored, name }: MemberFacts, at: Date): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(FLAGS, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  facts.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(stored, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function directoryEntry(facts: Buffer, path: Buffer, offset: number): Buffer {
  const begin = Buffer.alloc(6)
  begin.writeUInt32LE(DIRECTORY_ENTRY)
  begin.writeUInt16LE(VERSION, 4)
  const end = Buffer.alloc(14)
  end.writeUInt32LE(offset, 10)
  return Buffer.concat([begin, facts, end, path])
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_OF_DIRECTORY)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
