import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileReply } from './route.ts'

/** How long what is shown in place may be kept. */
const KEPT_SECONDS = 300

/**
 * Answers with a file. What is shown in place may be kept for minutes, by one session alone, since computers are shared, unless it is for
 * everybody; what has a version is asked for anew where it is somebody's own. Attachments are never kept.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileReply): Promise<FastifyReply> {
  const { filename, contentType, version, isForEverybody = false } = file
  const isShown = filename === undefined
  reply.headers({
    'content-type': contentType,
    'content-disposition': isShown ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'content-security-policy': 'sandbox',
    'cache-control': isShown ? keeping(file) : 'no-store',
    ...(isForEverybody ? { 'cross-origin-resource-policy': 'cross-origin' } : { vary: 'authorization' }),
    ...(version !== undefined && { etag: `"${version}"` }),
  })
  if (version !== undefined && hasAlready(request.headers['if-none-match'], version)) return reply.status(304).send()
  const bytes = typeof file.bytes === 'function' ? await file.bytes() : file.bytes
  return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}

function keeping({ version, isForEverybody }: FileReply): string {
  if (isForEverybody) return `public, max-age=${KEPT_SECONDS}`
  return version === undefined ? `private, max-age=${KEPT_SECONDS}` : 'private, no-cache'
}

/** Compared weakly, as RFC 9110 has it: what passes a file on may mark its version so. */
function hasAlready(named: string | undefined, version: string): boolean {
  const tags = (named ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(`"${version}"`)
}
