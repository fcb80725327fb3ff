import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { pageText, type PlacedText } from '../reading/pageLayout.ts'

const END_OF_DICTIONARY = /stream\r?\n/g

/** Whether a PDF's compressed streams, all unpacked, take at most `most` bytes. */
export function fitsUnpacked(bytes: Buffer, most: number): boolean {
  let left = most
  for (const start of bytes.toString('latin1').matchAll(END_OF_DICTIONARY)) {
    try {
      left -= inflateSync(bytes.subarray(start.index + start[0].length), { maxOutputLength: left }).length
    } catch (error) {
      // Any other error is a stream that is not compressed this way, which takes no more than the file itself.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return false
    }
    if (left <= 0) return false
  }
  return true
}

/** The text of a PDF in reading order, of its first `mostPages` pages. Throws what pdf.js throws. */
export async function pdfText(bytes: Uint8Array, mostPages: number): Promise<string> {
  const document = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false })
  const pages: string[] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const [left, , edge] = page.view
    const placed = items.flatMap((item): PlacedText[] => {
      if (!('str' in item)) return []
      const [, , skew, scale, x, y] = item.transform as number[]
      const fontSize = Math.hypot(skew!, scale!) || item.height
      return [{ text: item.str, x: x! - left!, y: y!, width: item.width, fontSize }]
    })
    pages.push(pageText(placed, edge! - left!))
    page.cleanup()
  }
  return pages.join('\n\n')
}
