import type { Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { keyboard, mouse } from './inputMethods.ts'
import { cardsIn, enter, nameOn } from './jobs.steps.ts'
import { expect, expectAccessible, expectFitsWidth, keepBack, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

// The people of a group: one after another, several at once, into cohorts, and out again.
test.use({ story: 'members', people: 400, viewport: { width: 1440, height: 900 } })

const GROUP = 'Larkmere Alumni Network'
const people = (page: Page) => cardsIn(page.getByRole('main'))
const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists of people' })
const countOf = async (page: Page, list: string) =>
  Number(/\d+$/.exec(await lists(page).getByRole('link', { name: list }).innerText())?.[0])

/** From signing in to one list of the people of a group. */
async function openMembers(page: Page, list: string): Promise<void> {
  const id = await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`/groupadmin/mygroups/${id}/list`)
  await page.getByRole('link', { name: GROUP, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: GROUP })).toBeVisible()
  await lists(page).getByRole('link', { name: list }).click()
  await expect(people(page).first()).toBeVisible()
}

test('an advisor decides by keyboard about those who asked to join, and takes it back', async ({ page }) => {
  await openMembers(page, 'Asked to join')
  const [asked, members] = [await countOf(page, 'Asked to join'), await countOf(page, 'Members')]
  await expectFitsWidth(page)
  await expectAccessible(page)
  const keys = page.keyboard
  const heading = page.getByRole('heading', { level: 1 })
  await keyboard.press(page.getByRole('button', { name: 'Review one by one' }))
  const position = page.getByText(/^\d+ of \d+ in Asked to join$/)
  await expect(position).toHaveText(`1 of ${asked} in Asked to join`)
  await expect(page.getByRole('region', { name: 'Your checklist' }).getByLabel('Add to the checklist')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Resume' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Why they fit' })).not.toContainText(/\bjob\b/)
  await expectAccessible(page)
  const accepted = await heading.innerText()
  await keys.press('a')
  await expect(page.getByText(`${accepted} is a member now and will be told.`)).toBeVisible()
  await expect(position).toHaveText(/^2 of /)
  const turnedDown = await heading.innerText()
  await keys.press('r')
  await expect(page.getByText(`${turnedDown} is turned down and will be told.`)).toBeVisible()
  await expect(position).toHaveText(/^3 of /)
  await keys.press('u')
  await expect(page.getByRole('heading', { level: 1, name: turnedDown, exact: true })).toBeFocused()
  await keys.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: GROUP })).toBeVisible()
  // What is still on its way to the server is not stored when the page is left.
  await expect(people(page).filter({ hasText: turnedDown })).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect.poll(() => countOf(page, 'Asked to join')).toBe(asked - 1)
  expect(await countOf(page, 'Members')).toBe(members + 1)
})

