import { mouse } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast, openPeople } from './student.steps.ts'

// The frame of every screen: a rail of areas that folds, and what it leaves for the lists.
test.use({ story: 'frame', people: 40, viewport: { width: 1440, height: 900 } })

test('the rail of areas folds, stays folded, and gives its room to the screen', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  const main = page.getByRole('navigation', { name: 'Main' })
  const widths = async () => [(await main.boundingBox())!.width, (await page.getByRole('main').boundingBox())!.width]
  const [wide] = await widths()
  await main.getByRole('button', { name: 'Fold' }).click()
  const [narrow, room] = await widths()
  expect(narrow).toBeLessThan(wide! / 2)
  expect(narrow! + room!).toBe(1440)
  await page.reload()
  const widen = main.getByRole('button', { name: 'Widen' })
  await expect(widen).toHaveAttribute('aria-expanded', 'false')
  for (const area of ['Bio', 'Jobs', 'People']) await expect(main.getByRole('link', { name: area })).toBeVisible()
  await widen.click()
  expect((await widths())[0]).toBe(wide)
})

test('six people are in view at 1440 × 900, and what each part of a match adds is told where its bar is pointed at', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Role models')
  const names = page.getByRole('article').getByRole('heading', { level: 2 })
  for (const at of [0, 1, 2, 3, 4, 5]) await expect(names.nth(at)).toBeInViewport({ ratio: 1 })
  const bar = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Match \d+ of 100: / })
  const parts = (await bar.getAttribute('aria-label'))!.split(': ')[1]!
  await expect(bar.getByText(parts)).toBeHidden()
  await bar.hover()
  await expect(bar.getByText(parts)).toBeVisible()
  await page.mouse.move(0, 0)
  await bar.focus()
  await expect(bar.getByText(parts)).toBeVisible()
})

test('on a phone the first of a list lies above 260 pixels, and the present tab is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, mouse, cast.tomas)
  const top = async () => (await page.getByRole('article').first().boundingBox())!.y
  for (const list of ['Role models', 'Everybody'] as const) {
    await openPeople(page, list)
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeAttached()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await top()).toBeLessThanOrEqual(260)
    await expect(page.getByRole('link', { name: list, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Jobs/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await top()).toBeLessThanOrEqual(260)
})
