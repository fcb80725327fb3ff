import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseVocabulary } from '../server/src/vocabulary/vocabulary.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { findingsOf } from './vocabulary.findings.ts'

const texts = [
  'Polished the glockenspiel every day. Public speaking.',
  'The glockenspiel and the server were new. Wine tasting room.',
  'Kept the server running in the wine tasting room.',
]

test('names what is frequent and no skill covers, a phrase in place of its words', () => {
  const { missing } = findingsOf(['zig zag quilts', 'zig zag', 'the zig zag', 'glockenspiel', 'glockenspiel'], vocabulary, 2)
  expect(missing).toEqual([
    { phrase: 'zig zag', texts: 3 },
    { phrase: 'glockenspiel', texts: 2 },
  ])
})

test('names words that mean something else as well, with how often they are read as a skill', () => {
  const server = findingsOf([...texts, 'Server'], vocabulary, 2).ambiguous.find(({ name }) => name === 'server')
  expect(server).toEqual({ name: 'server', skills: ['Waiting tables'], readIn: 'lists', texts: 3, read: 1 })
})

test('names a name that two skills share but for its marks', () => {
  const shared = parseVocabulary('a\tBack-end\t\tspeed:1\tour\nb\tOther thing\tback end\tspeed:1\tour\nother\tOther\t\tother:1\tour')
  expect(findingsOf([], shared, 2).ambiguous).toEqual([
    { name: 'back end', skills: ['Back-end', 'Other thing'], readIn: 'anywhere', texts: 0, read: 0 },
  ])
})

test('names the skills that no text names', () => {
  const { unused } = findingsOf(texts, vocabulary, 2)
  expect(unused).toContain('Algebra')
  expect(unused).not.toContain('Public speaking')
})

test('is a command for a folder of texts', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    for (const [at, text] of texts.entries()) writeFileSync(join(folder, `${at}.txt`), text)
    const printed = execFileSync(process.execPath, [join(import.meta.dirname, 'vocabulary.ts'), folder], { encoding: 'utf8' })
    expect(printed).toContain('3 texts')
    expect(printed).toContain('2\tglockenspiel')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
