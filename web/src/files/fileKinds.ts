import { LARGEST_FILE_BYTES } from '@trellis/contract/files/files.ts'

/** What kind of file is asked for. */
export interface FileKind {
  /** In words, below the label. */
  readonly description: string
  readonly accept: string
  readonly names: RegExp
}

export const resumeFile: FileKind = {
  description: 'PDF or Word (DOCX), up to 5 MB',
  accept: '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  names: /\.(pdf|docx)$/i,
}

export const photoFile: FileKind = {
  description: 'JPEG, PNG or WebP, up to 5 MB',
  accept: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
  names: /\.(jpe?g|png|webp)$/i,
}

/** Why a file cannot be taken, or undefined. The server looks again, at the content. */
export function faultOf(file: File, kind: FileKind): string | undefined {
  if (file.size === 0) return 'This file is empty.'
  if (file.size > LARGEST_FILE_BYTES) return 'This file is larger than 5 MB.'
  return kind.names.test(file.name) ? undefined : `This kind of file cannot be used here: ${kind.description}.`
}
