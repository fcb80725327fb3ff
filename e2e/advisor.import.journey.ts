import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { importPaths } from '@trellis/contract/memberImports/importScreens.ts'
import { readTable } from '../web/src/groups/advisor/members/import/readTable.ts'
import { mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, expectFitsWidth, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

// A table of members goes in, and comes out again.
test.use({ story: 'import', people: 40, viewport: { width: 1440, height: 900 } })

const SCHOOL = 'Larkmere High School'
const GOOD = 24
const faulty = [
  'Nobody;;;;',
  'Ben Oak;ben.oak at school;;;',
  'Cleo Ash;person.3@import.example;;;',
  'Dan Elm;dan.elm@import.example;Headmaster;;',
  'Eve Fir;eve.fir@import.example;;Class of 1931;',
  'Flo Yew;flo.yew@import.example;;;Kindergarten',
]
const people = Array.from(
  { length: GOOD },
  (_, at) => `Zoë ${at};person.${at}@import.example;${at === 0 ? 'Mentor' : ''};Class of 2030;High School`,
)
/** As Excel writes it in much of Europe: Windows-1252, semicolons. */
const table = Buffer.from(['Full name;E-mail address;Role;Cohort;Level;Locker', ...people, ...faulty].join('\r\n'), 'latin1')

async function openSchool(page: Page): Promise<{ userId: string; groupId: string }> {
  const userId = await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`/groupadmin/mygroups/${userId}/list`)
  await page.getByRole('link', { name: SCHOOL, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: SCHOOL })).toBeVisible()
  return { userId, groupId: /groupadmin\/[^/]+\/([^/]+)/.exec(page.url())![1]! }
}

const lineWith = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem').filter({ hasText: words })
const field = (page: Page, name: string, line: number) => page.getByLabel(`${name} in line ${line}`, { exact: true })

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const begun = page.waitForEvent('download')
  await press()
  const file = await begun
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a table with faulty lines is mended, carried out, survives a reload, and is read back', async ({ page }) => {
  const { userId, groupId } = await openSchool(page)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Import members' })).toBeVisible()
  await expectAccessible(page)

  await test.step('each line is told its fate, the faulty ones first', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: table })
    await expect(page.getByRole('heading', { name: 'members.csv: Ready' })).toBeVisible()
    await expect(page.getByText(`${GOOD} will be invited. 6 lines have to be mended, or are left out.`)).toBeVisible()
    await expect(page.getByText('Not read: “Locker”. Name, e-mail, role, cohort and level are.')).toBeVisible()
    const lines = page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem')
    await expect(lines.nth(0)).toContainText('There is no e-mail address')
    await expect(lines.nth(5)).toContainText('This level is not known')
    await expect(field(page, 'E-mail', 27)).toHaveAccessibleDescription('This is no e-mail address')
    await expect(lines.nth(6)).toContainText('Will be invited')
    await expect(lineWith(page, 'The same address as in line 5')).toBeVisible()
    await expectAccessible(page)
    await expectFitsWidth(page)
  })

  await test.step('they are mended where they stand', async () => {
    await field(page, 'E-mail', 27).fill('ben.oak@import.example')
    await field(page, 'E-mail', 27).press('Enter')
    await expect(page.getByText(`${GOOD + 1} will be invited. 5 lines`)).toBeVisible()
    await field(page, 'E-mail', 28).fill('cleo.ash@import.example')
    await field(page, 'Name', 28).focus()
    await expect(page.getByText(`${GOOD + 2} will be invited. 4 lines`)).toBeVisible()
    await field(page, 'Role', 29).selectOption('Member and mentor')
    await field(page, 'Cohort', 30).selectOption('Class of 2030')
    await field(page, 'Level', 31).selectOption('High School')
    await expect(page.getByText(`${GOOD + 5} will be invited. 1 line has to be mended, or is left out.`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`${GOOD + 5} will be invited. 1 line`)).toBeVisible()
  })

  await test.step('what is left is done, and told', async () => {
    await page.getByRole('button', { name: `Import ${GOOD + 5} lines` }).click()
    await expect(page.getByRole('heading', { name: 'members.csv: Done' })).toBeFocused()
    await expect(page.getByText(`${GOOD + 5} are invited. 1 line was left out.`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`${GOOD + 5} are invited. 1 line was left out.`)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the members come out as a table that can be read back', async () => {
    await page.getByRole('link', { name: 'See the members' }).click()
    await page.getByRole('button', { name: 'Order by: Name' }).click()
    await expect(page).toHaveURL(/sort=name/)
    const shown = Number(
      (await page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name: 'Members' }).innerText()).replaceAll(
        /\D/g,
        '',
      ),
    )
    await page.getByRole('button', { name: 'Export and columns' }).click()
    const exportAll = page.getByRole('button', { name: 'Export', exact: true })
    const all = await downloaded(page, () => exportAll.click())
    await expect(exportAll).toBeFocused()
    await page.keyboard.press('Escape')
    expect(all.name).toMatch(/^Larkmere High School Members \d{4}-\d\d-\d\d\.csv$/)
    expect([...all.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const read = readTable(all.bytes)
    expect('lines' in read && read.lines.length).toBe(shown)
    const boxes = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
    await boxes.nth(0).click()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    const some = await downloaded(page, () => page.getByRole('button', { name: 'Export 3' }).click())
    const three = readTable(some.bytes)
    expect('lines' in three && three.lines.map(({ name }) => name)).toEqual(
      'lines' in read && read.lines.slice(0, 3).map(({ name }) => name),
    )
    await page.getByRole('button', { name: 'Select nobody' }).click()
  })

  await test.step('members are narrowed to a cohort and a role, and columns are remembered', async () => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Cohort', { exact: true }).selectOption('Class of 2030')
    await expect(page).toHaveURL(/cohort=/)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Class of 2030')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Export and columns' }).click()
    await page.getByRole('checkbox', { name: 'Marks' }).uncheck()
    await page.keyboard.press('Escape')
    await page.goto(groupPaths.members(userId, groupId, 'accepted'))
    const members = page.getByRole('region', { name: 'Members' })
    await expect(members.getByText('Last active', { exact: true })).toBeVisible()
    await expect(members.getByText('Marks', { exact: true })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the import has room', async ({ page }) => {
    const { userId, groupId } = await openSchool(page)
    await page.goto(importPaths.importMembers(userId, groupId))
    await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: table })
    await expect(page.getByRole('heading', { name: 'members.csv: Ready' })).toBeVisible()
    await expectSuitsPhone(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  })
})
