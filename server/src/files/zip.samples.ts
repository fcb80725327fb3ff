import { crc32, deflateRawSync } from 'node:zlib'

export interface SampleFile {
  readonly name: string
  readonly content?: Buffer
  /** Compressed bytes in place of the content's own. */
  readonly packed?: Buffer
  /** Where the directory says that it is, in place of where it is. */
  readonly offset?: number
}

/** A ZIP archive for tests (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zip(files: readonly SampleFile[], before = Buffer.alloc(0)): Buffer {
  const local: Buffer[] = [before]
  const directory: Buffer[] = []
  let at = before.length
  for (const { name, content = Buffer.alloc(0), packed = deflateRawSync(content), offset = at } of files) {
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(content), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    local.push(Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), header, place, Buffer.from(name))
    at += 4 + header.length + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, listed, end])
}
