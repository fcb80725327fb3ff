import { test as base, expect, type Page, type Request } from '@playwright/test'
import type { Scheme } from '../tools/gallery/looks.ts'
import { violations } from './accessibility.ts'
import { createMachine, type Installation, type Machine, type Story } from './installations.ts'

/** Every worker has an installation of its own, on the embedded database with nothing configured but where it listens. */
export const test = base.extend<Story & { readonly installation: Installation }, { readonly machine: Machine }>({
  people: [0, { option: true }],
  story: ['', { option: true }],
  startsAt: ['', { option: true }],
  machine: [
    async ({}, use) => {
      const machine = createMachine()
      await use(machine)
      await machine.clear()
    },
    { scope: 'worker' },
  ],
  installation: [
    async ({ machine, people, story, startsAt }, use) => use(await machine.install({ people, story, startsAt })),
    { timeout: 300_000 },
  ],
  page: async ({ page }, use) => {
    noteRequests(page)
    await use(page)
  },
  baseURL: async ({ installation }, use) => use(installation.product.origin),
})

export { expect }

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

/**
 * No accessibility violation on the page once it has come to rest: a screen on its way has no heading yet.
 * @param schemes in which it is looked at, with all rules in the first; what asks about colors in the others too
 */
export async function expectAccessible(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  const window = page.viewportSize()!
  // All of the page at once: what floats at the edge of a small window covers different things at each place of it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) })
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(takeOn, colorScheme)
    await expect(async () => {
      await page.evaluate(rest)
      expect(await violations(page, colorScheme, at === 0 ? 'all' : 'of colors')).toEqual([])
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

/**
 * Keeps the next call back, and refuses it, as a server does that knows better by now.
 * @returns lets the refusal go
 */
export async function refuseLate(page: Page, address: string): Promise<() => void> {
  const { promise: told, resolve: refuse } = Promise.withResolvers<void>()
  const reply = { status: 404, json: { error: 'There is no such thing.', code: 'NotFound' } }
  await page.route(address, (route) => told.then(() => route.fulfill(reply)), { times: 1 })
  return refuse
}

/** What says that something is on its way: what lies out of sight is fetched when it comes into sight. */
const WAITING = 'xpath=.//*[text()="Loading"][not(ancestor::*[@aria-hidden="true"])]'

export const expectNothingWaits = (page: Page): Promise<void> => expect(page.getByRole('main').locator(WAITING)).toHaveCount(0)

const underWay = new WeakMap<Page, Set<Request>>()

function noteRequests(page: Page): void {
  const waiting = new Set<Request>()
  underWay.set(page, waiting)
  page.on('request', (request) => {
    // What a page asked for is given up with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) waiting.clear()
    waiting.add(request)
  })
  page.on('requestfinished', (request) => void waiting.delete(request))
  page.on('requestfailed', (request) => void waiting.delete(request))
}

/** Waits until whatever the journey's page has asked for is answered, and what it asked for upon these answers: after an action, too. */
export async function allAnswered(page: Page): Promise<void> {
  const waiting = underWay.get(page)
  if (waiting === undefined) throw new Error('What this page asks for is not noted')
  do {
    await page.evaluate(rest)
    await expect.poll(() => [...waiting].map((request) => request.url())).toEqual([])
    await page.evaluate(rest)
  } while (waiting.size > 0)
}
