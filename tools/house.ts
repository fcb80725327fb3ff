import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownReleases, migrationBreaches } from './house.migrations.ts'
import { exportedForNobody } from './house.exports.ts'
import { breaches, circlesOfDomains, crowdedFolders, withoutFrontDoor } from './house.rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const releases = knownReleases()

// Checks the rules of the house that no linter knows: tiers, private tables, access on every call, file length, names, circles, front doors,
// exports that nobody uses.
const files = globSync('{contract,server,web,e2e,bench,tools}/**/*.{ts,tsx,css,sql}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'data',
})
const textOf = new Map(files.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]))
const found = files
  .filter((path) => !path.endsWith('.gen.ts'))
  .flatMap((path) => {
    const text = textOf.get(path)!
    return [...breaches(path, text), ...migrationBreaches(path, text, releases)].map((breach) => `${path}: ${breach}`)
  })
found.push(...crowdedFolders(files), ...circlesOfDomains(textOf), ...withoutFrontDoor(files), ...exportedForNobody(textOf))
for (const line of found) process.stderr.write(`${line}\n`)
process.stdout.write(`house: ${files.length} files, ${found.length} breaches\n`)
process.exit(found.length > 0 ? 1 : 0)
