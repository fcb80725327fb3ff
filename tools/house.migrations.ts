import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The migrations up to here are older than the rule. */
const LAST_BEFORE_RULE = 4

/** What takes something away that the version before still asks for. */
const contracting: readonly (readonly [what: RegExp, why: string])[] = [
  [/\bdrop\s+(?:table|column|view|type|function|default)\b/i, 'takes something away'],
  [/\balter\s+table\b[^;]*?\bdrop\s+(?!not\s+null|constraint)/i, 'takes something away'],
  [/\brename\s+(?:to|column|constraint|[\w"]+\s+to)\b/i, 'renames something'],
  [/\balter\s+(?:column\s+)?[\w"]+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'forbids what was allowed'],
  [/\badd\s+(?:constraint\s+[\w"]+\s+)?check\b/i, 'forbids what was allowed'],
]

/** The release that a migration of the last step names: the code before it knows nothing any longer of what goes. */
const CONTRACTS = /^-- contracts after release ([\w.-]+)$/m

/**
 * How a migration would break the version that is replaced by it and still runs while it is (expand, deploy, contract).
 * @param releases the names in `docs/releases.tsv`
 */
export function migrationBreaches(path: string, text: string, releases: readonly string[]): string[] {
  const number = Number(/^server\/migrations\/(\d{4})_/.exec(path)?.[1] ?? 0)
  if (number <= LAST_BEFORE_RULE) return []
  const release = CONTRACTS.exec(text)?.[1]
  if (release !== undefined) return releases.includes(release) ? [] : [`names the release ${release}, which docs/releases.tsv does not`]
  const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''")
  const found = contracting.filter(([what]) => what.test(statements)).map(([, why]) => why)
  if (addsRequiredColumn(statements)) found.push('adds a column that the version before does not fill')
  return found.map(
    (why) =>
      `${why}, which the version before does not survive: do it in a later release, and name the one that needs it last (-- contracts after release …)`,
  )
}

/** A new column that may not be null and has no default. */
function addsRequiredColumn(statements: string): boolean {
  return Array.from(
    statements.matchAll(
      /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|primary\b|unique\b|foreign\b|check\b)[\w"]+\s+[^,;]*/gi,
    ),
  ).some(([column]) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column))
}

/** The releases, newest last. */
export function knownReleases(): string[] {
  const file = fileURLToPath(new URL('../docs/releases.tsv', import.meta.url))
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]!)
}
