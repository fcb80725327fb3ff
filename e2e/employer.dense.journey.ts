import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, expectFitsWidth, expectNothingWaits, rest, test } from './journey.ts'
import { anotherTab, cardsIn, decide, enterAsPriya, nameOn, openCandidates, ownJob } from './jobs.steps.ts'

// Many candidates of a job at once: rows, orders, several decided about together, and one's own checklist.
test.use({ story: 'dense', people: 400, viewport: { width: 1440, height: 900 } })

const title = 'Underwater robotics intern'
const rows = (page: Page) => cardsIn(page.getByRole('main'))
const names = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allInnerTexts()
const counted = (page: Page, list: string) =>
  page.getByRole('navigation', { name: 'Lists of candidates' }).getByRole('link', { name: list })

const countOf = async (page: Page, list: string) => Number(/\d+$/.exec(await counted(page, list).innerText())?.[0])

/** Counts from now on how often something is moved from where it was. */
async function noteTravels(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const travels = { count: 0 }
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (frames !== null && 'transform' in frames) travels.count++
      return animate.call(this, frames, options)
    }
    return travels
  })
  return async () => seen.evaluate(({ count }) => count)
}

/** Runs in the page: where it has come to rest, which goes on for a while after a finger has let it go. */
async function scrolledTo(): Promise<number> {
  for (let before = -1; before !== scrollY;) {
    before = scrollY
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  }
  return scrollY
}

/** From signing in to the rows of one list of a job. */
async function openRows(page: Page, list = 'applied', job = title): Promise<void> {
  await enterAsPriya(page, mouse)
  const counts = ownJob(page, job).getByRole('list', { name: `Candidates for ${job}` })
  await counts.getByRole('link', { name: new RegExp(`${list}$`) }).click()
  await expect(rows(page).first()).toBeVisible()
}

test('twelve candidates are in view, with what they have of what is asked for', async ({ page }) => {
  await openRows(page)
  for (let at = 0; at < 12; at++) await expect(rows(page).nth(at)).toBeInViewport({ ratio: 1 })
  const skills = rows(page).first().getByRole('list', { name: 'Skills asked for' })
  await expect(skills.getByRole('listitem')).toHaveCount(5)
  for (let at = 0; at < 5; at++)
    await expect(skills.getByRole('listitem').nth(at), 'whether they have it is seen').toBeInViewport({ ratio: 0.98 })
  const isCut = (all: readonly Element[]) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
  expect(await skills.getByRole('listitem').evaluateAll(isCut), 'their names are whole').toBe(0)
  await expect(skills.getByRole('listitem').first()).toHaveText(/^Robotics: (?:has it|shown by .+|close: .+|not among their skills)$/)
  await expect(rows(page).first().getByRole('list', { name: 'Strongest in' }).getByRole('listitem')).toHaveCount(2)
  await expectFitsWidth(page)
  await expectAccessible(page)
})

test('what a search found is said above its rows, and hidden by nothing', async ({ page }) => {
  await openRows(page)
  await page.getByLabel('Search among everybody').fill('robotics')
  await page.keyboard.press('Enter')
  const said = page.getByText(/ found for ‘robotics’/)
  await expect(said).toBeVisible()
  const covers = await said.evaluate((element) => {
    const { x, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + 4, bottom - 4))
  })
  expect(covers).toBe(true)
})

test('rows come in the order that is chosen, and who was looked at is not new any more', async ({ page }) => {
  await openRows(page)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect(page).toHaveURL(/sort=name/)
  const alphabetic = (all: string[]) => all.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase()))
  await expect(async () => {
    const shown = await names(page)
    expect(shown).toEqual(alphabetic(shown))
  }).toPass()
  const first = rows(page).filter({ hasText: 'New' }).first()
  const name = await nameOn(first)
  await first.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(rows(page).filter({ hasText: name }).getByText('New', { exact: true })).toHaveCount(0)
  // Far down in the list: who was looked at is in view afterwards, and their photo is seen on its way, there and back.
  const travels = await noteTravels(page)
  // More rows come below it as soon as it is seen.
  const last = rows(page)
    .filter({ hasText: await nameOn(rows(page).last()) })
    .getByRole('link')
  await last.click()
  await expect(last).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(last).toBeFocused()
  await expect.poll(async () => travels()).toBe(2)
  await page.evaluate(rest)
  await expect(last).toBeInViewport()
})

