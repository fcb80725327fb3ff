import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { newestLink, type Product } from '../tools/product.ts'
import { violations } from './accessibility.ts'
import { installIn } from './installations.ts'

interface Installation {
  readonly product: Product
  /** The newest mailed link whose address fits, to somebody or to anybody, as the outbox page would show it. */
  link(pattern: RegExp, to?: string): Promise<string>
}

interface Options {
  /** How many made-up people there are beside the cast; with 0 there is nobody at all. */
  readonly people: number
  /** Journeys of one story share an installation, and so what others of it have done; those of another never do. */
  readonly story: string
  /** When the installation's clock begins, where what is shown must not depend on the day: the demonstration is made for it. */
  readonly startsAt: string
  readonly installation: Installation
}

/** Every worker has an installation of its own, on the embedded database with nothing configured but where it listens. */
export const test = base.extend<object, Options>({
  people: [0, { scope: 'worker', option: true }],
  story: ['', { scope: 'worker', option: true }],
  startsAt: ['', { scope: 'worker', option: true }],
  installation: [
    async ({ people, startsAt }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-journey-'))
      const port = String(await freePort())
      const ORIGIN = `http://127.0.0.1:${port}`
      const product = await installIn(dataFolder, { people, startsAt }, { PORT: port, ORIGIN })
      await use({ product, link: (pattern, to) => newestLink(dataFolder, pattern, to) })
      await product.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.product.origin),
})

export { expect }

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** Runs in the page: waits until it has taken on a scheme. */
export async function takeOn(scheme: string): Promise<void> {
  const root = document.documentElement
  const taken = () => !root.hasAttribute('data-mantine-color-scheme') || root.dataset['mantineColorScheme'] === scheme
  while (!taken()) await new Promise(requestAnimationFrame)
}

/** Runs in the page: waits until whatever moves or changes its color has done so. */
export async function rest(): Promise<void> {
  await new Promise(requestAnimationFrame)
  // What follows a scrolled row is at rest with it.
  const finite = document
    .getAnimations()
    .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(finite.map(({ finished }) => finished))
}

/** No accessibility violation on the page, in light and in dark, once it has come to rest: a screen on its way has no heading yet. */
export async function expectAccessible(page: Page): Promise<void> {
  const window = page.viewportSize()!
  // All of the page at once: what floats at the edge of a small window covers different things at each place of it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(takeOn, colorScheme)
    await expect(async () => {
      await page.evaluate(rest)
      expect(await violations(page, colorScheme)).toEqual([])
    }).toPass({ timeout: 20_000 })
  }
  await page.setViewportSize(window)
}

/** Nothing sticks out of a phone's width, once a picture that follows its window has followed it. */
export async function expectFitsWidth(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}

/**
 * Keeps the replies to calls back, as a server does that has much to do.
 * @param concerns which calls, by their bodies
 * @returns lets the replies go, those to come too
 */
export async function keepBack(page: Page, address: string, concerns = (_body: Record<string, unknown>) => true): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (!concerns(route.request().postDataJSON() as Record<string, unknown>)) return route.continue()
    const response = await route.fetch()
    await gone
    // The page may have given the call up.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return letGo
}

/** What says that something is on its way: what lies out of sight is fetched when it comes into sight. */
const WAITING = 'xpath=.//*[text()="Loading"][not(ancestor::*[@aria-hidden="true"])]'

export const expectNothingWaits = (page: Page): Promise<void> => expect(page.getByRole('main').locator(WAITING)).toHaveCount(0)
