import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { type Context, createContext } from './context.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { listen } from './platform/http/listen.ts'
import { OperatorError } from './platform/operatorError.ts'

/**
 * Opens the database, migrates, listens and prints the address. SIGTERM and SIGINT let requests under way end first.
 * @param prepare what to do before the first request, such as making the demonstration community
 * @returns the address that it listens at
 * @throws OperatorError where the database or the port cannot be used
 */
export async function start(config: Config, prepare?: (context: Context) => Promise<void>): Promise<string> {
  const database = await openDatabase(config)
  await migrate(database.pool)
  const context = await createContext(config, database)
  const app = await createApp(context)
  await prepare?.(context)
  await listen(app, config)
  context.tasks.start()
  process.stdout.write(`${config.productName} is ready at ${app.listeningOrigin}\n`)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), config.shutdownTimeout).unref()
    await app.close()
    await context.tasks.stop()
    context.mail.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return app.listeningOrigin
}

/** Ends the process with a sentence where the reader can mend what is wrong, else with what is known about it. */
export function giveUp(error: unknown): never {
  const isTheirs = error instanceof OperatorError
  const words = error instanceof Error ? (isTheirs ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
