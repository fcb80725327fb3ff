import { isIPv6 } from 'node:net'
import { PASSWORD_COST, type PasswordCost } from './accounts/passwords/passwordHashes.ts'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { type Announcements, createAnnouncements, type Messenger } from './platform/events/announcements.ts'
import { createEvents, type Events } from './platform/events/events.ts'
import { postgresMessenger } from './platform/events/postgresMessenger.ts'
import { createFiles, type Files } from './platform/files/files.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { createOutside, type Outside } from './platform/outside/outside.ts'
import { createSecurityLog, type SecurityLog } from './platform/security.ts'
import { createTasks, type Tasks } from './platform/tasks/tasks.ts'

/** The few things that every domain may ask for. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly security: SecurityLog
  readonly db: Database['db']
  readonly events: Events
  readonly announcements: Announcements
  readonly tasks: Tasks
  readonly mail: Mailer
  readonly files: Files
  /** The way to pages on other people's servers. */
  readonly outside: Outside
  /** What a password that is set from now on costs whoever guesses at it. */
  readonly passwordCost: PasswordCost
  /** Resolves when the database answers. */
  answers(): Promise<void>
  /** The address that links in mails start with. Without the setting it is known once the server listens. */
  origin(): string
  /** Tells the port that the server listens on, which may be any free one. */
  listensOn(port: number): void
}

/**
 * For tests alone, which no setting can ask for:
 * @param outside another way outside than to what is public
 * @param passwordCost another cost of a guess
 */
export async function createContext(
  config: Config,
  database: Database,
  clock: Clock = systemClock,
  outside: Outside = createOutside({ productName: config.productName }),
  passwordCost: PasswordCost = PASSWORD_COST,
): Promise<Context> {
  const log = createLog(config)
  let port: number | undefined
  return {
    config,
    clock,
    log,
    security: createSecurityLog(log, database.db),
    db: database.db,
    events: createEvents(),
    announcements: createAnnouncements(log, messengerOf(config, log)),
    tasks: createTasks(database, clock, log),
    mail: createMailer(config, clock),
    files: await createFiles(config),
    outside,
    passwordCost,
    answers: () => database.answers(),
    origin() {
      if (config.origin !== undefined) return config.origin
      if (port === undefined) throw new Error('The address is not known before the server listens')
      return `http://${reachableHost(config.host)}:${port}`
    },
    listensOn: (known) => void (port = known),
  }
}

/** The way to the other processes, where there are any: then there is a PostgreSQL. */
function messengerOf({ processes, databaseUrl }: Config, log: Log): Messenger | undefined {
  return processes > 1 && databaseUrl !== undefined ? postgresMessenger(databaseUrl, log) : undefined
}

/** Listening on all addresses is listening on none that a browser could open. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
