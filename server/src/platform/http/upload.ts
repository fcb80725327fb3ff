import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'
import type { UploadedFile } from './route.ts'

/**
 * Reads a multipart form with one file. Text fields sent before the file are its body.
 * @throws Failure TooLarge, EmptyFile or BadInput
 */
export async function readUpload(request: FastifyRequest): Promise<{ file: UploadedFile; body: Record<string, unknown> }> {
  if (!request.isMultipart()) throw noFile()
  const part = await request.file()
  if (part === undefined) throw noFile()
  const bytes = await part.toBuffer()
  if (bytes.length === 0) throw new Failure('EmptyFile')
  const body: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') body[name] = field.value
  }
  return { file: { filename: nameOf(part.filename), bytes }, body }
}

/** The name that a person's file had; some senders give none. */
const nameOf = (given: string | undefined): string => (given ?? '').replaceAll('\u0000', '').slice(0, 200).toWellFormed()

const noFile = () => new Failure('BadInput', { sentence: 'Please choose a file.', fields: { file: 'Please choose a file' } })
