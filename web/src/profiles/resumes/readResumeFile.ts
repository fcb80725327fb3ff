import { uploadResume } from '@trellis/contract/files.ts'
import { importResume, type Proposal, readResume } from '@trellis/contract/resumes.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { CallFailed } from '../../api/failure.ts'
import { type FileKind, resumeFile } from '../../files/fileKinds.ts'

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

/** What a stored resume would add to the bio. */
export async function readStored(id: string, fileId: string): Promise<Proposal[]> {
  return (await call(readResume, { params: { id, fileId } })).data.proposals
}

/** What a file would add to the bio. A JSON Resume is only read; any other is stored among the resumes as well. */
export async function readFile(id: string, file: File, onProgress: (share: number) => void): Promise<Proposal[]> {
  if (isJson(file)) return (await call(importResume, { params: { id }, body: await parsed(file) })).data.proposals
  const stored = await upload(uploadResume, { params: { id }, file }, onProgress)
  return readStored(id, stored.id)
}
