import { readConfig } from '../server/src/config.ts'
import type { CastMember } from '../server/src/demonstration/cast/cast.ts'
import { makeDemonstration } from '../server/src/demonstration/demonstration.ts'
import { giveUp, start } from '../server/src/start.ts'
import { buildWebIfNeeded } from './webBuild.ts'

// `npm run demo`: the product with a community of 2,000 made-up people, made at the first start. DATA_FOLDER, PORT and
// the other settings hold as for `npm start`; the data are in data/demonstration.
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function tableOf(cast: readonly CastMember[]): string[] {
  const width = (column: (member: CastMember) => string) => Math.max(...cast.map((member) => column(member).length))
  const [kinds, names, emails] = [width(({ kind }) => kind), width(({ name }) => name), width(({ email }) => email)]
  return cast.map(({ kind, name, email, signIn }) => `  ${kind.padEnd(kinds)}  ${name.padEnd(names)}  ${email.padEnd(emails)}  ${signIn}`)
}

try {
  buildWebIfNeeded()
  const { DATA_FOLDER, LOG_LEVEL } = process.env
  const ours = { DATA_FOLDER: DATA_FOLDER || 'data/demonstration', LOG_LEVEL: LOG_LEVEL || 'warn', DEMONSTRATION: 'true' }
  const config = readConfig({ ...process.env, ...ours })
  let cast: CastMember[] = []
  const origin = await start(config, async (context) => {
    cast = await makeDemonstration(context, { report: say })
  })
  say(`Mails: ${origin}/dev/outbox`)
  say(`Sign in with the password ${cast[0]!.password} as`)
  for (const line of tableOf(cast)) say(line)
} catch (error) {
  giveUp(error)
}
