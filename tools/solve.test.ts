import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const run = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'solve.ts'), ...files])
  return { status, out: stdout.toString(), error: stderr.toString() }
}

test('a stored instance is solved, and told in one line of JSON', () => {
  const at = join(import.meta.dirname, '../server/src/mentoring/solver/instances/random_100x20')
  const { status, out } = run(`${at}.bin`, `${at}.cap`)
  expect(status).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(out)).toMatchObject({ mentees: 100, mentors: 20, objective: 955_213, dualBound: 955_213 })
})

describe('bad files get one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-'))
  const file = (name: string, content: Int32Array | string): string => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const scores = file('scores', Int32Array.of(1, 2, 3, 4, 5, 6))
  const capacities = file('capacities', Int32Array.of(2, 1))

  test.each<[string, string[], RegExp]>([
    ['none', [], /Two files are needed/],
    ['one that is not there', [scores, join(folder, 'missing')], /missing cannot be read/],
    ['an empty one', [file('empty', ''), capacities], /has 0 bytes/],
    ['one of text', [file('text', 'Hello'), capacities], /has 5 bytes/],
    ['others than belong together', [file('five', Int32Array.of(1, 2, 3, 4, 5)), capacities], /not the same number/],
    ['a score that is none', [file('high', Int32Array.of(1, 10_001)), capacities], /score 10001 at place 1/],
    ['a capacity that is none', [scores, file('below', Int32Array.of(1, -1))], /capacity below 0/],
    ['too few slots', [scores, file('few', Int32Array.of(1, 1))], /3 mentees cannot each have a mentor: there are 2 slots/],
  ])('%s', (_, files, sentence) => {
    const { status, out, error } = run(...files)
    expect([status, out]).toEqual([1, ''])
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(error).toMatch(sentence)
  })
})
