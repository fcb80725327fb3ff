import type { Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { addGroup, callerOf } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast, enterPassword, makeAccount, signIn, signOut, student } from './student.steps.ts'

// People invited to a group by mail: read from a file, mended, written to, and one of them come.
test.use({ story: 'invitations', people: 40, viewport: { width: 1280, height: 900 } })

const NAME = 'Tide pool watchers'
const newcomer = student('Wren Halloway')
/** Thirty lines of a table: faulty ones, one that stands there twice, and a member of the cast. */
const faulty = ['ada.example.org', 'ben@@example.org', 'cy@example', '@example.org', 'dee@', 'eve..park@example.org']
const good = [newcomer.email, ...Array.from({ length: 23 }, (_, at) => `watcher.${at + 1}@example.org`)]
const table = ['Name;E-mail;Class', ...[...good, ...faulty].map((email, at) => `"Person; ${at}";${email};9a`)].join('\r\n')
const csv = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
const letter = /\/signUp\?groupId=[\w-]+&(?:amp;)?invitation=[\w-]+/

const listed = (page: Page) => page.getByRole('list', { name: 'Invitations' })
const rowOf = (page: Page, email: string) => listed(page).getByRole('listitem').filter({ hasText: email })

/** From the sign-up page, which has fields of the same names. */
async function leadToSignIn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}

