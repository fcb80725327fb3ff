import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

export type Log = FastifyBaseLogger

/** One JSON object a line. Tokens, hashes and bodies are never passed to it. */
export function createLog(config: Config): Log {
  return pino({ level: config.logLevel, formatters: { level: (level) => ({ level }) }, base: null })
}

/** A text without the e-mails in it: mail servers name them in what they answer. */
const withoutEmails = (text: string): string => text.replace(/[^\s<>()"',;:]+/g, (word) => (/[^/]@./.test(word) ? '(e-mail)' : word))

/**
 * What is logged of an error: what it says, without e-mails, and where it was. Of a failed query the statement is told and
 * never its values, which are people's data.
 */
export function serializeError(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: withoutEmails(String(error)) }
  const places = error.stack?.match(/^ +at .*$/gm)?.join('\n')
  const isQuery = error instanceof DrizzleQueryError
  const message = isQuery ? `${error.cause?.message ?? 'A query failed'} (${error.query})` : error.message
  return { message: withoutEmails(message), ...(places !== undefined && { stack: places }) }
}
