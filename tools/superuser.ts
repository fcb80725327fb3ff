import { profileTypes } from '@trellis/contract/endpoint.ts'
import { makeSuperUser } from '../server/src/accounts/accounts.actions.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { OperatorError } from '../server/src/platform/operatorError.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run superuser -- ada@school.org`: makes the accounts of an e-mail super-users; with `profile`, `recruiter` or
// `groups` after it, only the one of that type. It works on the database that the settings name.
try {
  const [email, typeName] = process.argv.slice(2)
  const type = profileTypes.find((name) => name === typeName)
  if (email === undefined || type !== typeName) {
    throw new OperatorError(`Name an e-mail, and after it, if you like, one of ${profileTypes.join(', ')}.`)
  }
  const database = await openDatabase(readConfig(process.env))
  await migrate(database.pool)
  const types = await makeSuperUser(database.db, email, type)
  await database.close()
  if (types.length === 0) throw new OperatorError(`There is no such account of ${email}. Sign up first.`)
  process.stdout.write(`${email} is a super-user now (${types.join(', ')}).\n`)
} catch (error) {
  giveUp(error)
}