test('the board is a choice that stays, and its empty lists take little room', async ({ page }) => {
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, 'Workshop assistant on Saturdays', 'applied')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Board', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const empty = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name: /^\w+ 0$/ }) })
  await expect(empty.first()).toBeVisible()
  expect((await empty.first().boundingBox())!.width).toBeLessThan(60)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(rows(page).first().getByRole('checkbox')).toBeVisible()
})

test('several are decided about at once, and one undo takes all of it back', async ({ page }) => {
  await openRows(page)
  const before = await names(page)
  const saved = await countOf(page, 'Saved')
  const group = page.getByRole('group', { name: 'Decide about those selected' })
  await test.step('by keys', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await expect(group.getByRole('status')).toHaveText('3 selected')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(group).toHaveCount(0)
  })
  await test.step('by the mouse', async () => {
    await rows(page).nth(0).getByRole('checkbox').click()
    await rows(page)
      .nth(3)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(group.getByRole('status')).toHaveText('4 selected')
    await group.getByRole('button', { name: 'Save 4' }).click()
    await expect(page.getByText('4 people are saved.')).toBeVisible()
    await expect.poll(async () => (await names(page))[0]).toBe(before[4])
    await expect.poll(() => countOf(page, 'Saved')).toBe(saved + 4)
  })
  await page.keyboard.press('u')
  await expect.poll(async () => (await names(page)).slice(0, 5)).toEqual(before.slice(0, 5))
  await page.reload()
  await expect.poll(async () => (await names(page)).slice(0, 5)).toEqual(before.slice(0, 5))
  await expect.poll(() => countOf(page, 'Saved')).toBe(saved)
})

test('who cannot be decided about is told before, and who was changed meanwhile after', async ({ page }) => {
  await openRows(page)
  const [first, second] = await names(page)
  const other = await anotherTab(page)
  await openCandidates(other, mouse, title, 'applied')
  await decide(cardsIn(other.getByRole('region', { name: 'Applied', exact: true }), first), mouse, 'Reject')
  await expect(cardsIn(other.getByRole('region', { name: 'Rejected', exact: true }), first)).toHaveAttribute('aria-busy', 'false')
  for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Save 2' }).click()
  const message = `1 person stays where they were. ${first}: Nothing was changed: you rejected ${first} before, in another window.`
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await counted(page, 'Saved').click()
  await expect(cardsIn(page.getByRole('main'), second)).toBeVisible()
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect(cardsIn(page.getByRole('region', { name: 'Rejected', exact: true }), first)).toBeVisible()
})

test('a search marks what was searched for, and says why a decision is not for all', async ({ page }) => {
  await openRows(page)
  await page.getByLabel('Search among everybody').fill('robotics')
  await page.keyboard.press('Enter')
  await expect(rows(page).first().locator('mark').first()).toHaveText(/robotic/i)
  for (let at = 0; at < 12; at++) await expect(rows(page).nth(at)).toBeInViewport({ ratio: 1 })
  await expect(rows(page).nth(11).locator('mark').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('checkbox', { name: 'Select all who are shown' }).click()
  const group = page.getByRole('group', { name: 'Decide about those selected' })
  await expect(group.getByRole('button', { name: /^Accept \d+ of \d+$/ })).toBeVisible()
  await group.getByText('Why not all').click()
  await expect(group.getByRole('listitem').filter({ hasText: 'Accept is not possible for' }).first()).toBeVisible()
})

test('a checklist is the same for all candidates of a job, and ticked for each', async ({ page }) => {
  await openRows(page)
  await page.getByRole('button', { name: 'Review one by one' }).click()
  const checklist = page.getByRole('region', { name: 'Your checklist' })
  await checklist.getByRole('textbox', { name: 'Add to the checklist' }).fill('Has worked in a team')
  await page.keyboard.press('Enter')
  const point = checklist.getByRole('checkbox', { name: 'Has worked in a team' })
  await point.check()
  await expectAccessible(page)
  await point.blur()
  const address = page.url()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 of /)).toBeVisible()
  await expect(point).not.toBeChecked()
  await page.keyboard.press('k')
  await expect(point).toBeChecked()
  await expect(page, 'the address follows whom it shows').toHaveURL(address)
  await page.reload()
  await expect(point).toBeChecked()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /^Note about / })).toBeFocused()
})