test('whoever answers the last one by keyboard, or asks what they then do not do, keeps their place', async ({ page, baseURL }) => {
  const [samuel, tomas] = [await callerOf(baseURL!, cast.samuel, '/groupadmin'), await callerOf(baseURL!, cast.tomas)]
  const id = await addGroup(samuel, { name: 'Lamp lighters', description: 'We light lamps.', joinPolicy: 'onRequest' })
  await actOn(tomas, id, 'applied')
  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(groupPaths.members(samuel.id, id, 'applied'))
  await expect(people(page)).toHaveCount(1)
  await expect(people(page).first()).toContainText('Member')
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(page.getByText('Nobody is waiting for your answer.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto(groupPaths.members(samuel.id, id, 'accepted'))
  await page.getByRole('checkbox', { name: `Select ${cast.tomas.name}` }).check()
  const add = page.getByRole('button', { name: 'Add to cohort 1' })
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(add).toBeFocused()
})

test('several are accepted at once, put into a cohort and given a role; one is taken out with a reason', async ({ page }) => {
  await openMembers(page, 'Asked to join')
  const members = await countOf(page, 'Members')
  const box = (at: number) => people(page).nth(at).getByRole('checkbox')
  const many = page.getByRole('group', { name: 'Decide about those selected' })
  const firstOfThem = await nameOn(people(page).first())
  await box(0).click()
  await box(2).click({ modifiers: ['Shift'] })
  await expect(many.getByRole('status')).toHaveText('3 selected')
  const accept = async () => {
    await many.getByRole('button', { name: 'Accept 3' }).click()
    await expect(page.getByText('3 people are members now and will be told.')).toBeVisible()
  }
  await accept()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => countOf(page, 'Members')).toBe(members)
  await expect.poll(() => nameOn(people(page).first()), 'they stand where they stood').toBe(firstOfThem)
  await box(0).click()
  await box(2).click({ modifiers: ['Shift'] })
  await accept()
  await expect.poll(() => countOf(page, 'Members')).toBe(members + 3)

  await lists(page).getByRole('link', { name: 'Members' }).click()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect(page).toHaveURL(/sort=name/)
  await page.reload()
  await expect(people(page).first()).toContainText(/Member|Mentor/)
  const [first, second] = [await nameOn(people(page).nth(0)), await nameOn(people(page).nth(1))]
  const row = (name: string) => cardsIn(page.getByRole('main'), name)
  await test.step('two go into a new cohort', async () => {
    await box(0).click()
    await box(1).click()
    await expect(many.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
    await many.getByRole('button', { name: 'Add to cohort 2' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'A new one' }).check()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Give the cohort a name')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name of the new cohort').fill('Winter walks')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('2 people were added to Winter walks.')).toBeVisible()
    for (const name of [first, second]) await expect(row(name)).toContainText('Winter walks')
  })
  await test.step('the same once more changes nothing, and says so; a second cohort of the name is refused', async () => {
    for (const at of [0, 1]) await box(at).setChecked(true)
    await many.getByRole('button', { name: 'Add to cohort 2' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'A new one' }).check()
    await dialog.getByLabel('Name of the new cohort').fill('winter  WALKS')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This group has a cohort of this name already. Choose another one.')
    await dialog.getByRole('radio', { name: 'Winter walks' }).check()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Nobody was added to Winter walks: 2 were in it already.')).toBeVisible()
  })
  await test.step('one becomes a mentor', async () => {
    await row(second)
      .getByRole('button', { name: `Decide about ${second}` })
      .click()
    await page.getByRole('menuitem', { name: 'Set role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Member and mentor/ }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Set the role' }).click()
    await expect(page.getByText('1 person: Member and mentor.')).toBeVisible()
    await expect(row(second)).toContainText('Member and mentor')
  })
  await test.step('whose profile is hidden from everybody, and published again', async () => {
    const decide = async (what: string) => {
      await row(second)
        .getByRole('button', { name: `Decide about ${second}` })
        .click()
      await page.getByRole('menuitem', { name: what }).click()
    }
    await decide('Hide profile')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('can publish it again in their settings')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Hide the profile' }).click()
    await expect(row(second)).toContainText('Profile hidden')
    await decide('Publish profile')
    await dialog.getByRole('button', { name: 'Publish it' }).click()
    await expect(row(second)).not.toContainText('Profile hidden')
  })
  await test.step('and one leaves with a reason', async () => {
    await row(first)
      .getByRole('button', { name: `Decide about ${first}` })
      .click()
    await page.getByRole('menuitem', { name: 'Take out' }).click()
    const dialog = page.getByRole('dialog', { name: `Take ${first} out of the group?` })
    await dialog.getByRole('button', { name: 'Take out' }).click()
    await expect(dialog.getByText('Say why: they read it.')).toBeVisible()
    await dialog.getByLabel('Why?').fill('You asked me to.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Take out' }).click()
    await expect(page.getByText(`${first} is no longer a member and will be told why.`)).toBeVisible()
    await expect(row(first)).toHaveCount(0)
    await expect(row(second).getByRole('link', { name: second, exact: true })).toBeFocused()
    await lists(page).getByRole('link', { name: 'Turned down' }).click()
    await row(first).getByRole('link', { name: first, exact: true }).click()
    await expect(page.getByText(/^Taken out/)).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText(`You took ${first} out of the group`)).toBeVisible()
    await expect(page.getByText('You asked me to.')).toBeVisible()
  })
})

test('whoever does not run a group is led to the sign-in page of advisors', async ({ page }) => {
  const id = await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(groupPaths.members(id, id, 'applied'))
  await expect(page).toHaveURL(/\/groupadmin\/login/)
})

test.describe('on a phone', () => {
  test.use(phone)
  test('members are cards, and the review has its buttons at hand', async ({ page }) => {
    await openMembers(page, 'Members')
    await expectSuitsPhone(page)
    await page.getByRole('button', { name: 'Review one by one' }).click()
    await expect(page.getByRole('group', { name: /^Decide about / })).toBeVisible()
    await expectSuitsPhone(page)
    await expectAccessible(page)
  })
  test('the list that is shown stands in the middle of its row, also where counts come later', async ({ page }) => {
    await openMembers(page, 'Members')
    const letGo = await keepBack(page, '**/api/employee/job/*')
    await page.reload()
    await expect(lists(page).getByRole('link', { name: 'Members' })).toBeInViewport()
    letGo()
    await expect.poll(() => countOf(page, 'Members')).toBeGreaterThan(0)
    /** How many pixels the row would have to be moved, as far as it can be. */
    const aside = () =>
      lists(page).evaluate((row) => {
        const tab = row.querySelector<HTMLElement>('[aria-current=page]')!
        const middle = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
        return Math.abs(Math.min(middle, row.scrollWidth - row.clientWidth) - row.scrollLeft)
      })
    await expect.poll(aside).toBeLessThan(2)
  })
})
