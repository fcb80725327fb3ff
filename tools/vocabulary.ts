import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { findingsOf, type Findings } from './vocabulary.findings.ts'

// `npm run vocabulary:check -- FOLDER`: compares the vocabulary with the texts (.txt, .md) of a folder. It prints the frequent words
// and phrases that no skill covers, the names that mean something else as well, and the skills that no text names. Nothing is stored.
const MOST_LINES = 200
/** Frequent is what stands in one text of fifty, and in two at least. */
const leastTextsOf = (count: number): number => Math.max(2, Math.ceil(count / 50))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function printed({ missing, ambiguous, unused }: Findings): void {
  say(`\nMissing: ${missing.length} frequent words and phrases that no skill covers (texts, phrase)`)
  for (const { phrase, texts } of missing.slice(0, MOST_LINES)) say(`${texts}\t${phrase}`)
  say(
    `\nAmbiguous: ${ambiguous.length} names of several skills, or words with another meaning (texts, read as a skill, name, where read, skills)`,
  )
  for (const { name, skills, readIn, texts, read } of ambiguous.slice(0, MOST_LINES)) {
    say(`${texts}\t${read}\t${name}\t${readIn}\t${skills.join(', ')}`)
  }
  say(`\nNever used: ${unused.length} of ${vocabulary.skills.length} skills`)
  for (const label of unused) say(label)
}

const folder = process.argv[2]
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write('Name a folder with texts: npm run vocabulary:check -- FOLDER\n')
  process.exitCode = 1
} else {
  const paths = globSync('**/*.{txt,md}', { cwd: folder })
  const texts = paths.map((path) => readFileSync(join(folder, path), 'utf8'))
  say(`${texts.length} texts, ${vocabulary.skills.length} skills`)
  printed(findingsOf(texts, vocabulary, leastTextsOf(texts.length)))
}
