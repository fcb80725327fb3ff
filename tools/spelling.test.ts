import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const british = /colour|favour|behaviour|neighbour|honour(?!é)|learnt|spelt|(?:recogn|apolog|summar|real)is(?:e|ed|es|ing)\b/i
/** Resumes from Britain are read by their own words. */
const readsBritish = 'server/src/resumes/reading/'
/** The error screen's words are the specification's. */
const given = 'We apologise for the inconvenience'

test('the spelling is American', () => {
  const listed = execFileSync('git', ['ls-files', 'contract', 'e2e', 'server/src', 'web/src', 'web/index.html', 'web/public', 'docs'], {
    cwd: root,
    encoding: 'utf8',
  })
  const read = listed.split('\n').filter((path) => /\.(tsx?|css|html|js|md|sql)$/.test(path) && !path.startsWith(readsBritish))
  const found = read.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (british.test(line.replace(given, '')) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
