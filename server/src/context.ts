import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createEvents, type Events } from './platform/events/events.ts'
import { createFiles, type Files } from './platform/files/files.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { createTasks, type Tasks } from './platform/tasks/tasks.ts'

/** The few things that every domain may ask for. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database['db']
  readonly events: Events
  readonly tasks: Tasks
  readonly mail: Mailer
  readonly files: Files
  /** The address that links in mails start with, known once the server listens. */
  origin(): string
}

export async function createContext(config: Config, database: Database, clock: Clock = systemClock): Promise<Context> {
  const log = createLog(config)
  return {
    config,
    clock,
    log,
    db: database.db,
    events: createEvents(),
    tasks: createTasks(database, clock, log),
    mail: createMailer(config, clock),
    files: await createFiles(config),
    origin: () => config.origin ?? `http://${isAnyAddress(config.host) ? 'localhost' : config.host}:${config.port}`,
  }
}

/** Listening on all addresses, which is none to open in a browser. */
const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'
