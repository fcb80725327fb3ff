import { readConfig } from '../server/src/config.ts'
import { suggestionsJudged } from '../server/src/matchQuality/matchQuality.queries.ts'
import { introduction, reportOf } from '../server/src/matchQuality/report.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { suggestionLists } from '../server/src/shownLists/shownList.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run match-quality`: what came of the suggestions that were shown, from the database that the settings name. With the embedded
// database stop the server first; with PostgreSQL it may go on. It tells of nobody by name, and changes nothing.
const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n\n`)

try {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, databaseTimeout: 0 })
  await migrate(database.pool)
  say(introduction)
  if (!config.logShownLists) say(['LOG_SHOWN_LISTS is false: nothing new is logged.'])
  for (const list of suggestionLists) say(reportOf(list, await suggestionsJudged(database.db, list)))
  await database.close()
} catch (error) {
  giveUp(error)
}
