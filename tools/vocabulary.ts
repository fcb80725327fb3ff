import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadIn } from '../server/src/resumes/skills/everydayWords.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { findingsOf, type Findings } from './vocabulary.findings.ts'

// `npm run vocabulary:check -- FOLDER`: compares the vocabulary with the texts (.txt, .md) of a folder. It prints the frequent words
// and phrases that no skill covers, the names that mean something else as well, and the skills that no text names. Nothing is stored.
const MOST_LINES = 200
/** Fewer texts name few skills, whatever the vocabulary is worth. */
const LEAST_FOR_UNUSED = 100
/** Frequent is what stands in one text of fifty, and in two at least. */
const leastTextsOf = (count: number): number => Math.max(2, Math.ceil(count / 50))
const textsWords = (count: number): string => `${count} ${count === 1 ? 'text' : 'texts'}`

const readWhere: Record<ReadIn, string> = {
  anywhere: 'anywhere',
  claims: 'where somebody claims or lists it',
  lists: 'in lists of skills only',
  nowhere: 'nowhere',
}

/** Rows under a heading, those beyond {@link MOST_LINES} counted. */
function section(heading: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const more = rows.length - MOST_LINES
  const lines = [columns, ...rows.slice(0, MOST_LINES)].map((row) => row.join('\t'))
  return ['', heading, ...(rows.length > 0 ? lines : []), ...(more > 0 ? [`… and ${more} more`] : [])]
}

function printed({ missing, ambiguous, unused }: Findings, count: number): string[] {
  const unusedWords = `Never used: ${unused.length} of ${vocabulary.skills.length} skills are named by no text.`
  return [
    `${textsWords(count)}, ${vocabulary.skills.length} skills`,
    ...section(
      `Missing: ${missing.length} words and phrases that stand in ${leastTextsOf(count)} texts or more, and that no skill covers.`,
      ['texts', 'phrase'],
      missing.map(({ phrase, texts }) => [texts, phrase]),
    ),
    ...section(
      `Ambiguous: ${ambiguous.length} names that several skills share, or that sentences use for something else as well. 'Read' counts the texts in which the skill was found, by this name or another.`,
      ['texts', 'read', 'name', 'is read', 'skills'],
      ambiguous.map(({ name, skills, readIn, texts, read }) => [texts, read, name, readWhere[readIn], skills.join(', ')]),
    ),
    '',
    ...(count < LEAST_FOR_UNUSED ? [`${unusedWords} From ${LEAST_FOR_UNUSED} texts on they are listed here.`] : [unusedWords, ...unused]),
  ]
}

// Whoever reads the first lines only, as `head` does, has read enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const folder = process.argv[2]
const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
const paths = isFolder ? globSync('**/*.{txt,md}', { cwd: folder }) : []

if (paths.length === 0) {
  process.stderr.write(`${whatIsWrong(folder, isFolder)}\n`)
  process.exitCode = 1
} else {
  const texts = paths.map((path) => readFileSync(join(folder!, path), 'utf8'))
  process.stdout.write(`${printed(findingsOf(texts, vocabulary, leastTextsOf(texts.length)), texts.length).join('\n')}\n`)
}

function whatIsWrong(named: string | undefined, isThere: boolean): string {
  if (named === undefined) return 'Name a folder with texts: npm run vocabulary:check -- FOLDER'
  return isThere ? `There is no text in ${named}: files that end in .txt or .md are read.` : `There is no folder ${named}.`
}
