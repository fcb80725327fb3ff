import type { Locator, Page } from '@playwright/test'
import { mouse } from './hands.ts'
import { expect, test } from './journey.ts'
import { cast, confirm, sectionOf, signIn, signUp, student } from './student.steps.ts'

test.use({ story: 'session', people: 150 })

const QUARTER_OF_AN_HOUR = 15 * 60_000
const SAVING = '**/api/profile/partialUpdate/'

async function begin(page: Page, who: { readonly name: string; readonly email: string; readonly password: string }) {
  await page.goto('/login')
  await signIn(page, mouse, who)
  await expect(page.getByRole('heading', { level: 1, name: who.name })).toBeVisible()
}

/** Opens the self-description and answers the field to type into. */
async function openAspiration(page: Page): Promise<Locator> {
  await sectionOf(page, 'Self-description').getByRole('button', { name: 'Edit: Self-description' }).click()
  return page.getByLabel('What do you aspire to?')
}

test('after 15 minutes without a movement the session ends, and what was typed is there after signing in again', async ({ page }) => {
  await page.clock.install()
  await begin(page, cast.tomas)
  const aspiration = await openAspiration(page)
  await page.route(SAVING, (route) => route.abort())
  await aspiration.fill('To build a knee that lasts.')
  await page.clock.fastForward(QUARTER_OF_AN_HOUR - 60_000)
  await expect(aspiration).toHaveValue('To build a knee that lasts.')
  await page.clock.fastForward(2 * 60_000)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()

  await page.unroute(SAVING)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await signIn(page, mouse, cast.tomas)
  await expect(aspiration).toHaveValue('To build a knee that lasts.')
  await expect(sectionOf(page, 'Self-description').getByText('Saved', { exact: true })).toBeVisible()
})

test('a session that the server ended leads to sign-in and back, and keeps what was typed', async ({ page, installation }) => {
  await begin(page, cast.nadia)
  const aspiration = await openAspiration(page)
  installation.product.signal('SIGUSR2')
  await aspiration.fill('To map a whole reef.')
  await expect(page.getByText('Your session has ended. Please sign in again. What you typed is kept.')).toBeVisible()
  await signIn(page, mouse, cast.nadia)
  await expect(aspiration).toHaveValue('To map a whole reef.')
  await expect(sectionOf(page, 'Self-description').getByText('Saved', { exact: true })).toBeVisible()
})

test('while a stored token is validated a spinner says so; a refused one is cleared and leads home', async ({ page }) => {
  await begin(page, cast.jonas)
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/signInWithToken', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: cast.jonas.name })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('jwt', 'Bearer of-nobody'))
  await page.reload()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

test('a keyword typed on the landing page waits until the visitor has signed in', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Find people by skill, school or work').fill('robotics')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Sign in to see who matches “robotics”.')).toBeVisible()
  await signIn(page, mouse, cast.ingrid)
  await expect(page).toHaveURL(/\/people\/[^/]+\/search\/profile\/robotics$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('who has not confirmed their e-mail is offered the link again', async ({ page }) => {
  const late = student('Lin Overholt')
  await signUp(page, mouse, late)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await signIn(page, mouse, late)
  await expect(page.getByText('Please verify your e-mail first.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(`A new link is on its way to ${late.email}.`)).toBeVisible()
  await confirm(page, mouse, late)
  await signIn(page, mouse, late)
  await expect(page).toHaveURL(/\/bio\//)
})
