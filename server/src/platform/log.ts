import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

export type Log = FastifyBaseLogger

/** One JSON object a line. Tokens, hashes and bodies are never passed to it. */
export function createLog(config: Config): Log {
  return pino({ level: config.logLevel, formatters: { level: (level) => ({ level }) }, base: null })
}

/**
 * What is logged of an error: what it says and where it was. Of a failed query the statement is told and never its values,
 * which are people's data.
 */
export function toldOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const places = error.stack?.match(/^ +at .*$/gm)?.join('\n')
  const isQuery = error instanceof DrizzleQueryError
  const message = isQuery ? `${error.cause?.message ?? 'A query failed'} (${error.query})` : error.message
  return { message, ...(places !== undefined && { stack: places }) }
}
