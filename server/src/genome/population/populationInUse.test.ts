import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/database.ts'
import { createAnnouncements } from '../../platform/events/announcements.ts'
import { createLog } from '../../platform/log.ts'
import { freshDatabase } from '../../platform/testing/database.ts'
import { type Population, shippedPopulation, versionOf } from './population.ts'
import { fetchPopulation, populationFile, populationInUse, usePopulation } from './populationInUse.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'trellis-population-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** A process with a data folder of its own on the one database. */
const processOf = (name: string): Pick<Context, 'config' | 'db' | 'announcements'> => ({
  config: readConfig({ DATA_FOLDER: join(folder, name) }),
  db: database.db,
  announcements: createAnnouncements(createLog(readConfig({ LOG_LEVEL: 'silent' }))),
})
const measured = (name: string): Population => ({ ...shippedPopulation, version: versionOf(name) })

test('without a table of their own all use the one that comes with the product', async () => {
  const first = processOf('first')
  await fetchPopulation(first)
  expect(existsSync(populationFile(first.config))).toBe(false)
  expect(populationInUse(first.config)).toEqual(shippedPopulation)
})

test('one that only a file has is given to the database, and the next process uses it', async () => {
  const [first, second] = [processOf('first'), processOf('second')]
  await usePopulation(first, database.db, measured('made'))
  await database.pool.query('delete from population_in_use')
  await fetchPopulation(first)
  await fetchPopulation(second)
  expect(populationInUse(second.config)).toEqual(measured('made'))
})

test('a newer one replaces the copy of each process at its next start', async () => {
  const [first, second] = [processOf('first'), processOf('second')]
  await usePopulation(second, database.db, measured('newer'))
  expect(populationInUse(first.config).version).toBe(versionOf('made'))
  await fetchPopulation(first)
  expect(populationInUse(first.config)).toEqual(measured('newer'))
  await writeFile(populationFile(first.config), JSON.stringify(measured('strayed')))
  await fetchPopulation(first)
  expect(populationInUse(first.config).version).toBe(versionOf('newer'))
})

test('one that was made by another formula is not used', async () => {
  const first = processOf('first')
  await usePopulation(first, database.db, { ...shippedPopulation, version: 'formula-1-old' })
  await fetchPopulation(first)
  expect(populationInUse(first.config)).toEqual(shippedPopulation)
})
