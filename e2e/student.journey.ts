import { leaves, nodeLabels } from '@trellis/contract/genome/genome.ts'
import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { nothingMoves, readRoleModel } from './student.profile.ts'
import { jsonResume, legacyProfile, pdfResume } from './student.resumes.ts'
import { sortRoleModels } from './student.sorting.ts'
import {
  addActivity,
  arrive,
  chooseFile,
  followMail,
  followRoleModel,
  sectionOf,
  signIn,
  signOut,
  student,
  openPeople,
} from './student.steps.ts'

test.use({ story: 'student', people: 150, viewport: { width: 1090, height: 800 } })

test('a student signs up, fills the bio, sees the genome, follows a role model, and comes back by a new password', async ({ page }) => {
  const wren = student('Wren Halloway')
  await test.step('signs up and confirms by the outbox', () => arrive(page, mouse, wren))
  await test.step('is led through the first steps', () => visitFirst(page))
  await test.step('describes herself; nothing typed is lost', () => describeOneself(page))
  await test.step('adds another activity', () => addActivity(page, mouse, 'Swim Team', 'swimm', 'Swimming'))
  await test.step('fills from a JSON Resume and a PDF', () => importResumes(page))
  await test.step('looks at the genome', () => lookAtGenome(page))
  const followed = await test.step('follows a role model', () => followRoleModel(page, mouse))
  await test.step('sorts the role models', () => sortRoleModels(page))
  await test.step('reads all about one of them', () => readRoleModel(page))
  await test.step('sees nothing move when the match comes', () => nothingMoves(page))
  await test.step('searches again, with the same choice and filters', () => searchAgain(page))
  await test.step('searches with a typing error, and reads what is missing', () => searchWithTypo(page, followed))
  await test.step('signs out, resets the password and signs in again', async () => {
    await signOut(page, mouse, wren)
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('E-mail').fill(wren.email)
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await followMail(page, mouse, wren, 'changePassword')
    const changed = { ...wren, password: 'Lighthouse-77?' }
    await page.getByLabel('New password', { exact: true }).fill(changed.password)
    await page.getByLabel('New password, once more').fill(changed.password)
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByText('Your password is changed. Please sign in with the new one.')).toBeVisible()
    await signIn(page, mouse, wren)
    await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
    await signIn(page, mouse, changed)
    await expect(page.getByRole('heading', { level: 1, name: wren.name })).toBeVisible()
    await expect(page.getByText('Robotics Team').first()).toBeVisible()
  })
})

