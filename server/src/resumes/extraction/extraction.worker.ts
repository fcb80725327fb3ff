import { parentPort, workerData } from 'node:worker_threads'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { docxText } from './docxText.ts'
import { limits, type ExtractionTask, type Extracted } from './extractionLimits.ts'
import { fitsUnpacked as pdfFits, pdfText } from './pdfText.ts'
import { plainLines } from '../reading/plainLines.ts'
import { fitsUnpacked as zipFits, zipEntries } from '../../files/zip.ts'

async function extract({ kind, bytes, bio }: ExtractionTask): Promise<Extracted> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const most = limits.unpackedBytes
  const fits = kind === 'pdf' ? pdfFits(buffer, most) : zipFits(buffer, zipEntries(buffer) ?? [], most)
  if (!fits) return { reason: 'tooLarge' }
  const text = plainLines(await (kind === 'pdf' ? pdfText(bytes, limits.pages) : docxText(buffer)))
  if (!/\p{L}/u.test(text)) return { reason: 'noText' }
  return { text, proposals: bio === undefined ? [] : await proposalsIn(text, bio) }
}

/** The vocabulary takes longer to load than many a file to read. */
async function proposalsIn(text: string, bio: StudentProfile): Promise<Proposal[]> {
  const [{ readResumeText }, { skillsInText }] = await Promise.all([import('../reading/reading.ts'), import('../skills/skillsInText.ts')])
  return readResumeText(text, bio, skillsInText)
}

async function answer(task: ExtractionTask): Promise<Extracted> {
  try {
    return await extract(task)
  } catch (error) {
    return { reason: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged' }
  }
}

parentPort?.postMessage(await answer(workerData as ExtractionTask), [])
