import type { Page } from '@playwright/test'
import { newId } from '@trellis/contract/wire/ids.ts'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast, openPeople } from './student.steps.ts'

test.use({ story: 'errors', people: 40 })

/** The error screen, in the specification's words. */
async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred. Please refresh the page.' })).toBeVisible()
  await expect(page.getByText('We apologise for the inconvenience')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Click to Refresh' })).toBeVisible()
}

/** Presses its button once everything is in order again. */
async function refresh(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Click to Refresh' }).click()
}

/** Lets requests for the scripts of that name fail. */
async function lose(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.abort())
}

for (const part of ['index', 'libraries', 'account']) {
  test(`without the first scripts there is the error screen: ${part}`, async ({ page }) => {
    await lose(page, part)
    await page.goto('/login')
    await expectErrorScreen(page)
    await refresh(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
}

test('without its scripts the landing page can still be read, and leads on', async ({ page }) => {
  await lose(page, 'index')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('a part that cannot be loaded on the way leads to the error screen', async ({ page }) => {
  await enter(page, mouse, cast.jonas)
  await openPeople(page, 'Role models')
  await expect(page.getByRole('heading', { level: 1, name: 'Role models' })).toBeVisible()
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name: 'Everybody' }).click()
  await expectErrorScreen(page)
  await expectAccessible(page)
  await refresh(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Everybody' })).toBeVisible()
})

test('offline, a button that fails keeps its place, and a part that was never opened waits for the connection', async ({
  page,
  context,
}) => {
  await enter(page, mouse, cast.jonas)
  await openPeople(page, 'Everybody')
  const card = page.getByRole('article').first()
  const follow = card.getByRole('button', { name: /^Follow / })
  await expect(follow).toBeVisible()
  await context.setOffline(true)
  const before = await follow.boundingBox()
  await follow.click()
  await expect(card.getByRole('alert')).toContainText('Nothing was changed.')
  const after = await follow.boundingBox()
  expect([after!.x, after!.y], 'where it was').toEqual([before!.x, before!.y])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByRole('heading', { name: 'This needs a connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeAttached()
})

test('a start that fails while the stored session is validated leads to the error screen', async ({ page }) => {
  await enter(page, mouse, cast.jonas)
  await lose(page, 'contract')
  await page.reload()
  await expectErrorScreen(page)
  await refresh(page)
  await expect(page.getByRole('heading', { level: 1, name: cast.jonas.name })).toBeVisible()
})

test('an error while the frame of a screen is drawn for the first time leads to the error screen at once', async ({ page }) => {
  await enter(page, mouse, cast.jonas)
  let changed = 0
  await page.route(/\/assets\/Shell-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    // In place of the name of the main navigation.
    const body = (await response.text()).replace(/(?<="aria-label":)[`"']Main[`"']/, () => {
      changed++
      return '(()=>{globalThis.tries=(globalThis.tries??0)+1;throw new Error("Out of order")})()'
    })
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expectErrorScreen(page)
  expect(changed).toBe(1)
  // Once, and once or twice more, as React does before it gives a screen up: not over and over.
  expect(await page.evaluate(() => (globalThis as { tries?: number }).tries)).toBeLessThanOrEqual(3)
})

test('an error outside of every screen leads to the error screen', async ({ page }) => {
  await page.addInitScript(() => {
    // What the look of all screens asks for as soon as it is there.
    addEventListener('DOMContentLoaded', () => {
      window.matchMedia = () => {
        throw new Error('Out of order')
      }
    })
  })
  await page.goto('/login')
  await expectErrorScreen(page)
})

test('a promise that nobody caught leaves what is there', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('jonas@demo.example')
  await page.evaluate(() => void Promise.reject(new Error('Nobody waits for this')))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await expect(page.getByLabel('E-mail')).toHaveValue('jonas@demo.example')
})

test('an address that leads nowhere says so in the frame of whoever comes to it, and leads on', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  const notFound = page.getByRole('main').getByRole('heading', { level: 1, name: 'This page is not here' })
  await expect(notFound).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expectAccessible(page)
  await enter(page, mouse, cast.jonas)
  await page.goto('/nowhere/at/all')
  await expect(notFound).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Role models' })).toBeVisible()
})

test('search engines are told of no page that is not there, may read every one that is, and all that it asks for', async ({
  page,
  installation,
}) => {
  for (const nowhere of ['/nowhere/at/all', '/job/nobody', `/job/${newId()}`]) {
    expect((await page.goto(nowhere))?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'is not here' })).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found · /)
  }
  await expectAccessible(page)
  const robots = await (await page.request.get('/robots.txt')).text()
  const map = /^Sitemap: (.*)$/m.exec(robots)![1]!
  const listed = [...(await (await page.request.get(map)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  const jobs = listed.filter((address) => address.startsWith(`${installation.product.origin}/job/`))
  expect(jobs.length).toBeGreaterThan(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const address of [...listed.filter((other) => !jobs.includes(other)), ...jobs.slice(0, 2)]) {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  // The page of a job brings it along, but for its picture.
  expect(asked.filter((path) => /^\/api\/job\/[^/]+$/.test(path))).toEqual([])
  expect(asked.filter((path) => !mayFetch(robots, path))).toEqual([])
})

/** As search engines read a robots.txt: the longest rule that fits decides (RFC 9309). */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].filter(([, , start]) => path.startsWith(start!))
  const [longest] = rules.toSorted(([, , a], [, , b]) => b!.length - a!.length)
  return longest?.[1] !== 'Disallow'
}
