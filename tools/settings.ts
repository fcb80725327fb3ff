import { settings } from '../server/src/config.ts'

// Prints every setting: its environment name, what it is by default, and what it does.
const lines = Object.values(settings).map(({ env, doc, schema }) => {
  const byDefault: unknown = schema.safeParse(undefined).data
  return `${env}${byDefault === undefined ? '' : ` (${JSON.stringify(byDefault)})`}\n    ${doc}\n`
})
process.stdout.write(lines.join(''))
