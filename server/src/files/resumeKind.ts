import { plainFileName } from '../platform/files/fileName.ts'
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
  // Readers accept a PDF whose header stands anywhere in its beginning, but then the same file may be a page or a program.
  return PDF_HEADER.test(bytes.toString('latin1', 0, 1_024)) ? 'pdf' : undefined
}

/** After whitespace or the mark of UTF-8 alone. */
const PDF_HEADER = /^(?:\xEF\xBB\xBF)?\s*%PDF-/

const MACROS = /(^|[/\\])vbaProject\.bin$/i

/**
 * What a resume holds that nobody should be sent.
 * @returns a sentence for its owner; undefined where there is nothing
 */
export function resumeFault(bytes: Buffer, kind: ResumeKind): string | undefined {
  if (kind === 'pdf') return undefined
  const entries = zipEntries(bytes) ?? []
  if (entries.some(({ name }) => MACROS.test(name))) {
    return 'This Word file has macros in it. Please save it without them, or as a PDF.'
  }
  if (!entries.some(({ offset }) => offset === 0)) {
    return 'This Word file has something else at its beginning. Please save it anew, or as a PDF.'
  }
  return undefined
}

const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i
const LONGEST_STEM = 190

/** A resume's name with the extension of its kind in place of any other, since machines open a file by its extension. */
export function resumeName(given: string, kind: ResumeKind): string {
  const stem = plainFileName(given).replace(EXTENSION, '').slice(0, LONGEST_STEM)
  return `${plainFileName(stem) || 'resume'}.${kind}`
}

/** The name of a stored file, also of one that was stored while files kept any name. */
export function storedName(filename: string, contentType: string): string {
  if (contentType === resumeTypes.pdf) return resumeName(filename, 'pdf')
  if (contentType === resumeTypes.docx) return resumeName(filename, 'docx')
  return plainFileName(filename)
}
