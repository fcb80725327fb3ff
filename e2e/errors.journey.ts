import type { Page } from '@playwright/test'
import { mouse } from './hands.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast } from './student.steps.ts'

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
  await lose(page, 'PeopleScreen')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await expectErrorScreen(page)
  await expectAccessible(page)
  await refresh(page)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('a start that fails while the stored session is validated leads to the error screen', async ({ page }) => {
  await enter(page, mouse, cast.jonas)
  await lose(page, 'accounts')
  await page.reload()
  await expectErrorScreen(page)
  await refresh(page)
  await expect(page.getByRole('heading', { level: 1, name: cast.jonas.name })).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})
