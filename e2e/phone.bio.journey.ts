import type { Locator, Page } from '@playwright/test'
import { finger } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { jsonResume } from './student.resumes.ts'
import { cast, chooseFile, sectionOf } from './student.steps.ts'

test.use({ story: 'phoneBio', people: 40, ...phone })

const keyboardOpen = { width: phone.viewport.width, height: 400 }

const hasFocusIn = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))

/** The section being edited, with one of its rows. */
async function editHighSchool(page: Page) {
  const school = sectionOf(page, 'High school')
  await finger.press(school.getByRole('button', { name: 'Edit: High school' }))
  return { school, line: school.getByRole('button', { name: /^Studio Art/ }) }
}

test('an entry of the bio has a phone’s screen to itself, says whether it is saved, and is left by Done or Back', async ({ page }) => {
  await enter(page, finger, cast.maya)
  const bio = page.url()
  const { school, line } = await editHighSchool(page)
  const sheet = page.getByRole('dialog', { name: 'Studio Art' })
  await test.step('opens with its name, and Back closes it', async () => {
    await finger.press(line)
    await expect(sheet.getByRole('heading', { name: 'Studio Art' })).toBeFocused()
    await expect(sheet.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })
    await expectSuitsPhone(page)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(line).toBeFocused()
    expect(page.url()).toBe(bio)
  })
  await test.step('keeps the focus, and the field in view above the keyboard', async () => {
    await finger.press(line)
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press('Tab')
      expect(await hasFocusIn(sheet)).toBe(true)
    }
    const skills = sheet.getByRole('combobox', { name: 'Skills' })
    await finger.press(skills)
    await page.setViewportSize(keyboardOpen)
    await expect(skills).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('button', { name: 'Done: Studio Art' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(phone.viewport)
    await page.keyboard.press('Escape')
    await expect(skills).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
  await test.step('keeps what is typed where the connection is lost', async () => {
    await page.route('**/api/profile/partialUpdate/', (route) => route.abort())
    await finger.press(line)
    await finger.write(sheet.getByRole('textbox', { name: 'Subject' }), 'Studio Art and Design')
    const renamed = page.getByRole('dialog', { name: 'Studio Art and Design' })
    await expect(renamed.getByText('Not saved yet', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(renamed).toHaveCount(0)
    const again = school.getByRole('button', { name: /^Studio Art and Design/ })
    // Once more it is tried as it is opened.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/partialUpdate/'))
    await finger.press(again)
    await refused
    const tryAgain = renamed.getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    const refusedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/partialUpdate/'))
    await finger.press(tryAgain)
    await refusedAgain
    // Once the connection is there, whatever tries first has it saved.
    await page.unroute('**/api/profile/partialUpdate/')
    await tryAgain.tap({ timeout: 5_000 }).catch(() => undefined)
    await expect(renamed.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await finger.press(renamed.getByRole('button', { name: 'Done: Studio Art and Design' }))
    await expect(again).toBeFocused()
  })
  await test.step('adds nothing where nothing is typed, and Back leads out of the section', async () => {
    const lines = school.getByRole('region', { name: 'Favorite subjects' }).getByRole('button')
    const before = await lines.count()
    await finger.press(school.getByRole('button', { name: 'Add another: a subject' }))
    await expect(page.getByRole('dialog', { name: 'Add a subject' }).getByRole('textbox', { name: 'Subject' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(lines).toHaveCount(before)
    await page.goBack()
    await expect(school.getByRole('button', { name: 'Edit: High school' })).toBeInViewport()
    await expect(school.getByText('Studio Art and Design')).toBeVisible()
    expect(page.url()).toBe(bio)
    await page.reload()
    await expect(school.getByText('Studio Art and Design')).toBeVisible()
  })
})

/** A finger that goes over a card, from its middle. */
async function swipe(page: Page, card: Locator, distance: number): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  const { x, y, width } = (await card.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: x + width / 2 + distance * part, y: y + 24 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.25, 0.5, 0.75, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  // One that is lifted while it moves flings, and the browser takes the next tap for the end of that.
  await page.waitForTimeout(100)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('what a resume says is a stack to swipe, with a button for either way, Undo, and one for the rest', async ({ page }) => {
  await enter(page, finger, cast.nadia)
  const panel = sectionOf(page, 'Fill from a resume')
  const stack = panel.getByRole('region', { name: 'One by one' })
  const place = stack.locator('p').first()
  const words = stack.locator('blockquote')
  const professional = sectionOf(page, 'Professional experience')
  await finger.press(page.getByRole('button', { name: 'Fill from a resume' }))
  await chooseFile(page, finger, panel.getByRole('button', { name: 'Choose a resume' }), jsonResume)
  await expect(place).toContainText(/1 of \d/)
  const all = Number(/\d$/.exec((await place.textContent())!)![0])
  expect(all).toBeGreaterThan(1)
  await expectSuitsPhone(page)
  await test.step('a short way decides nothing', async () => {
    const before = await words.textContent()
    await swipe(page, words, 40)
    await expect(words).toHaveText(before!)
    await expect(place).toContainText(`1 of ${all}`)
  })
  await test.step('to the left leaves out, and Undo brings it back', async () => {
    const before = await words.textContent()
    await swipe(page, words, -200)
    await expect(place).toContainText(`2 of ${all}`)
    await expect(words).not.toHaveText(before!)
    await finger.press(stack.getByRole('button', { name: 'Undo' }))
    await expect(place).toContainText(`1 of ${all}`)
    await expect(words).toHaveText(before!)
  })
  await test.step('buttons do the same', async () => {
    const before = await words.textContent()
    expect(before).toContain('Tank Technician')
    await finger.press(stack.getByRole('button', { name: /^Leave out: / }))
    await expect(place).toContainText(`2 of ${all}`)
    await finger.press(stack.getByRole('button', { name: 'Undo' }))
    await expect(words).toHaveText(before!)
  })
  await test.step('to the right accepts, and Undo takes it out of the bio again', async () => {
    await swipe(page, words, 200)
    await expect(professional.getByText('Tank Technician')).toBeVisible()
    await finger.press(stack.getByRole('button', { name: 'Undo' }))
    await expect(professional.getByText('Tank Technician')).toHaveCount(0)
    await expect(words).toContainText('Tank Technician')
    await expectAccessible(page)
  })
  await test.step('it stands as it was after a reload, and the rest is accepted at once', async () => {
    await page.reload()
    await finger.press(panel.getByRole('button', { name: 'Decide one by one' }))
    await expect(words).toContainText('Tank Technician')
    await expect(place).toContainText(`1 of ${all}`)
    await finger.press(stack.getByRole('button', { name: 'Accept the rest' }))
    await expect(professional.getByText('Tank Technician')).toBeVisible()
    const unsaved = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes(':bio.')))
    await expect.poll(unsaved, 'what is not stored yet is opened again to be edited').toEqual([])
    await page.reload()
    await expect(professional.getByText('Tank Technician')).toBeVisible()
  })
})