test('pages of a resume have its words beside them where there is room, and the choice stays where it is', async ({ page }) => {
  await openRows(page, 'applied', 'Embedded software engineer')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  const choice = page.getByText('Pages and words')
  await expect(choice).toBeVisible()
  const before = await choice.boundingBox()
  await choice.click()
  await expect(page.getByRole('img', { name: /^Page 1 of / })).toBeInViewport()
  const words = page.getByRole('region', { name: 'Words', exact: true })
  await expect(words).toBeInViewport()
  expect(await choice.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('img', { name: /^Page 1 of / })).toBeVisible()
  await expect(words).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first candidate lies above 260 pixels', async ({ page }) => {
    await openRows(page)
    expect((await rows(page).first().boundingBox())!.y).toBeLessThanOrEqual(260)
    await expectFitsWidth(page)
    await expectAccessible(page)
  })

  test('a finger that goes sideways saves or rejects, with the same undo; up and down it scrolls', async ({ page }) => {
    await openRows(page)
    await page.getByRole('button', { name: 'Review one by one' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page.getByText(/^1 of /)).toBeVisible()
    await expectNothingWaits(page)
    const name = await heading.innerText()
    const touch = await page.context().newCDPSession(page)
    // From what is only read: in a field a finger writes.
    const words = page.getByRole('heading', { level: 2 }).first()
    const swipe = async (
      across: number,
      down: number,
      { from = words, laidDown = async () => {}, moved = async (_step: number) => {} } = {},
    ) => {
      const { y, height } = (await from.boundingBox())!
      const points = (part: number) => [{ x: 195 + across * part, y: y + height / 2 + down * part }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
      await laidDown()
      for (let step = 1; step <= 10; step++) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 10) })
        await moved(step)
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(20, -300)
    await expect.poll(() => page.evaluate(scrolledTo), 'it scrolls').toBeGreaterThan(0)
    await expect(heading).toHaveText(name)
    await page.evaluate(() => scrollTo(0, 0))
    await swipe(170, 8)
    await expect(page.getByText(`${name} is saved.`)).toBeVisible()
    await expect(heading).not.toHaveText(name)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText(name)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(words).toBeVisible()
    await swipe(-170, 8)
    await expect(page.getByText(`${name} is rejected and will be told.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText(name)
    let next = name
    const goOn = async () => {
      await page.keyboard.press('j')
      await expect(heading).not.toHaveText(name)
      next = await heading.innerText()
    }
    await page.evaluate(() => scrollTo(0, 0))
    await swipe(170, 8, { from: page.getByText(/^1 of /), laidDown: goOn })
    await swipe(-170, 8)
    await expect(page.getByText(`${next} is rejected and will be told.`), 'the finger before was meant for somebody else').toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText(next)
    await page.evaluate(() => scrollTo(0, 0))
    const swiped = page.locator('[data-swiped]')
    const goBack = async (step: number) => {
      if (step === 10) await expect(swiped, 'nor where it goes on').toHaveCount(0)
      if (step !== 9) return
      await expect(swiped).toHaveAttribute('data-swiped', 'right')
      await page.keyboard.press('k')
      await expect(heading).toHaveText(name)
      await expect(swiped, 'it reads on nobody what was meant for another').toHaveCount(0)
    }
    await swipe(170, 8, { from: page.getByText(/^2 of /), moved: goBack })
    await expect(heading).toHaveText(name)
  })
})
