import { setTimeout as pause } from 'node:timers/promises'
import { type Config, outboxFolder } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { migrate } from './platform/database/migrate.ts'
import { drain } from './platform/http/running/drain.ts'
import { listen } from './platform/http/running/listen.ts'
import { OperatorError } from './platform/operatorError.ts'
import { letYoungMemoryGrow } from './platform/memory.ts'

/**
 * Opens the database, migrates, listens and prints the address. SIGTERM and SIGINT let requests under way end first, and the
 * ones that a balancer still sends before it notices.
 * @param prepare what to do before the first request, such as making the demonstration community
 * @returns the address that it listens at
 * @throws OperatorError where the database or the port cannot be used
 */
export async function start(config: Config, prepare?: (context: Context) => Promise<void>): Promise<string> {
  const opening = openAndMigrate(config)
  // The rest is loaded while the database opens. What is wrong with it is told below, also where loading ends later.
  opening.catch(() => {})
  const [{ createApp, warmedUp }, { createContext }, { requireStoredFiles }, { fetchPopulation }] = await Promise.all([
    import('./app.ts'),
    import('./context.ts'),
    import('./files/files.queries.ts'),
    import('./genome/population/populationInUse.ts'),
  ])
  const database = await opening
  const context = await createContext(config, database)
  await requireStoredFiles(context)
  await fetchPopulation(context)
  const app = await createApp(context)
  await prepare?.(context)
  await listen(app, config)
  context.announcements.start()
  context.tasks.start()
  void database.lost.then(() =>
    giveUp(new OperatorError('The embedded database has ended, most likely since the disk is full. Make room and start again.')),
  )

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    drain(app)
    await pause(config.drainTime)
    setTimeout(() => process.exit(1), config.shutdownTimeout).unref()
    await app.close()
    await context.tasks.stop()
    await context.announcements.stop()
    context.mail.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await warmedUp(app)
  letYoungMemoryGrow()
  if (config.smtpUrl === undefined && !config.demonstration) {
    process.stdout.write(`Mails are not sent, but written to the folder ${outboxFolder(config)}: SMTP_URL names no mail server.\n`)
  }
  process.stdout.write(`${config.productName} is ready at ${app.listeningOrigin}\n`)
  return app.listeningOrigin
}

async function openAndMigrate(config: Config): Promise<Database> {
  const database = await openDatabase(config)
  await migrate(database.pool)
  return database
}

/** Ends the process with a sentence where the reader can mend what is wrong, else with what is known about it. */
export function giveUp(error: unknown): never {
  const isTheirs = error instanceof OperatorError
  const words = error instanceof Error ? (isTheirs ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
