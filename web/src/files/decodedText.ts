const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, at) => bytes[at] === sign)

/** What stands in a text file, in whichever encoding a program such as Excel wrote it: UTF-8, UTF-16 or Windows-1252. */
export function decodedText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  // Without a mark: in UTF-16 every second byte of Latin letters is zero.
  const sample = bytes.subarray(0, 200)
  if (sample.length > 3 && sample.filter((byte, at) => at % 2 === 1 && byte === 0).length > sample.length / 3) {
    return new TextDecoder('utf-16le').decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
