import { parentPort, workerData } from 'node:worker_threads'
import { docxText } from './docxText.ts'
import { limits, type ExtractionTask, type Extracted } from './extraction.limits.ts'
import { fitsUnpacked as pdfFits, pdfText } from './pdfText.ts'
import { fitsUnpacked as zipFits, zipEntries } from '../files/zip.ts'

async function textOf({ kind, bytes }: ExtractionTask): Promise<Extracted> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (kind === 'pdf') {
      if (!pdfFits(buffer, limits.unpackedBytes)) return { reason: 'tooLarge' }
      return { text: await pdfText(bytes, limits.pages) }
    }
    if (!zipFits(buffer, zipEntries(buffer) ?? [], limits.unpackedBytes)) return { reason: 'tooLarge' }
    return { text: await docxText(buffer) }
  } catch (error) {
    return { reason: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged' }
  }
}

parentPort?.postMessage(await textOf(workerData as ExtractionTask), [])
