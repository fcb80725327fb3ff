import type { Locator, Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, rest, test } from './journey.ts'
import { enter, enterAsPriya } from './jobs.steps.ts'
import { cast, openPeople } from './student.steps.ts'

// The frame of every screen: a rail of areas that folds, and what it leaves for the lists.
test.use({ story: 'frame', people: 150, viewport: { width: 1440, height: 900 } })

/** The first so many of a list are seen from their upper to their lower edge. */
async function expectWholeInView(cards: Locator, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await expect(cards.nth(at)).toBeInViewport({ ratio: 1 })
}

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
  for (const area of ['Bio', 'Genome', 'Jobs', 'People']) await expect(main.getByRole('link', { name: area })).toBeVisible()
  await widen.click()
  expect((await widths())[0]).toBe(wide)
})

test('where less motion is asked for, nothing begins to move when a whole screen changes its colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Role models')
  await expect(page.getByRole('article').first()).toBeVisible()
  const begun = await page.evaluateHandle(() => {
    const seen = { transitions: 0 }
    document.addEventListener('transitionrun', () => seen.transitions++)
    return seen
  })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect.poll(background).not.toBe(light)
  await page.evaluate(rest)
  expect(await begun.jsonValue()).toEqual({ transitions: 0 })
})

test('six people are in view at 1440 × 900, and what each part of a match adds is told where its bar is pointed at', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  // Few are ahead of him and like him.
  for (const [list, most] of [
    ['Everybody', 6],
    ['Role models', 2],
  ] as const) {
    await openPeople(page, list)
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
    await expectWholeInView(page.getByRole('article'), most)
  }
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

test('eight jobs are in view at 1440 × 900, and why a job fits stands above the fold of its page', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/jobs/${id}/search/summer%20intern`)
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expectWholeInView(page.getByRole('article'), 8)
  const address = await titles.first().getByRole('link').getAttribute('href')
  await page.goto(address!)
  const fit = page.getByRole('region', { name: 'How you fit' })
  await expect(fit.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 1 })
  await expect(fit.getByRole('heading', { name: 'What it asks for' })).toBeInViewport({ ratio: 1 })
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
  await expect(page.getByRole('heading', { name: 'Why it fits' }).first()).toBeVisible()
  expect(await top()).toBeLessThanOrEqual(260)
  await openPeople(page, 'Everybody')
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click()
  await openPeople(page, 'Following')
  await expect(page.getByRole('heading', { level: 1, name: 'Following' })).toBeAttached()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await top()).toBeLessThanOrEqual(260)
})

test('eight of one’s own jobs fit 1440 × 900', async ({ page }) => {
  await enterAsPriya(page, mouse)
  const jobs = page.getByRole('article')
  await expect(jobs.first()).toBeVisible()
  const count = await jobs.count()
  const [first, last] = [(await jobs.first().boundingBox())!, (await jobs.last().boundingBox())!]
  // As high as those that there are, and a gap.
  const each = (last.y - first.y) / (count - 1)
  expect(first.y + each * 7 + last.height).toBeLessThanOrEqual(900)
})

test('on a phone a recruiter’s first job lies above 260 pixels too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsPriya(page, mouse)
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(260)
})

/** A finger that pulls the page down from its middle. */
async function pullDown(page: Page, distance: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: 195, y: 300 + distance * part }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.25, 0.5, 0.75, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('a list that is pulled down from its top is asked again, and says so, and one that is scrolled is not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Role models')
  await expect(page.getByRole('article').first()).toBeVisible()
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/api/profile/like'))))
  await pullDown(page, 60)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await pullDown(page, 200)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(asked, 'a short way, or a scrolled list').toBe(0)
  await pullDown(page, 200)
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeAttached()
  expect(asked).toBeGreaterThan(0)
})

// Each by somebody without a snapshot so far.
const sizes = [
  { width: 1440, height: 900, who: cast.jonas },
  { width: 390, height: 844, who: cast.tomas },
]

/** Nothing of the page lies outside the window. */
async function expectOneScreen(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(beyond, `${page.url()} is higher than its window`).toBeLessThanOrEqual(0)
}

for (const { who, ...size } of sizes) {
  test(`one’s genome fits one screen at ${size.width} × ${size.height}, with the part that is touched`, async ({ page }) => {
    await page.setViewportSize(size)
    await enter(page, mouse, who)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genome' }).click()
    const genome = page.getByRole('region', { name: 'Your genome', exact: true })
    const tree = genome.getByRole('tree')
    await expect(tree).toBeInViewport({ ratio: 1 })
    await expect(genome.getByRole('heading', { name: 'Where you stand out' })).toBeInViewport({ ratio: 1 })
    await expectOneScreen(page)
    await genome.getByText('Over time', { exact: true }).click()
    await expect(genome.getByText('There is today alone so far.')).toBeInViewport({ ratio: 1 })
    await expect(genome.getByRole('slider'), 'nothing to go to').toHaveCount(0)
    await expectOneScreen(page)
    const alone = await tree.boundingBox()
    await genome.getByRole('button', { name: 'Take a snapshot' }).click()
    await expect(genome.getByRole('slider')).toBeInViewport({ ratio: 1 })
    expect(await tree.boundingBox(), 'the picture keeps its place').toEqual(alone)
    await page.reload()
    await expect(tree).toBeInViewport({ ratio: 1 })
    const before = await tree.boundingBox()
    const part = tree.getByRole('treeitem').last()
    const [name] = (await part.getAttribute('aria-label'))!.split(',')
    await part.click()
    const behind = genome.getByRole('region', { name: `Behind ${name}` })
    await expect(behind.getByRole('heading', { name: name! })).toBeInViewport({ ratio: 1 })
    await expect(behind.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    expect(await tree.boundingBox(), 'the picture keeps its place').toEqual(before)
    await expectOneScreen(page)
    await genome.getByText('Over time', { exact: true }).click()
    await expect(genome.getByRole('slider')).toBeInViewport({ ratio: 1 })
    await expectOneScreen(page)
  })
}

test('somebody else’s genome is found on their profile, and the way to one’s own leads to it', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/bio/${id}#genome`)
  await page.getByRole('link', { name: 'Look at your genome' }).click()
  await expect(page).toHaveURL(`/genome/${id}`)
  await openPeople(page, 'Role models')
  const other = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  const otherId = other!.split('/').at(-1)!
  await page.goto(`/genome/${otherId}`)
  await expect(page).toHaveURL(`/preview/${otherId}`)
})