/** The three steps of the first visit. */
async function visitFirst(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  const step = (title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await step('What do you do?')
  await page.getByLabel('First thing').fill('Robotics Team')
  await page.getByRole('group', { name: 'Skills of Robotics Team' }).getByRole('button', { name: 'Robotics', exact: true }).click()
  await next.click()
  await step('Somebody ahead of you')
  await expect(page.getByRole('article')).toContainText('as you do in ‘Robotics Team’')
  await next.click()
  await step('Jobs for you')
  await page.getByRole('button', { name: 'Go to your bio' }).click()
  await expect(sectionOf(page, 'College').getByText('Robotics Team')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on with your first steps' })).toHaveCount(0)
}

/** What is typed is stored by itself, survives a failed request and a reload, and is there afterwards. */
async function describeOneself(page: Page): Promise<void> {
  const self = sectionOf(page, 'Self-description')
  const adjectives = page.getByLabel('Three adjectives that describe you')
  const easy = page.getByLabel('What comes easily to you?')
  await self.getByRole('button', { name: 'Fill in: Self-description' }).click()
  await adjectives.fill('curious, patient, dry')
  await expect(self.getByText('Saved', { exact: true })).toBeVisible()
  const edited = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=location]')
  await expect(edited).toContainText('Self-description')
  await page.mouse.wheel(0, 10_000)
  await expect(sectionOf(page, 'Graduate school')).toBeInViewport()
  await expect(edited, 'what is edited, not what is read').toContainText('Self-description')

  const notSaved = self.getByText(/^Not saved: .* What you typed is kept\./)
  await page.route('**/api/profile/partialUpdate/', (route) => route.abort())
  await easy.fill('Explaining things.')
  await expect(notSaved).toBeVisible()
  await page.unroute('**/api/profile/partialUpdate/')
  await self.getByRole('button', { name: 'Try again' }).click()
  await expect(self.getByText('Saved', { exact: true })).toBeVisible()

  await page.route('**/api/profile/partialUpdate/', (route) => route.abort())
  await easy.fill('Explaining things to my brother.')
  await expect(notSaved).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(easy).toHaveValue('Explaining things to my brother.')
  await page.unroute('**/api/profile/partialUpdate/')
  await self.getByRole('button', { name: 'Done: Self-description' }).click()
  await expect(self.getByText('curious, patient, dry')).toBeVisible()
  await page.reload()
  await expect(self.getByText('curious, patient, dry')).toBeVisible()
  await expect(self.getByText('Explaining things to my brother.')).toBeVisible()
}

/** Each proposal is accepted or left out by itself; only what was accepted is in the bio afterwards. */
async function importResumes(page: Page): Promise<void> {
  const panel = sectionOf(page, 'Fill from a resume')
  const accept = async (words: RegExp) => {
    const button = panel.getByRole('button', { name: words })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  const choose = async (file: typeof jsonResume) => {
    await page.getByRole('button', { name: 'Fill from a resume' }).click()
    await chooseFile(page, mouse, panel.getByRole('button', { name: 'Choose a resume' }), file)
  }
  const leaveOutTheRest = async () => {
    const leaveOut = panel.getByRole('button', { name: /^Leave out: / })
    for (let left = await leaveOut.count(); left > 0; left--) {
      await leaveOut.first().click()
      await expect(leaveOut).toHaveCount(left - 1)
    }
    await expect(panel.getByRole('button', { name: 'Choose a resume' })).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
  }
  await choose(jsonResume)
  await accept(/^Accept: .*Tank Technician/)
  await accept(/^Accept: .*Saltmarsh College/)
  await leaveOutTheRest()
  await choose(legacyProfile)
  await expect(panel.getByRole('region', { name: 'What is not taken over' }).getByRole('listitem')).toContainText([
    /Happy place: ‘the lake’.*A bio has no place for this\./,
    /Level: ‘Graduate School’.*Your bio says ‘College’ there\./,
  ])
  await panel.getByRole('button', { name: 'Close' }).click()
  await choose(await pdfResume())
  await accept(/^Accept: .*Barista/)
  await leaveOutTheRest()
  await page.reload()
  await expect(sectionOf(page, 'Professional experience').getByText('Tank Technician')).toBeVisible()
  await expect(sectionOf(page, 'Professional experience').getByText('Barista')).toBeVisible()
  await expect(sectionOf(page, 'College').getByText('Saltmarsh College')).toBeVisible()
}

/** The picture, the table of all 31 nodes, and how it changed over time. */
async function lookAtGenome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look at your genome' }).click()
  const genome = sectionOf(page, 'Your genome')
  await expect(genome.getByRole('tree', { name: 'Your genome' })).toBeVisible()
  await genome.getByRole('treeitem', { name: /^Endurance/ }).click()
  await expect(genome.getByRole('region', { name: 'Behind Endurance' }).getByText('Swim Team')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(genome.getByRole('region', { name: 'Behind Endurance' })).toHaveCount(0)
  await expect(genome.locator('[aria-selected=true]')).toHaveCount(0)
  const standout = genome.getByRole('region', { name: 'Where you stand out' }).getByRole('button').first()
  await standout.click()
  await expect(genome.getByRole('region', { name: /^Behind / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(standout).toHaveAttribute('aria-pressed', 'false')
  await expect(genome, 'what had the focus is gone').toBeFocused()
  await genome.getByText('Table', { exact: true }).click()
  await expect(genome.getByRole('rowheader', { name: 'Athletic' })).toBeVisible()
  for (const node of leaves) await expect(genome, 'a row, or named as absent').toContainText(nodeLabels[node], { ignoreCase: true })
  await genome.getByText('Over time', { exact: true }).click()
  await genome.getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(genome.getByText('Today')).toBeVisible()
  await genome.getByRole('button', { name: 'Earlier snapshot' }).click()
  await genome.getByRole('button', { name: 'Play' }).click()
  await expect(genome.getByText('Today')).toBeVisible()
}

/** Another phrase changes neither among whom one searches nor by what the list is narrowed; nonsense narrows nothing. */
async function searchAgain(page: Page): Promise<void> {
  const search = async (label: string, phrase: string) => {
    await page.getByLabel(label).fill(phrase)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(new RegExp(`/search/.*${phrase}`))
  }
  await openPeople(page, 'Like me')
  for (const phrase of ['college', 'sport']) {
    await search('Search among them', phrase)
    await expect(page.getByRole('heading', { level: 1, name: `Search: ${phrase}` })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Students like me' })).toBeChecked()
  }
  await openPeople(page, 'Everybody')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByText('College', { exact: true }).click()
  for (const phrase of ['college', 'sport']) {
    await search('Name, school, work or skill', phrase)
    await expect(
      page
        .locator('mark')
        .filter({ hasText: new RegExp(phrase, 'i') })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
  }
  await searchAmongOthers(page)
  await page.goto(`${new URL(page.url()).pathname}?level=nonsense&city=7`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search: sport' }), 'what makes no sense is left out').toBeVisible()
}

/** The address says among whom: 'Normal' is what students were called, and employers are nobody to find here. */
async function searchAmongOthers(page: Page): Promise<void> {
  const address = (type: string) => page.url().replace(/\/search\/[^/]+\/.*/, `/search/${type}/sport`)
  for (const type of ['Normal', 'profile']) {
    await page.goto(address(type))
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await page.goto(address('recruiter'))
  await expect(page.getByRole('heading', { name: 'Only students and professionals can be searched here' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('link', { name: 'Search among them' }).click()
  await expect(page).toHaveURL(/\/search\/profile\/sport$/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function searchWithTypo(page: Page, name: string): Promise<void> {
  await openPeople(page, 'Everybody')
  const last = name.split(/[ -]/).at(-1)!
  const misspelled = `${last.slice(0, 3)}${last[3]}${last.slice(3)}`
  await page.getByLabel('Name, school, work or skill').fill(misspelled)
  await page.getByRole('button', { name: 'Search' }).click()
  const found = page.getByRole('article', { name, exact: true })
  await found.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'What is missing' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^They show .*, so far not among your skills$/ })).toBeVisible()
  await page.goBack()
  await expect(found).toBeVisible()
}
