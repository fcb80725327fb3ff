import { readConfig, WrongSetting } from './config.ts'
import { createApp } from './app.ts'
import { createContext } from './context.ts'
import { openDatabase } from './platform/database/database.ts'
import { FolderInUse } from './platform/database/lock.ts'
import { migrate } from './platform/database/migrate.ts'

/** What went wrong is the reader's to mend: one sentence, no stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof FolderInUse) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  await migrate(database.pool)
  const context = await createContext(config, database)
  const app = await createApp(context)
  await app.listen({ host: config.host, port: config.port })
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
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})
