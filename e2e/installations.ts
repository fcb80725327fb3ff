import { cp, mkdtemp, rename } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Product, startProduct } from '../tools/product.ts'

interface Made {
  readonly people: number
  readonly startsAt: string
}

const installed = (dataFolder: string, { people, startsAt }: Made, env: Record<string, string> = {}): Promise<Product> => {
  const settings = { DATA_FOLDER: dataFolder, DEMONSTRATION: 'true', PEOPLE: String(people), STARTS_AT: startsAt }
  return startProduct({ ...settings, ...env }, 'e2e/installation.ts')
}

/** The data of a fresh installation that has these people: made by whoever needs it first, and copied by all others of a run. */
async function firstDay(people: number): Promise<string> {
  const folder = process.env['FIRST_DAYS']!
  const kept = join(folder, `with ${people}`)
  if (existsSync(kept)) return kept
  const making = await mkdtemp(join(folder, 'making-'))
  const product = await installed(making, { people, startsAt: '' })
  await product.stop()
  // Another worker may have been as quick: one of the two is kept.
  await rename(making, kept).catch(() => undefined)
  return kept
}

/** Installs the product in an empty folder, with these people beside the cast. */
export async function installIn(dataFolder: string, made: Made, env: Record<string, string>): Promise<Product> {
  // Of another day there is one story: nothing is made twice.
  if (made.startsAt !== '') return installed(dataFolder, made, env)
  await cp(await firstDay(made.people), dataFolder, { recursive: true })
  return installed(dataFolder, { ...made, people: 0 }, env)
}
