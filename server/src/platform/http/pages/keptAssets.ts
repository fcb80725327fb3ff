import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@trellis/contract/durations.ts'
import { z } from 'zod'
import type { Context } from '../../../context.ts'

/** How long the parts of a version are kept after another one has taken its place: nobody leaves a page open for longer. */
const KEPT_MS = 14 * DAY_MS
/** What other processes keep is looked up again after so long. */
const LOOKED_UP_EVERY_MS = 5_000
const AT_ONCE = 8

/** The parts of one build by their names, which follow from their content. */
const Build = z.object({ since: z.number(), names: z.array(z.string()) })
type Build = z.output<typeof Build>
const Builds = z.array(Build)

/** The parts of the pages of this version and of those before it, where every process of the product finds them. */
export interface KeptAssets {
  /**
   * Puts those of this build there, and takes away what nobody needs any more.
   * @param folder where they are
   */
  keep(folder: string): Promise<void>
  /** @returns undefined where no version known here has such a part */
  get(name: string): Promise<Uint8Array | undefined>
}

/** Keeps them where photos and resumes are kept: that place is shared by all processes, and outlives every version. */
export function keptAssets({ files, clock }: Pick<Context, 'files' | 'clock'>): KeptAssets {
  let listing: { readonly at: number; readonly names: ReadonlySet<string> } | undefined

  const stored = async (): Promise<Build[]> => {
    const bytes = await files.get(LIST)
    return bytes === undefined ? [] : Builds.parse(JSON.parse(Buffer.from(bytes).toString()))
  }
  const remember = (builds: readonly Build[]) => {
    listing = { at: clock.now(), names: new Set(builds.flatMap(({ names }) => names)) }
    return listing
  }

  return {
    async keep(folder) {
      const now = clock.now()
      const builds = await stored()
      const names = await builtNames(folder)
      const isThis = (build: Build | undefined) => build?.names.join() === names.join()
      remember(builds)
      if (isThis(builds.at(-1))) return
      const all = [...builds.filter((build) => !isThis(build)), { since: now, names }]
      const needed = all.filter((_, place) => now - (all[place + 1]?.since ?? now) < KEPT_MS)
      const before = new Set(builds.flatMap((build) => build.names))
      const after = new Set(needed.flatMap((build) => build.names))
      await forEach(
        [...after].filter((name) => !before.has(name)),
        async (name) => {
          await files.put(keyOf(name), await readFile(join(folder, name)), typeOf(name))
        },
      )
      await files.put(LIST, Buffer.from(JSON.stringify(needed)), 'application/json')
      remember(needed)
      await forEach(
        [...before].filter((name) => !after.has(name)),
        (name) => files.remove(keyOf(name)),
      )
    },
    async get(name) {
      if (listing === undefined || (!listing.names.has(name) && clock.now() - listing.at >= LOOKED_UP_EVERY_MS)) remember(await stored())
      return listing?.names.has(name) ? files.get(keyOf(name)) : undefined
    },
  }
}

/** Without those that are compressed beforehand: these are made from the others. */
async function builtNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)).toSorted()
}

async function forEach(names: readonly string[], run: (name: string) => Promise<void>): Promise<void> {
  const left = [...names]
  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await run(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const keyOf = (name: string): string => {
  const digest = createHash('sha256').update(name).digest('hex')
  return `asset/${[digest.slice(0, 8), digest.slice(8, 12), digest.slice(12, 16), digest.slice(16, 20), digest.slice(20, 32)].join('-')}`
}
/** A name that no asset has. */
const LIST = keyOf('/')

const types: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  mjs: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
}

/** What the server says that an asset is. */
export const typeOf = (name: string): string => types[name.split('.').at(-1)!] ?? 'application/octet-stream'
