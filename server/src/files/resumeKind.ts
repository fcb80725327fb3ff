import { zipEntries } from './zip.ts'

type ResumeKind = 'pdf' | 'docx'

export const resumeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Tells a resume's kind by its content, whatever its name; undefined where it is neither. */
export function resumeKind(bytes: Buffer): ResumeKind | undefined {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    return zipEntries(bytes)?.some(({ name }) => name === 'word/document.xml') ? 'docx' : undefined
  }
  // Readers accept a PDF whose header stands anywhere in the first 1,024 bytes.
  return bytes.subarray(0, 1_024).includes('%PDF-') ? 'pdf' : undefined
}
