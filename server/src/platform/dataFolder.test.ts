import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from './database/open.ts'
import { DamagedFolder } from './dataFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-damaged-'))
  await (await opened(join(folder, 'whole'))).close()
})
afterAll(() => rm(folder, { recursive: true }))

const opened = (dataFolder: string) => openDatabase(readConfig({ DATA_FOLDER: dataFolder }))

type Damage = (inFolder: (path: string) => string) => Promise<unknown>
const empty = async (path: string) => {
  const names = await readdir(path)
  return Promise.all(names.map((name) => rm(join(path, name), { recursive: true })))
}
const damages: readonly (readonly [what: string, said: RegExp, damage: Damage])[] = [
  ['an empty pg_control', /pg_control is empty/, (at) => writeFile(at('database/global/pg_control'), '')],
  ['a pg_control of nonsense', /it is damaged/, (at) => writeFile(at('database/global/pg_control'), randomBytes(8_192))],
  ['no write-ahead log', /pg_wal has no log/, (at) => empty(at('database/pg_wal'))],
  [
    'an empty log',
    /it is damaged/,
    async (at) => {
      const names = await readdir(at('database/pg_wal'), { withFileTypes: true })
      return Promise.all(names.filter((name) => name.isFile()).map(({ name }) => writeFile(at(`database/pg_wal/${name}`), '')))
    },
  ],
  ['no folder of the log', /pg_wal is missing/, (at) => rm(at('database/pg_wal'), { recursive: true })],
  ['no tables', /base is missing/, (at) => rm(at('database/base'), { recursive: true })],
  ['no version', /PG_VERSION is missing/, (at) => rm(at('database/PG_VERSION'))],
  ['another version', /it is damaged/, (at) => writeFile(at('database/PG_VERSION'), '9\n')],
  [
    'a file for the database',
    /database is a file where a folder is expected/,
    async (at) => {
      await rm(at('database'), { recursive: true })
      await writeFile(at('database'), 'x')
    },
  ],
  [
    'a folder for the lock',
    /lock, .* cannot be opened/,
    async (at) => {
      await rm(at('lock'))
      await mkdir(at('lock'))
    },
  ],
  ['a lock of nonsense', /lock cannot be used/, (at) => writeFile(at('lock'), 'nonsense '.repeat(1_000))],
]

test.each(damages)('%s is told in a sentence', async (what, said, damage) => {
  const copy = join(folder, what.replaceAll(' ', '-'))
  await cp(join(folder, 'whole'), copy, { recursive: true })
  await damage((path) => join(copy, path))
  const refused = opened(copy)
  await expect(refused).rejects.toThrow(DamagedFolder)
  await expect(refused).rejects.toThrow(said)
})

test('so is a file in place of the data folder', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(opened(join(folder, 'file'))).rejects.toThrow(/file is a file where a folder is expected/)
})

test('a database that is refused is let go, to be opened once it is mended', async () => {
  const copy = join(folder, 'mended')
  await cp(join(folder, 'whole'), copy, { recursive: true })
  await writeFile(join(copy, 'database/global/pg_control'), '')
  await expect(opened(copy)).rejects.toThrow(DamagedFolder)
  await cp(join(folder, 'whole/database/global/pg_control'), join(copy, 'database/global/pg_control'))
  await (await opened(copy)).close()
})