test('on a phone what is edited is alone with one bar, and begins above 260 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, mouse, cast.tomas)
  const edit = page.getByRole('button', { name: 'Edit: Basic profile' })
  await edit.click()
  const first = page.getByRole('textbox', { name: 'Name' })
  await expect(first).toBeInViewport({ ratio: 1 })
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(260)
  await expect(page.getByRole('button', { name: 'Done: Basic profile' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Self-description' })).toBeHidden()
  await page.getByRole('button', { name: 'Done: Basic profile' }).click()
  await expect(edit).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a search field says what it is for when something is typed into it', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Everybody')
  const label = page.getByText('Name, school, work or skill', { exact: true })
  await expect(label).toHaveCSS('opacity', '0')
  await page.getByRole('searchbox', { name: 'Name, school, work or skill' }).fill('rob')
  await expect(label).toHaveCSS('opacity', '1')
})

test('the rail stands below a header that grows by a line', async ({ page }) => {
  await enterAsPriya(page, mouse)
  await page.getByRole('banner').evaluate((header) => {
    header.append(Object.assign(document.createElement('p'), { textContent: 'Acting for somebody else' }))
  })
  const gaps = () =>
    page.evaluate(() => {
      const [header, rail] = ['header', 'nav[aria-label=Main]'].map((selector) => document.querySelector(selector)!.getBoundingClientRect())
      return { header: header!.height, above: Math.round(rail!.top - header!.bottom), below: Math.round(innerHeight - rail!.bottom) }
    })
  await expect.poll(gaps).toMatchObject({ above: 0, below: 0 })
  expect((await gaps()).header).toBeGreaterThan(80)
})
