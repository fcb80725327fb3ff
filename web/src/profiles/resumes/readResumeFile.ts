import { importResume } from '@trellis/contract/resumes/resumes.ts'
import { call } from '../../api/call.ts'
import { CallFailed } from '../../api/failure.ts'
import { type FileKind, resumeFile } from '../../files/fileKinds.ts'
import type { ReadDocument } from './proposals/useProposals.ts'

/** What a bio can be filled from. */
export const importedFile: FileKind = {
  description: 'PDF, Word (DOCX) or JSON Resume, up to 5 MB',
  accept: `${resumeFile.accept},.json,application/json`,
  names: /\.(pdf|docx|json)$/i,
}

export const isJson = (file: File) => /\.json$/i.test(file.name)

async function parsed(file: File): Promise<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(await file.text())
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>
  } catch {
    // Said below, as for JSON that is no resume.
  }
  throw new CallFailed(422, 'UnreadableFile', 'This is not a JSON Resume file.')
}

/** What a JSON Resume, or a profile of older software, would add to the bio. Nothing of it is stored. */
export async function readDocument(id: string, file: File): Promise<ReadDocument> {
  const { proposals, left } = (await call(importResume, { params: { id }, body: await parsed(file) })).data
  return { filename: file.name, proposals, left }
}
