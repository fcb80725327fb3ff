import type { Locator, Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, keepBack, test } from './journey.ts'
import { cardsIn, column, countIn, enterAsPriya, openCandidates } from './jobs.steps.ts'

// What is decided while replies are late: nothing that was pressed may be lost without a word.
test.use({ story: 'slow', people: 400, viewport: { width: 1280, height: 800 } })

// Lists are still being fetched anew where a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const title = 'Underwater robotics intern'
/** So many people are on a page of a list. */
const PAGE = 20

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const position = (page: Page): Locator => page.getByText(/^\d+ of \d+ in Applied$/)

/** From the list of jobs to the first applicant of one. */
async function openReview(page: Page, job = title): Promise<void> {
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, job, 'applied')
  await expect(cardsIn(column(page, 'Applied')).first()).toBeVisible()
}

/** Presses keys as a browser hands them on that was busy for a while: one right after the other. */
const pressFast = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate(async (keys) => {
    for (const key of keys) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await Promise.resolve()
    }
  }, keys)

test('keys that are pressed faster than the address changes concern whom they were meant for', async ({ page }) => {
  await openReview(page)
  const before = { applied: await countIn(page, 'Applied'), saved: await countIn(page, 'Saved') }
  const [first, second] = await cardsIn(column(page, 'Applied')).getByRole('heading', { level: 3 }).allInnerTexts()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(heading(page)).toHaveText(first!)
  const letGo = await keepBack(page, '**/changeCandidateStatus')
  await page.keyboard.press('r')
  await expect(heading(page)).toHaveText(second!)
  await pressFast(page, ['u', 's'])
  await expect(page.getByText(`${first!} is saved.`)).toBeVisible()
  letGo()
  await page.keyboard.press('Escape')
  await expect(cardsIn(column(page, 'Saved'), first)).toHaveAttribute('aria-busy', 'false')
  // The address follows what is seen.
  await expect(page).not.toHaveURL(/review=/)
  await page.reload()
  await expect(cardsIn(column(page, 'Saved'), first)).toBeVisible()
  expect(await countIn(page, 'Applied')).toBe(before.applied - 1)
  expect(await countIn(page, 'Saved')).toBe(before.saved + 1)
})

test('a press that is told late, of before somebody came into view, decides nothing about them', async ({ page }) => {
  await openReview(page)
  const names = await cardsIn(column(page, 'Applied')).getByRole('heading', { level: 3 }).allInnerTexts()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(heading(page)).toHaveText(names[0]!)
  const browser = await page.context().newCDPSession(page)
  const [reject, save] = ['Reject', 'Save'].map((name) => page.getByRole('button', { name, exact: true })) as [Locator, Locator]
  const pressedAt = async (seconds: number, button: Locator) => {
    const { x, y, width, height } = (await button.boundingBox())!
    const press = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1, timestamp: seconds } as const
    for (const type of ['mousePressed', 'mouseReleased'] as const) await browser.send('Input.dispatchMouseEvent', { type, ...press })
  }
  const before = Date.now() / 1_000
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(names[1]!)
  await expect(reject).toBeEnabled()
  await pressedAt(before, reject)
  await pressedAt(Date.now() / 1_000, save)
  await expect(page.getByText(`${names[1]!} is saved.`)).toBeVisible()
})

test('who was decided about does not come back with the next page', async ({ page }) => {
  await openReview(page)
  const list = column(page, 'Applied')
  const [first] = await cardsIn(list).getByRole('heading', { level: 3 }).allInnerTexts()
  const letGo = await keepBack(page, '**/findCandidates4Job/*', ({ state, start }) => state === 'applied' && start === 0)
  const stored = page.waitForResponse('**/changeCandidateStatus')
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await stored
  await expect(cardsIn(column(page, 'Rejected'), first)).toHaveAttribute('aria-busy', 'false')
  const loaded = await cardsIn(list).count()
  // The notice with Undo may lie over the button.
  await list.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect.poll(() => cardsIn(list).count()).toBeGreaterThan(loaded)
  await expect(cardsIn(list, first)).toHaveCount(0)
  letGo()
})

test('where the next page is late, a key is answered, and the review goes on with it', async ({ page }) => {
  await openReview(page)
  const rejected = await countIn(page, 'Rejected')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await expect(position(page)).toHaveText(/^1 of /)
  const letGo = await keepBack(page, '**/findCandidates4Job/*', ({ state }) => state === 'applied')
  await pressFast(
    page,
    Array.from({ length: PAGE }, () => 'r'),
  )
  await page.keyboard.press('a')
  await expect(page.getByText('The next person is still being loaded. Nothing was decided about them.')).toBeVisible()
  letGo()
  await expect(position(page)).toHaveText(new RegExp(`^${PAGE + 1} of `))
  await page.keyboard.press('Escape')
  const list = column(page, 'Rejected')
  const all = list.getByRole('heading', { level: 2, name: String(rejected + PAGE) })
  await expect(all).toBeVisible()
  await expect(cardsIn(list).and(page.locator('[aria-busy=true]'))).toHaveCount(0)
  // The address follows what is seen.
  await expect(page).not.toHaveURL(/review=/)
  await page.reload()
  await expect(all).toBeVisible()
})

test('the review does not end before the list while replies to decisions are late', async ({ page }) => {
  await openReview(page)
  const applied = await countIn(page, 'Applied')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  const letGo = await keepBack(page, '**/changeCandidateStatus')
  for (let at = 1; at <= PAGE; at++) {
    await expect(position(page)).toHaveText(new RegExp(`^${at} of `))
    await page.keyboard.press('r')
  }
  letGo()
  await expect(position(page)).toHaveText(new RegExp(`^${PAGE + 1} of ${applied} `))
})
