import { type PersonKind, personKinds } from '@trellis/contract/wire/personKinds.ts'
import { makeSuperUser } from '../server/src/accounts/accounts.actions.ts'
import { readConfig } from '../server/src/config.ts'
import { openCommunity } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { OperatorError } from '../server/src/platform/operatorError.ts'
import { giveUp } from '../server/src/start.ts'

const nouns: Record<PersonKind, string> = { student: 'student', recruiter: 'employer', advisor: 'group administrator' }

// `npm run superuser -- ada@school.org advisor`: makes the confirmed account of an e-mail and a kind (`student`, `recruiter` or
// `advisor`) a super-user. It works on the database that the settings name.
try {
  const [email, typeName, ...more] = process.argv.slice(2)
  const type = personKinds.find((name) => name === typeName)
  if (email === undefined || type === undefined || more.length > 0) {
    const kinds = personKinds.map((name) => `${name} (${nouns[name]})`).join(', ')
    throw new OperatorError(`Name an e-mail and the kind of its account: ${kinds}.`)
  }
  const database = await openCommunity(readConfig(process.env))
  await migrate(database.pool)
  const isConfirmed = await makeSuperUser(database.db, email, type)
  await database.close()
  if (isConfirmed === undefined) throw new OperatorError(`${email} has no account as ${nouns[type]}. Sign up first.`)
  if (!isConfirmed) throw new OperatorError(`The account of ${email} as ${nouns[type]} is not verified. Open the link in its mail first.`)
  process.stdout.write(`${email} is a super-user now, as ${nouns[type]}.\n`)
} catch (error) {
  giveUp(error)
}
