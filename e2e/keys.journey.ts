import type { Locator, Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { allAnswered, expect, expectAccessible, test } from './journey.ts'
import { enter, enterAsPriya } from './jobs.steps.ts'
import { cast, chooseAbout, openPeople } from './student.steps.ts'

// What is gone to, searched and walked through by keys alone.
test.use({ story: 'keys', people: 40, viewport: { width: 1440, height: 900 } })

test('one key finds screens, people and jobs, and goes there', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const finder = page.getByRole('dialog', { name: 'Find anything' })
  // The button and the key come with the same part of the frame.
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
  // All of the bio is there, and what its parts may lay over it.
  await allAnswered(page)
  await page.keyboard.press('Control+k')
  await expect(finder.getByRole('option', { name: 'Role models' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('role mod')
  await expect(finder.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(heading('Role models')).toBeVisible()
  await expect(finder).toHaveCount(0)

  const name = await page.getByRole('article').first().getByRole('heading', { level: 2 }).innerText()
  await page.getByRole('button', { name: 'Find anything' }).click()
  await expect(finder).toBeVisible()
  await page.keyboard.type(name)
  const found = finder.getByRole('group', { name: 'People' }).getByRole('option', { name })
  await expect(found).toBeVisible()
  await found.click()
  await expect(heading(name)).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(finder).toBeVisible()
  await page.keyboard.type('qqqqq')
  await expect(finder.getByText('Nothing found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  await expect(heading(name)).toBeVisible()
})

test('the key that finds anything is not lost where it is pressed before the frame is there', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/bio/${id}`, { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Control+k')
    expect(await page.evaluate(() => document.documentElement.dataset['finds'])).toBe('')
  }).toPass()
  // Nor is what is typed on at once, nor is it a key of the screen.
  await page.keyboard.type('role mod')
  held.resolve()
  const finder = page.getByRole('dialog', { name: 'Find anything' })
  await expect(finder.getByRole('combobox')).toHaveValue('role mod')
  await page.keyboard.type('els')
  await expect(finder.getByRole('option')).toHaveText([/^Role models/])
})

test('what is typed behind the key is not lost where the search itself is late', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
  await allAnswered(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  const requested = page.waitForRequest(/\/assets\/[^/]+\.js$/)
  await page.keyboard.press('Control+k')
  await requested
  await page.keyboard.type('?role modx')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Whoever would rather not has the keys of the screen again, and what was held is gone.
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.dataset['finds'])).toBeUndefined()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('?role modx')
  await page.keyboard.press('Backspace')
  held.resolve()
  // Whoever types on while it comes loses no letter between the screen and the field.
  const rest = 'els, who are ahead of me by some years and whom I could ask'
  await page.keyboard.type(rest, { delay: 10 })
  await expect(page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox')).toHaveValue(`?role mod${rest}`)
})

test('J and K walk through a list, / searches it, and ? tells the keys', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Role models')
  const links = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(links.nth(at)).toBeFocused()
  }
  await walkOnFromGone(page, links)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search among them')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByLabel('Search among them')).toHaveValue('j')
  await page.getByLabel('Search among them').blur()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  for (const label of ['Find anything', 'Next in the list', 'Search this screen']) await expect(help.getByText(label)).toBeVisible()
  await help.getByLabel('Keys are on').uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
})

/** Where somebody was taken out of the list, the keys go on from there. */
async function walkOnFromGone(page: Page, links: Locator): Promise<void> {
  const [first, name, third] = (await links.allInnerTexts()) as [string, string, string]
  await chooseAbout(page.getByRole('article', { name, exact: true }), name, `${name} is not for me`)
  await expect(page.locator(':focus').filter({ hasText: `${name} will not be suggested again.` })).toBeVisible()
  for (const [key, expected] of [
    ['j', third],
    ['k', first],
    ['j', third],
  ] as const) {
    await page.keyboard.press(key)
    await expect(links.filter({ hasText: expected })).toBeFocused()
  }
}

test('an employer finds the candidates of a job', async ({ page }) => {
  await enterAsPriya(page, mouse)
  const job = await page.getByRole('article').first().getByRole('heading').first().innerText()
  const finder = page.getByRole('dialog', { name: 'Find anything' })
  await page.keyboard.press('Control+k')
  await expect(finder).toBeVisible()
  await page.keyboard.type(job)
  await finder.getByRole('group', { name: 'Candidates of' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/candidates\/applied/)
})
