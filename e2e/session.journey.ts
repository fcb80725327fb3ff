import type { Locator, Page } from '@playwright/test'
import { signInWithToken } from '@trellis/contract/accounts/accounts.ts'
import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, keepBack, test } from './journey.ts'
import { cast, confirm, sectionOf, signIn, signOut, signUp, student } from './student.steps.ts'

test.use({ story: 'session', people: 150 })

const IDLE = IDLE_MINUTES * 60_000
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

test('after some minutes without a movement the session ends, and what was typed is there after signing in again', async ({ page }) => {
  await page.clock.install()
  await begin(page, cast.tomas)
  const aspiration = await openAspiration(page)
  await page.route(SAVING, (route) => route.abort())
  await aspiration.fill('To build a knee that lasts.')
  await page.clock.fastForward(IDLE - 60_000)
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

test('who reads on without a click is told to the server, so that the session stays', async ({ page }) => {
  await page.clock.install()
  await begin(page, cast.ingrid)
  const renewal = () => page.waitForRequest((request) => request.url().endsWith(addressOf(signInWithToken.description.path)))
  for (let minutes = 0; minutes < 30; minutes += 10) {
    const told = renewal()
    await page.mouse.move(200 + minutes, 300)
    // A movement counts once it has come to rest.
    await page.clock.runFor(1_000)
    await page.clock.fastForward(10 * 60_000)
    await told
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: cast.ingrid.name })).toBeVisible()
})

