import { addJob, callerOf } from './groups.api.ts'
import { keyboard, mouse, tabTo } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { anotherTab, cardsIn, column, countIn, decide, dragOnto, enterAsPriya, nameOn, openCandidates, ownJob } from './jobs.steps.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'reviewing', people: 400, viewport: { width: 1280, height: 800 } })

const APPLICANTS = 49

test(`a recruiter works through ${APPLICANTS} applicants by keyboard alone`, async ({ page }) => {
  const title = 'Underwater robotics intern'
  await enterAsPriya(page, keyboard)
  await test.step('reaches what is behind a menu', async () => {
    const more = ownJob(page, title).getByRole('button', { name: `More about ${title}` })
    await keyboard.press(more)
    await tabTo(page.getByRole('button', { name: `Clone ${title}` }))
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
  await openCandidates(page, keyboard, title, 'applied')
  const applied = column(page, 'Applied')
  await expect(cardsIn(applied).first()).toBeVisible()
  const before = { accepted: await countIn(page, 'Accepted'), rejected: await countIn(page, 'Rejected') }
  const keys = page.keyboard
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('finds the keys, walks the list and opens the first', async () => {
    await keys.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help.getByRole('definition').filter({ hasText: 'Accept' })).toBeVisible()
    await keys.press('Escape')
    await expect(help).toHaveCount(0)
    await keys.press('/')
    await expect(page.getByLabel('Search among everybody')).toBeFocused()
    await page.getByLabel('Search among everybody').blur()
    const names = await cardsIn(applied).getByRole('heading', { level: 3 }).allInnerTexts()
    await keys.press('j')
    await expect(applied.getByRole('link', { name: names[0]!, exact: true })).toBeFocused()
    await keys.press('j')
    await expect(applied.getByRole('link', { name: names[1]!, exact: true })).toBeFocused()
    await keys.press('k')
    const menu = page.getByRole('button', { name: `Decide about ${names[0]!}` })
    await keyboard.press(menu)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await keys.press('End')
    await expect(page.getByRole('menuitem', { name: 'Hide' })).toBeFocused()
    await keys.press('Escape')
    await expect(menu).toBeFocused()
    await tabTo(applied.getByRole('link', { name: names[0]!, exact: true }), true)
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: names[0]!, exact: true })).toBeFocused()
  })
  const position = page.getByText(/^\d+ of \d+ in Applied$/)
  await test.step('reads the resume beside the profile, and why they fit', async () => {
    await expect(position).toHaveText(/^1 of /)
    const name = await heading.innerText()
    await expect(page.getByRole('tabpanel', { name: 'Resume' })).toContainText(name)
    await expect(page.getByRole('region', { name: 'Why they fit' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('hides one and takes it back, steps on and back', async () => {
    const name = await heading.innerText()
    await keys.press('h')
    await expect(page.getByText(`${name} is hidden from your lists.`)).toBeVisible()
    await expect(position).toHaveText(/^2 of /)
    await keys.press('u')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
    await keys.press('j')
    await expect(position).toHaveText(/^2 of /)
    await keys.press('k')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  })
  await test.step('decides about one after another', async () => {
    for (let at = 1; at <= APPLICANTS; at++) {
      await expect(position).toHaveText(new RegExp(`^${at} of `))
      await keys.press(at % 3 === 0 ? 'a' : 'r')
    }
    await expect(position).toHaveText(new RegExp(`^${APPLICANTS + 1} of `))
  })
  await test.step('returns to the lists, where everything is stored', async () => {
    await keys.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // The address follows what is seen.
    await expect(page).not.toHaveURL(/review=/)
    await page.reload()
    const accepted = Math.floor(APPLICANTS / 3)
    expect(await countIn(page, 'Accepted')).toBe(before.accepted + accepted)
    expect(await countIn(page, 'Rejected')).toBe(before.rejected + APPLICANTS - accepted)
    await tabTo(page.getByRole('link', { name: 'My jobs' }))
  })
})

test('a step that came too late shows its reason, and the list goes back', async ({ page }) => {
  const title = 'Embedded software engineer'
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  const card = cardsIn(column(page, 'Applied')).first()
  const name = await nameOn(card)

  const other = await anotherTab(page)
  await openCandidates(other, mouse, title, 'applied')
  await decide(cardsIn(column(other, 'Applied'), name), mouse, 'Reject')
  await expect(other.getByText(`${name} is rejected and will be told.`)).toBeVisible()
  await expect(cardsIn(column(other, 'Rejected'), name)).toHaveAttribute('aria-busy', 'false')

  await decide(cardsIn(column(page, 'Applied'), name), mouse, 'Accept')
  const reason = `Nothing was changed: you rejected ${name} before, in another window.`
  await expect(page.getByRole('alert').filter({ hasText: `${reason} ${name}: Rejected. Possible: Accept, Reopen, Hide.` })).toBeVisible()
  await expect(cardsIn(column(page, 'Rejected'), name)).toContainText(reason)
  await expect(cardsIn(column(page, 'Rejected'), name)).toBeVisible()
  await expect(cardsIn(column(page, 'Accepted'), name)).toHaveCount(0)
})

test('a card that cannot be dropped says why, and a rejected one is reopened where it was', async ({ page }) => {
  const title = 'Ocean data analyst'
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  const [applied, suggested, rejected] = [column(page, 'Applied'), column(page, 'Suggested'), column(page, 'Rejected')]
  const card = cardsIn(applied).first()
  const name = await nameOn(card)
  await dragOnto(card, suggested)
  await expect(page.getByText('Nobody can be put into Suggested: it fills by itself with the people who fit best.')).toBeVisible()
  await dragOnto(cardsIn(applied, name), rejected)
  await expect(page.getByText(`${name} is rejected and will be told.`)).toBeVisible()
  await expect(cardsIn(rejected, name)).toHaveAttribute('aria-busy', 'false')
  await dragOnto(cardsIn(rejected, name), suggested)
  await expect(page.getByText(`${name} is rejected. Put them into Applied, where they were, to reopen this.`)).toBeVisible()
  await dragOnto(cardsIn(rejected, name), applied)
  await expect(page.getByText(`${name} is back where they were.`)).toBeVisible()
  await expect(cardsIn(applied, name)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(cardsIn(applied, name)).toBeVisible()
})

test('a search leads back to the list that it began at', async ({ page }) => {
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, 'Underwater robotics intern', 'accepted')
  const list = page.url()
  await page.getByLabel('Search among everybody').fill('robotics')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ found for ‘robotics’/)).toBeVisible()
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name: 'Back to the lists' }).click()
  await expect(page).toHaveURL(list)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`each decision keeps its place from one person to the next at ${viewport.width} pixels`, async ({ page, baseURL }) => {
    const skills = ['Robotics', 'Troubleshooting', 'Computer programming', 'Physics'].map((name) => ({ name }))
    const fitted = await addJob(await callerOf(baseURL!, cast.priya, '/employer'), { name: 'Gripper test engineer', skills })
    const id = await enterAsPriya(page, mouse)
    await page.setViewportSize(viewport)
    const idOf = async (title: string) => {
      const href = await ownJob(page, title).getByRole('link').first().getAttribute('href')
      return /[^/]+(?=\/candidates)/.exec(href ?? '')![0]
    }
    const intern = await idOf('Underwater robotics intern')
    const placesIn = async (list: string, job = intern) => {
      await page.goto(`/employer/${id}/${job}/candidates/${list}`)
      await page.getByRole('button', { name: 'Review one by one' }).click()
      const buttons = page.getByRole('group', { name: /^Decide about / }).getByRole('button')
      await expect(buttons.filter({ hasText: 'Reject' })).not.toHaveAttribute('disabled')
      const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()))
      return boxes.map(({ left, top, width }) => [left, top, width].map(Math.round))
    }
    const ofApplied = await placesIn('applied')
    expect(ofApplied.length).toBe(viewport.width < 500 ? 5 : 6)
    for (const list of ['contacted', 'accepted', 'rejected']) expect(await placesIn(list)).toEqual(ofApplied)
    expect(await placesIn('suggested', fitted)).toEqual(ofApplied)
    await expectAccessible(page)
  })
}
