import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { plainFileName } from '../files/fileName.ts'
import { Failure } from './failure.ts'
import type { UploadedFile } from './route.ts'

/**
 * Reads a multipart form with one file. Text fields sent before the file are its body.
 * @throws Failure TooLarge, EmptyFile or BadInput
 */
export async function readUpload(request: FastifyRequest): Promise<{ file: UploadedFile; body: Record<string, unknown> }> {
  if (!request.isMultipart()) throw noFile()
  const { part, bytes } = await firstFile(request)
  // The form's parser misses a file that is too large where a packet ends exactly at the limit.
  if (part.file.truncated) throw new Failure('TooLarge')
  if (bytes.length === 0) throw new Failure('EmptyFile')
  const body: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') body[name] = field.value
  }
  // The name is undefined where the form leaves it empty, whatever the parser's types say.
  return { file: { filename: plainFileName(part.filename || ''), bytes }, body }
}

async function firstFile(request: FastifyRequest): Promise<{ part: MultipartFile; bytes: Buffer }> {
  try {
    const part = await request.file()
    if (part !== undefined) return { part, bytes: await part.toBuffer() }
  } catch (error) {
    // What has no status is the form's parser, about a form that is cut off or none at all.
    if (error instanceof Error && 'statusCode' in error) throw error
  }
  throw noFile()
}

const noFile = () => new Failure('BadInput', { sentence: 'Please choose a file.', fields: { file: 'Please choose a file' } })
