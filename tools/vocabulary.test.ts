import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

describe('the command', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const command = (...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'vocabulary.ts'), ...words], { encoding: 'utf8' })
  const write = (some: readonly string[]) => some.forEach((text, at) => writeFileSync(join(folder, `${at}.txt`), text))

  test('says what of a folder of texts is missing and ambiguous, each under the names of its columns', () => {
    write(texts)
    const { stdout } = command(folder)
    expect(stdout).toMatch(/^3 texts, \d+ skills\n/)
    expect(stdout).toContain('texts\tphrase\n2\tglockenspiel\n')
    expect(stdout).toContain('texts\tread\tname\tis read\tskills\n')
    expect(stdout).toMatch(/\d\t\d\tserver\tin lists of skills only\tWaiting tables\n/)
  })

  test('names skills that are never used only where there are texts enough', () => {
    write(texts)
    expect(command(folder).stdout).toMatch(/Never used: \d+ of \d+ skills are named by no text. From 100 texts on they are listed here.\n$/)
    write(Array.from({ length: 100 }, (_, at) => texts[at % 3]!))
    expect(command(folder).stdout).toContain('\nAlgebra\n')
  })

  test('says how many it does not print', () => {
    const words = Array.from({ length: 250 }, (_, at) => `zorb${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`)
    write([words.join('. '), words.join('; ')])
    expect(command(folder).stdout).toMatch(/… and \d+ more\n/)
  })

  test('says what is wrong in one line', () => {
    expect(command()).toMatchObject({ status: 1, stderr: 'Name a folder with texts: npm run vocabulary:check -- FOLDER\n' })
    expect(command(join(folder, 'none')).stderr).toBe(`There is no folder ${join(folder, 'none')}.\n`)
    expect(command(folder)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `There is no text in ${folder}: files that end in .txt or .md are read.\n`,
    })
  })

  test('ends quietly where only its first lines are read', () => {
    write(Array.from({ length: 100 }, (_, at) => texts[at % 3]!))
    const line = `"${process.execPath}" "${join(import.meta.dirname, 'vocabulary.ts')}" "${folder}" | head -n 1`
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
    expect([stdout.slice(0, 9), stderr]).toEqual(['100 texts', ''])
  })
})
