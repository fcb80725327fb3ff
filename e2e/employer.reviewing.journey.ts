import { keyboard, mouse, tabTo } from './hands.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { cardsIn, column, countIn, decide, enterAsPriya, nameOn, openCandidates, ownJob } from './jobs.steps.ts'

test.use({ story: 'reviewing', people: 400, viewport: { width: 1280, height: 800 } })

const APPLICANTS = 50

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
    await page.reload()
    const accepted = Math.floor(APPLICANTS / 3)
    expect(await countIn(page, 'Accepted')).toBe(before.accepted + accepted)
    expect(await countIn(page, 'Rejected')).toBe(before.rejected + APPLICANTS - accepted)
    await tabTo(page.getByRole('link', { name: 'My jobs' }))
  })
})

test('a step that came too late shows its reason, and the list goes back', async ({ page, context }) => {
  const title = 'Embedded software engineer'
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  const card = cardsIn(column(page, 'Applied')).first()
  const name = await nameOn(card)

  const other = await context.newPage()
  await enterAsPriya(other, mouse)
  await openCandidates(other, mouse, title, 'applied')
  await decide(cardsIn(column(other, 'Applied'), name), mouse, 'Reject')
  await expect(other.getByText(`${name} is rejected.`)).toBeVisible()
  await expect(cardsIn(column(other, 'Rejected'), name)).toHaveAttribute('aria-busy', 'false')

  await decide(cardsIn(column(page, 'Applied'), name), mouse, 'Accept')
  await expect(page.getByRole('alert').filter({ hasText: `${name}: Rejected. Possible: Reopen, Hide.` })).toBeVisible()
  await expect(cardsIn(column(page, 'Rejected'), name)).toBeVisible()
  await expect(cardsIn(column(page, 'Accepted'), name)).toHaveCount(0)
})
