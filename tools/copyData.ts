import { readConfig, WrongSetting } from '../server/src/config.ts'
import { copyData } from '../server/src/platform/database/copyData.ts'
import { openCommunity, openDatabase } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { giveUp } from '../server/src/start.ts'

// `DATABASE_URL=postgres://… npm run copy-data`: moves the embedded community of DATA_FOLDER to an empty PostgreSQL
// database. Stored files stay where they are.
try {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) throw new WrongSetting('Set DATABASE_URL to the PostgreSQL database to copy to.')
  const from = await openCommunity({ ...config, databaseUrl: undefined })
  const to = await openDatabase({ ...config, databaseTimeout: 0 })
  await migrate(from.pool)
  await migrate(to.pool)
  const copied = await copyData(from.pool, to.pool)
  for (const [table, rows] of Object.entries(copied)) process.stdout.write(`${table}: ${rows} rows\n`)
  await to.close()
  await from.close()
} catch (error) {
  giveUp(error)
}
