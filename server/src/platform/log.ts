import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

export type Log = FastifyBaseLogger

/** One JSON object a line. Tokens, hashes and bodies are never passed to it. */
export function createLog(config: Config): Log {
  return pino({ level: config.logLevel, formatters: { level: (level) => ({ level }) }, base: null })
}
