import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newestLink, type Product, startProduct } from '../tools/product.ts'

export interface Installation {
  readonly product: Product
  /** The newest mailed link whose address fits, to somebody or to anybody, as the outbox page would show it. */
  link(pattern: RegExp, to?: string): Promise<string>
}

/** What an installation is made for. */
export interface Story {
  /** How many made-up people there are beside the cast; with 0 there is nobody at all. */
  readonly people: number
  /** Journeys of one story share an installation, and so what others of it have done; those of another never do. */
  readonly story: string
  /** When the installation's clock begins, where what is shown must not depend on the day: the demonstration is made for it. */
  readonly startsAt: string
}

type Made = Pick<Story, 'people' | 'startsAt'>

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
async function installIn(dataFolder: string, made: Made, env: Record<string, string>): Promise<Product> {
  // Of another day there is one story: nothing is made twice.
  if (made.startsAt !== '') return installed(dataFolder, made, env)
  await cp(await firstDay(made.people), dataFolder, { recursive: true })
  return installed(dataFolder, { ...made, people: 0 }, env)
}

/** Where a worker has its installation: that of the story which it is at. */
export interface Machine {
  install(story: Story): Promise<Installation>
  clear(): Promise<void>
}

export function createMachine(): Machine {
  let present: { readonly as: string; readonly installation: Installation; readonly dataFolder: string } | undefined
  return {
    async install({ people, story, startsAt }) {
      const as = JSON.stringify({ people, story, startsAt })
      if (present?.as === as) return present.installation
      await this.clear()
      const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-journey-'))
      const port = String(await freePort())
      const ORIGIN = `http://127.0.0.1:${port}`
      const product = await installIn(dataFolder, { people, startsAt }, { PORT: port, ORIGIN })
      const installation: Installation = { product, link: (pattern, to) => newestLink(dataFolder, pattern, to) }
      present = { as, installation, dataFolder }
      return installation
    },
    async clear() {
      if (present === undefined) return
      const { installation, dataFolder } = present
      present = undefined
      // Nobody needs its data any more.
      await installation.product.kill()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
