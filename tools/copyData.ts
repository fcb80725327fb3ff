import { readConfig, WrongSetting } from '../server/src/config.ts'
import { copyData, TargetNotEmpty } from '../server/src/platform/database/copyData.ts'
import { openDatabase, openPostgres } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { giveUp } from '../server/src/start.ts'

// `DATABASE_URL=postgres://… npm run copy-data`: moves the embedded community of DATA_FOLDER to an empty PostgreSQL
// database. Stored files stay where they are.
try {
  const { databaseUrl, ...rest } = readConfig(process.env)
  if (databaseUrl === undefined) throw new WrongSetting('Set DATABASE_URL to the PostgreSQL database to copy to.')
  const from = await openDatabase({ ...rest, databaseUrl: undefined })
  const to = openPostgres(databaseUrl, 2)
  await migrate(from.pool)
  await migrate(to.pool)
  const copied = await copyData(from.pool, to.pool)
  for (const [table, rows] of Object.entries(copied)) process.stdout.write(`${table}: ${rows} rows\n`)
  await to.close()
  await from.close()
} catch (error) {
  giveUp(error instanceof TargetNotEmpty ? new WrongSetting(error.message) : error)
}