test('a session that ends while somebody types asks over the page, and nothing is lost', async ({ page, installation }) => {
  await begin(page, cast.nadia)
  const aspiration = await openAspiration(page)
  installation.product.signal('SIGUSR2')
  await aspiration.fill('To map a whole reef.')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByText('What you typed is still here.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText('The e-mail or the password is not right.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(cast.nadia.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(aspiration).toHaveValue('To map a whole reef.')
  await expect(sectionOf(page, 'Self-description').getByText('Saved', { exact: true })).toBeVisible()
})

test('a session that ends while nobody types leads to sign-in, says why, and leads back', async ({ page, installation }) => {
  await begin(page, cast.nadia)
  installation.product.signal('SIGUSR2')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await signIn(page, mouse, cast.nadia)
  await expect(page.getByRole('heading', { level: 1, name: 'Role models' })).toBeVisible()
})

test('a session that may not have its own bio leads to sign-in and says why', async ({ page }) => {
  await begin(page, cast.jonas)
  const own = `**/api/profile/${await page.evaluate(() => sessionStorage.getItem('userId'))}*`
  await page.route(own, (route) => route.fulfill({ status: 403, json: { error: 'You may not do this.', code: 'Forbidden' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
  await page.unroute(own)
  await signIn(page, mouse, cast.jonas)
  await expect(page.getByRole('heading', { level: 1, name: cast.jonas.name })).toBeVisible()
})

test('signing out keeps what could not be stored for the same person, and for nobody else', async ({ page }) => {
  const words = 'To teach swimming to everybody.'
  await begin(page, cast.ingrid)
  const aspiration = await openAspiration(page)
  await page.route(SAVING, (route) => route.abort())
  await aspiration.fill(words)
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await signOut(page, mouse, cast.ingrid)
  await expect(page.getByText('You are signed out. What you typed is kept in this browser')).toBeVisible()
  const readable = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await readable()).not.toContain('swimming')

  await page.unroute(SAVING)
  await begin(page, cast.maya)
  expect(await readable()).not.toContain('swimming')
  await expect(page.getByText(words)).toBeHidden()
  await signOut(page, mouse, cast.maya)

  await page.goto('/login')
  await signIn(page, mouse, cast.ingrid)
  await expect(page.getByLabel('What do you aspire to?')).toHaveValue(words)
  await expect(sectionOf(page, 'Self-description').getByText('Saved', { exact: true })).toBeVisible()
})

test('a new tab takes the session over, and signing out of one signs out of both', async ({ page, context }) => {
  await begin(page, cast.jonas)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1, name: cast.jonas.name })).toBeVisible()
  expect(await other.evaluate(() => sessionStorage.getItem('jwt'))).toBe(await page.evaluate(() => sessionStorage.getItem('jwt')))
  await signOut(other, mouse, cast.jonas)
  await expect(page.getByText('You signed out in another tab of this browser.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

test('the first visit begins however one came, loses nothing, and goes on from where it was left on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const noa = student('Noa Feldbauer-Ito')
  await signUp(page, mouse, noa)
  await confirm(page, mouse, noa)
  // Not by the link's own way on, but as who comes back later.
  await page.goto('/login')
  await signIn(page, mouse, noa)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${noa.name}` })).toBeVisible()
  await page.getByLabel('First thing').fill('Hollow Ridge choir')
  await page.reload()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('First thing')).toHaveValue('Hollow Ridge choir')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.goForward()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Skip to my bio' }).click()
  await signOut(page, mouse, noa)
  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto('/login')
  await signIn(elsewhere, mouse, noa)
  await expect(elsewhere.getByRole('heading', { level: 1, name: noa.name, exact: true })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Go on with your first steps' }).click()
  await expect(elsewhere.getByText('Step 2 of 3')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Next' }).click()
  // That it is over is on its way for a moment, after what was kept before.
  const over = elsewhere.waitForResponse((reply) => reply.request().postData() === '{"step":null}')
  await elsewhere.getByRole('button', { name: 'Go to your bio' }).click()
  await over
  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Name your school' }), 'the visit is over').toBeVisible()
  await elsewhere.close()
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

test('a keyword typed on the landing page tells what there is, and waits until the visitor has signed in', async ({ page }) => {
  await page.goto('/')
  await landingSearch(page).fill('robotics')
  await page.getByRole('button', { name: 'Search' }).click()
  const found = page.getByRole('region', { name: 'What there is' })
  await expect(found.getByText(/^(One|\d+) open jobs?( and at least \d+0 people)? for “robotics”\.$/)).toBeVisible()
  const job = found.getByRole('listitem').first().getByRole('link')
  const title = (await job.textContent())!
  await job.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expectAccessible(page)
  await found.getByRole('link', { name: 'Sign in to see them' }).click()
  await expect(page.getByText('Sign in to see who matches “robotics”.')).toBeVisible()
  await signIn(page, mouse, cast.ingrid)
  await expect(page).toHaveURL(/\/people\/[^/]+\/search\/profile\/robotics$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

const landingSearch = (page: Page): Locator => page.getByLabel('Find people by skill, school or work')

/** Opens the landing page as whoever has a slow connection sees it. Answers what lets its scripts come. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const letGo = await keepBack(page, '**/assets/index-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  return letGo
}

test('what a visitor types and chooses on the landing page before its scripts are there stays', async ({ page }) => {
  const letGo = await openWithoutScripts(page)
  await page.getByLabel('Colors').selectOption('dark')
  await landingSearch(page).pressSequentially('robo')
  const early = await landingSearch(page).elementHandle()
  letGo()
  await expect.poll(() => early.evaluate((field) => field.isConnected)).toBe(false)
  await expect(landingSearch(page)).toBeFocused()
  await page.keyboard.type('tics')
  await expect(landingSearch(page)).toHaveValue('robotics')
  await expect(page.getByLabel('Colors')).toHaveValue('dark')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Sign in to see them' }).click()
  await expect(page.getByText('Sign in to see who matches “robotics”.')).toBeVisible()
})

test('a search pressed before the page’s scripts are there goes on once they are', async ({ page }) => {
  const letGo = await openWithoutScripts(page)
  await landingSearch(page).fill('robotics')
  await page.getByRole('button', { name: 'Search' }).click({ noWaitAfter: true })
  await page.waitForURL(/keyword=robotics/, { waitUntil: 'commit' })
  letGo()
  await expect(page.getByRole('region', { name: 'What there is' })).toContainText('“robotics”')
  await expect(page).toHaveURL('/')
  await expect(landingSearch(page)).toHaveValue('robotics')
  await page.getByRole('link', { name: 'Sign in to see them' }).click()
  await expect(page.getByText('Sign in to see who matches “robotics”.')).toBeVisible()
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
