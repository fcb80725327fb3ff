import { readConfig } from '../server/src/config.ts'
import { approveByEmail } from '../server/src/accounts/approvals/approvals.actions.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openCommunity } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { createAnnouncements } from '../server/src/platform/events/announcements.ts'
import { createLog } from '../server/src/platform/log.ts'
import { OperatorError } from '../server/src/platform/operatorError.ts'
import { createTasks } from '../server/src/platform/tasks/tasks.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run advisor -- name@school.org`: approves the verified account of a group administrator, who is told by mail once the server
// runs. It works on the database that the settings name.
try {
  const [email, ...more] = process.argv.slice(2)
  if (email === undefined || more.length > 0) throw new OperatorError('Name the e-mail of a group administrator.')
  const config = readConfig(process.env)
  const database = await openCommunity(config)
  await migrate(database.pool)
  const log = createLog(config)
  const deciding = { clock: systemClock, tasks: createTasks(database, systemClock, log), announcements: createAnnouncements(log) }
  const isConfirmed = await approveByEmail(deciding, database.db, email)
  await database.close()
  if (isConfirmed === undefined) throw new OperatorError(`${email} has no account as group administrator. Sign up first.`)
  if (!isConfirmed)
    throw new OperatorError(`The account of ${email} as group administrator is not verified. Open the link in its mail first.`)
  process.stdout.write(`${email} is approved as group administrator.\n`)
} catch (error) {
  giveUp(error)
}