test('an advisor invites thirty addresses of a file, mends six, and one signs up and is in', async ({
  page,
  browser,
  baseURL,
  installation,
}) => {
  test.slow()
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const groupId = await addGroup(samuel, { name: NAME, description: 'We count what the tide leaves.', joinPolicy: 'byInvitation' })
  const id = await enter(page, mouse, cast.samuel, '/groupadmin')

  await test.step('chooses a file, and is told what is read of it', async () => {
    await page.goto(groupPaths.members(id, groupId, 'accepted'))
    await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Invitations' }).click()
    await expect(page.getByRole('heading', { name: 'No invitations yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Invite people' }).click()
    await expect(page.getByLabel('E-mail addresses')).toBeFocused()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a CSV file' }).click()
    await (await choosing).setFiles(csv)
    await expect(page.getByText('24 addresses are read, 6 lines have a fault: you can mend them in the next step.')).toBeVisible()
    await expect(page.getByLabel('E-mail addresses')).not.toHaveValue(/Person|9a/)
    await page.getByLabel('A personal line (optional)').fill('Bring boots, see https://boots.example!')
    await expectAccessible(page)
  })

  await test.step('what was typed is there after a reload', async () => {
    await page.reload()
    await expect(page.getByLabel('A personal line (optional)')).toHaveValue(/^Bring boots/)
    await expect(page.getByLabel('E-mail addresses')).toHaveValue(/ben@@example/)
  })

  await test.step('sees the letter, and mends what is faulty where it stands', async () => {
    await page.getByRole('button', { name: 'Check the addresses' }).click()
    await expect(page.getByRole('heading', { name: '24 addresses get a letter' })).toBeFocused()
    const written = page.getByRole('region', { name: 'The letter' })
    await expect(written).toContainText(`${cast.samuel.name} invites you to join ${NAME}`)
    await expect(written).toContainText('> Bring boots, see')
    await expect(written).not.toContainText('boots.example')
    await expect(written).toContainText('Links were taken out of your personal line.')
    const toMend = page.getByRole('region', { name: 'To mend' })
    await expect(toMend.getByRole('textbox')).toHaveCount(6)
    await expect(toMend).toContainText('It has more than one @.')
    await expect(toMend.getByLabel('Line 26')).toHaveValue('ada.example.org')
    await expectAccessible(page)
    const right = [
      'ada@example.org',
      'ben@example.org',
      'cy@example.org',
      'watcher.1@example.org',
      cast.ingrid.email,
      'eve.park@example.org',
    ]
    for (const [at, email] of right.entries()) await toMend.getByLabel(`Line ${26 + at}`).fill(email)
    await expect(toMend.getByText('It is an address now.')).toHaveCount(6)
    await expect(page.getByRole('button', { name: /^Send / })).toBeDisabled()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { name: '29 addresses get a letter' })).toBeFocused()
    await expect(page.getByText('1 stands in the list twice')).toBeVisible()
  })

  await test.step('sends, and sees the letters go out', async () => {
    await page.getByRole('button', { name: 'Send 29 letters' }).click()
    await expect(page.getByText('29 letters are on their way.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Invite people' })).toBeFocused()
    await expect(rowOf(page, newcomer.email)).toContainText('Sent: the link was not opened yet', { timeout: 20_000 })
    await expect(listed(page).getByRole('listitem')).toHaveCount(29)
    await expectAccessible(page)
  })

  const taken = 'watcher.2@example.org'
  await test.step('takes one back', async () => {
    await rowOf(page, taken)
      .getByRole('button', { name: `Take back the invitation of ${taken}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByText(`The invitation of ${taken} is taken back.`)).toBeVisible()
    await page.getByLabel('Show').selectOption('Taken back (1)')
    await expect(listed(page).getByRole('listitem')).toHaveCount(1)
    await expect(listed(page).getByRole('button')).toHaveCount(0)
  })

  const linkTo = async (email: string) => (await installation.link(letter, email)).replace('&amp;', '&')
  await test.step('one of them signs up by the link of the letter', async () => {
    const theirs = await browser.newPage({ baseURL: baseURL! })
    await theirs.goto(await linkTo(taken))
    await expect(theirs.getByText('This invitation holds no longer, or was taken back.')).toBeVisible()
    await theirs.goto(await linkTo(newcomer.email))
    await expect(theirs.getByText(`You are invited to join “${NAME}”.`)).toBeVisible()
    await expectAccessible(theirs)
    await makeAccount(theirs, mouse, newcomer)
    await theirs.close()
  })

  await test.step('and confirms the e-mail on another device, where they are in', async () => {
    const theirs = await browser.newPage({ baseURL: baseURL! })
    await theirs.goto(await installation.link(/\/emailSignUp\/[\w-]+\/[\w-]+\?groupId=[\w-]+/, newcomer.email))
    await enterPassword(theirs, mouse, newcomer)
    await signIn(theirs, mouse, newcomer)
    await expect(theirs.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(theirs.getByText(`Welcome back! You are already a member of "${NAME}"`)).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'You are a member' })).toBeVisible()
    await expect(theirs.getByText('You became a member at once')).toBeVisible()
    await expect(theirs.getByText('You asked to join'), 'whoever is invited asks nobody').toHaveCount(0)
    await theirs.getByRole('link', { name: 'Begin', exact: true }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: `Welcome, ${newcomer.name}` })).toBeVisible()
    await theirs.close()
  })

  await test.step('an invited address signs in and is in; another by the same link is not', async () => {
    const theirs = await browser.newPage({ baseURL: baseURL! })
    const link = await linkTo(cast.ingrid.email)
    const comeAs = async (who: typeof cast.ingrid) => {
      await theirs.goto(link)
      await leadToSignIn(theirs)
      await signIn(theirs, mouse, who)
      await expect(theirs.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    }
    await comeAs(cast.jonas)
    await expect(theirs.getByText('This group is for people whom its advisors invite.')).toBeVisible()
    await signOut(theirs, mouse, cast.jonas)
    await comeAs(cast.ingrid)
    await expect(theirs.getByText(`Welcome back! You are already a member of "${NAME}"`)).toBeVisible()
    await theirs.close()
  })

  await test.step('the list and the members tell it', async () => {
    await page.reload()
    await expect(rowOf(page, newcomer.email)).toContainText('Accepted: they joined the group')
    await page.getByLabel('Show').selectOption('Accepted (2)')
    await expect(rowOf(page, cast.ingrid.email)).toBeVisible()
    await page.goto(groupPaths.members(id, groupId, 'accepted'))
    await expect(page.getByRole('main').getByText(newcomer.name).first()).toBeVisible()
  })
})

test('who asks to join by a link that no letter bore waits for the advisor', async ({ page, baseURL }) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const groupId = await addGroup(samuel, { name: 'Dune walkers', description: 'We walk.', joinPolicy: 'onRequest' })
  await page.goto(`/signUp?groupId=${groupId}`)
  await leadToSignIn(page)
  await signIn(page, mouse, cast.tomas)
  await expect(
    page.getByText("You've successfully applied to the group. Please wait for your advisor to review your request", { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You asked to join' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('invitations in every state are read, filtered and added to', async ({ page }) => {
    await enter(page, mouse, cast.samuel, '/groupadmin')
    const manage = await page.getByRole('link', { name: 'Manage Reunion of the class of 2017' }).getAttribute('href')
    await page.goto(`${manage}?part=invitations`)
    await expect(listed(page).getByRole('listitem').first()).toBeVisible()
    await expectSuitsPhone(page)
    await page.getByLabel('Show').selectOption('Expired (3)')
    await expect(listed(page).getByRole('button', { name: /^Send again: the letter to / })).toHaveCount(3)
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByLabel('E-mail addresses').fill('ada@example.org\nben@example')
    await page.getByRole('button', { name: 'Check the addresses' }).click()
    await expect(page.getByRole('heading', { name: '1 address gets a letter' })).toBeVisible()
    await expectSuitsPhone(page)
    await expectAccessible(page)
  })
})
