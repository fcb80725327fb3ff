import type { Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast, confirm, makeAccount, signIn, student } from './student.steps.ts'
import { troublesOfLargeText } from './texts.ts'

test.use({ story: 'join codes', people: 40 })

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const signs = (page: Page) => panel(page, 'Code').locator('p').first()

test('an advisor turns a code on and shows it large; a student types it, another scans it and makes an account, and both are in', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const ingrid = await callerOf(baseURL!, cast.ingrid)
  const name = 'Kite builders'
  const id = await addGroup(samuel, { name, description: 'We build kites.', joinPolicy: 'open', directory: 'everybody' })
  await actOn(ingrid, id, 'applied')

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(groupPaths.members(samuel.id, id, 'accepted'))
  await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Join code' }).click()
  const turnOn = panel(page, 'Let people in by a code')
  await expect(panel(page, 'What it does')).toContainText('is a member at once')
  await expectAccessible(page)
  await turnOn.getByLabel('How many people').fill('0')
  await turnOn.getByRole('button', { name: 'Turn on' }).click()
  await expect(turnOn.getByText('Enter 1 or more')).toBeVisible()
  await turnOn.getByLabel('How many people').fill('3')
  await turnOn.getByRole('button', { name: 'Turn on' }).click()
  await expect(signs(page)).toHaveText(/^[A-Z\d]{3}-[A-Z\d]{3}$/)
  const first = await signs(page).innerText()
  await panel(page, 'Code').getByRole('button', { name: 'New code…' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${first} stops working at once`)
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).click()
  await expect(signs(page)).not.toHaveText(first)
  const code = await signs(page).innerText()
  await expectAccessible(page)
  const change = panel(page, 'Code').getByRole('button', { name: 'Change' })
  await change.click()
  await expect(page.getByText('The code is changed.')).toBeVisible()
  await expect(change).toBeFocused()
  await panel(page, 'Code').getByRole('button', { name: 'Show it large' }).click()
  const board = page.getByRole('dialog', { name: `Join ${name}` })
  await expect(board.getByText(code, { exact: true }).first()).toBeVisible()
  await expect(board.getByRole('img', { name: /camera of a phone/ })).toBeVisible()
  await expect(board).toContainText(`/signUp?code=${code}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(board).toBeHidden()

  const students = await browser.newContext({ baseURL: baseURL!, ...phone })
  const tomas = await students.newPage()
  const tomasId = await enter(tomas, finger, cast.tomas)
  await finger.press(tomas.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }))
  await finger.press(tomas.getByRole('link', { name: 'Join with a code' }))
  await expect(tomas.getByRole('heading', { level: 1, name: 'Join with a code' })).toBeVisible()
  await expectAccessible(tomas)
  await tomas.goto(groupPaths.join(tomasId))
  await expect(tomas.getByLabel('Code')).toBeVisible()
  await expectSuitsPhone(tomas)
  expect(await troublesOfLargeText(tomas)).toEqual([])
  const join = async (typed: string) => {
    await finger.write(tomas.getByLabel('Code'), typed)
    await finger.press(tomas.getByRole('button', { name: 'Join', exact: true }))
  }
  await join('K0M-2QX')
  await expect(tomas.getByText('A code has six letters and digits, and never 0, O, 1, I or L')).toBeVisible()
  await join(first)
  await expect(tomas.getByText(/^This code is wrong, or lets nobody in any more/)).toBeVisible()
  await join(code.toLowerCase().replace('-', ' '))
  await expect(tomas.getByText(`You are a member of ${name} now.`)).toBeVisible()
  await expect(tomas).toHaveURL(new RegExp(`${groupPaths.group(tomasId, id)}$`))
  await expect(tomas.getByRole('region', { name: 'People' }).getByRole('article', { name: cast.ingrid.name })).toBeVisible()

  const visitors = await browser.newContext({ baseURL: baseURL!, ...phone })
  const cleo = await visitors.newPage()
  const who = student('Cleo Marchetti')
  await cleo.goto(groupPaths.joinByCode(code))
  await expect(cleo.getByText('You join the group as soon as you are signed in.')).toBeVisible()
  await expect(cleo.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', new RegExp(`returnTo=.*${code}`))
  await makeAccount(cleo, finger, who)
  await confirm(cleo, finger, who)
  await signIn(cleo, finger, who)
  await expect(cleo.getByText(`You are a member of ${name} now.`)).toBeVisible()
  await expect(cleo.getByRole('heading', { level: 1, name })).toBeVisible()

  // Whoever is in already and scans it again is led to the group, and counts once.
  await tomas.goto(groupPaths.joinByCode(code))
  await expect(tomas.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.reload()
  await expect(panel(page, 'Code')).toContainText('2 of 3 people have used it.')
  await panel(page, 'Code').getByRole('button', { name: 'Turn off…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(panel(page, 'Let people in by a code')).toBeVisible()
  await students.close()
  await visitors.close()
})
