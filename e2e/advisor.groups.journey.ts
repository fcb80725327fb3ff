import { deleteGroup } from '@trellis/contract/groups/groups.calls.ts'
import { addGroup, callerOf, ofGroup } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter, signUpAt } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast, chooseSkill, student } from './student.steps.ts'

test.use({ story: 'advisorGroups', people: 40, viewport: { width: 1280, height: 800 } })

const nora = student('Nora Vale')
const NAME = 'Harbor Robotics'

test('an advisor makes a group, gives it cohorts, copies it, and deletes it by its name', async ({ page, browser, installation }) => {
  const id = await signUpAt(page, mouse, nora, '/groupadmin')
  let others = ''
  await test.step('is approved, and arrives at an empty list', async () => {
    const admin = await browser.newPage({ baseURL: installation.product.origin })
    await enter(admin, mouse, cast.alex)
    await admin.goto('/adminPage')
    await admin.getByRole('button', { name: `Approve ${nora.name}` }).click()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(admin.getByText(`${nora.name} is approved.`)).toBeVisible()
    await admin.close()
    const samuel = await browser.newPage({ baseURL: installation.product.origin })
    await enter(samuel, mouse, cast.samuel, '/groupadmin')
    others = (await samuel.getByRole('link', { name: 'Manage Larkmere High School' }).getAttribute('href'))!
    await samuel.close()
    await page.reload()
    await expect(page).toHaveURL(`/groupadmin/mygroups/${id}/list`)
    await expect(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is led from a group of somebody else to the sign-in page, and back', async () => {
    await page.goto(others.replace(/[^/]+(?=\/[^/]+\/manage)/, id))
    await expect(page).toHaveURL(/\/groupadmin\/login\?/)
    await expect(page.getByText(/^That group belongs to somebody else/)).toBeVisible()
    await page.goto(`/groupadmin/mygroups/${id}/list`)
  })

  await test.step('is told at each field what is wrong with it', async () => {
    await page.getByRole('link', { name: 'Create a group' }).click()
    await page.getByRole('button', { name: 'Open the group' }).click()
    await expect(page.getByText('Give the group a name')).toBeVisible()
    await expect(page.getByText('Describe the group before you open it')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.getByLabel('Minimum age').fill('seven')
    await page.getByLabel('Web link').fill('ftp://school.example')
    await page.getByLabel('City').focus()
    await expect(page.getByText('Enter a whole number of years')).toBeVisible()
    await expect(page.getByText('Use a full link that starts with https:// or http://')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('tells what it is about, and sees its genome while typing', async () => {
    await page.getByLabel('Name', { exact: true }).fill(NAME)
    await page.getByRole('textbox', { name: 'Description' }).fill('We build robots that swim.')
    // Nobody has this name: what nobody answers at keeps nobody from saving.
    await page.getByLabel('Web link').fill('harbor-robotics.example')
    await page.getByLabel('Minimum age').fill('16')
    await expect(page.getByLabel('Web link')).toHaveValue('https://harbor-robotics.example')
    await expect(page.getByText('You can save the link all the same.')).toBeVisible()
    await expect(page.getByText('Use a full link that starts with https:// or http://')).toHaveCount(0)
    await chooseSkill(mouse, page.getByLabel('Add a skill'), 'robot', 'Robotics')
    await expect(page.getByRole('button', { name: 'Remove Robotics' })).toBeVisible()
    // What is half typed becomes a row once the press is over: until then nothing moves.
    const rows = page.getByRole('list', { name: 'Chosen skills' }).getByRole('listitem')
    await page.getByLabel('Add a skill').fill('unicycling')
    await page.getByLabel('City').hover()
    await page.mouse.down()
    await expect(page.getByLabel('City')).toBeFocused()
    await expect(rows).toHaveCount(1)
    await page.mouse.up()
    await expect(rows).toHaveCount(2)
    await rows.last().getByRole('button').click()
    await expect(page.getByRole('region', { name: 'Genome of the group' }).getByRole('tree')).toBeVisible()
  })

  await test.step('is warned where anybody gets in and sees everybody', async () => {
    const warning = page.getByText(/Anybody who asks gets in at once/)
    await page.getByLabel('Who gets in').selectOption('open')
    await expect(warning).toHaveCount(0)
    await page.getByLabel('Whom members see').selectOption('everybody')
    await expect(warning).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Whom members see').selectOption('')
    await expect(warning).toHaveCount(0)
  })

  await test.step('keeps what was typed, goes on with it, and saves a draft', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
    await expect(page.getByText(`‘${NAME}’, which you began, is not saved yet.`)).toBeVisible()
    await page.getByRole('link', { name: 'Go on with it' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME)
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByText('Draft. Everything is saved.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Web link')).toHaveValue('https://harbor-robotics.example')
    await expect(page.getByLabel('Minimum age')).toHaveValue('16')
  })

  await test.step('opens it', async () => {
    await page.getByRole('button', { name: 'Open the group' }).click()
    await expect(page.getByText(`${NAME} is open.`)).toBeVisible()
    await expect(page.getByText('Open. Everything is saved.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is told where it was changed meanwhile, and may go on from that', async () => {
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect(tab.getByLabel('City')).toHaveValue('')
    await page.bringToFront()
    await page.getByLabel('City').fill('Portland')
    await tab.bringToFront()
    await tab.getByLabel('City').fill('Baltimore')
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(tab.getByText('Group saved')).toBeVisible()
    await tab.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Somebody has changed this group while you did/)).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Portland')
    await page.getByRole('button', { name: 'Drop it and show what is saved' }).click()
    await expect(page.getByLabel('City')).toHaveValue('Baltimore')
  })

  await test.step('shows its picture once it is uploaded', async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await (await choosing).setFiles({ name: 'robot.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(page.getByRole('img', { name: 'What the group shows' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the picture' })).toBeVisible()
  })

  await test.step('makes a cohort, whose end is not before its start', async () => {
    const sections = page.getByRole('navigation', { name: 'In this group' })
    await sections.getByRole('link', { name: 'Cohorts' }).click()
    await expect(page.getByRole('heading', { name: 'No cohorts yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add a cohort' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.getByLabel('Name', { exact: true }).fill('Class of 2030')
    await page.getByLabel('Starts').fill('2026-09-01')
    await page.getByLabel('Ends').fill('2026-06-30')
    await page.getByRole('button', { name: 'Add the cohort' }).click()
    await expect(page.getByText('This is before the start')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Ends').fill('2027-06-30')
    await page.getByRole('button', { name: 'Add the cohort' }).click()
    await expect(page.getByText('Class of 2030 is added.')).toBeVisible()
    const cohort = page.getByRole('article', { name: 'Class of 2030' })
    await expect(cohort).toContainText('Nobody is in it yet · September 1, 2026 to June 30, 2027')
    await expect(page.getByRole('button', { name: 'Add a cohort' })).toBeFocused()
  })

  await test.step('renames it, archives it, and brings it back', async () => {
    await page.getByRole('button', { name: 'Edit Class of 2030' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Class of 2031')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Class of 2031 is saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Archive Class of 2031' }).click()
    const archived = page.getByRole('region', { name: 'Archived' })
    await expect(page.getByRole('button', { name: /^(Bring back|Archive) / }).and(page.locator(':focus'))).toHaveCount(1)
    await expect(archived.getByRole('article', { name: 'Class of 2031' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await archived.getByRole('button', { name: 'Bring back Class of 2031' }).click()
    await expect(page.getByText('Class of 2031 is back among the cohorts.')).toBeVisible()
    await expect(archived).toHaveCount(0)
  })

  await test.step('deletes a cohort once asked', async () => {
    await page.getByRole('button', { name: 'Add a cohort' }).click()
    await page.getByLabel('Name', { exact: true }).fill('By mistake')
    await page.getByRole('button', { name: 'Add the cohort' }).click()
    await page.getByRole('button', { name: 'Delete By mistake…' }).click()
    await page.getByRole('dialog', { name: 'Delete By mistake?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('By mistake is deleted.')).toBeVisible()
    await expect(page.getByRole('article', { name: 'By mistake' })).toHaveCount(0)
  })

  const row = page.getByRole('article', { name: NAME, exact: true })
  await test.step('finds it in the list and by the palette, closes it and takes that back', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
    await expect(row.getByRole('list', { name: `People of ${NAME}` }).getByRole('link', { name: /members/ })).toHaveAttribute(
      'href',
      /\/members\/accepted$/,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: `More about ${NAME}` }).click()
    await page.getByRole('button', { name: `Close ${NAME}` }).click()
    await expect(page.getByText(`${NAME} is closed.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row.getByText('Open', { exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('create a')
    await expect(page.getByRole('option', { name: /Create a group/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('begins another one as its copy', async () => {
    await page.getByRole('button', { name: `More about ${NAME}` }).click()
    await page.getByRole('button', { name: `Clone ${NAME}` }).click()
    await expect(page.getByText(`It begins as a copy of ${NAME}.`)).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Harbor Robotics, juniors')
    await page.getByLabel(NAME, { exact: true }).check()
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Robotics, juniors' })).toBeVisible()
    await expect(page.getByText('Members of the groups chosen here, while it is open.')).toBeVisible()
  })

  await test.step('deletes it by its name', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
    await page.getByRole('button', { name: `More about ${NAME}`, exact: true }).click()
    await page.getByRole('button', { name: `Delete… ${NAME}`, exact: true }).click()
    const question = page.getByRole('dialog', { name: `Delete ${NAME}?` })
    await expect(question).toContainText('Nobody is in it any more, and its cohort goes with it.')
    await question.getByRole('button', { name: 'Delete the group' }).click()
    await expect(question.getByText('Write the name of the group as it stands above')).toBeVisible()
    await expectAccessible(page)
    await question.getByLabel('To delete it, write its name').fill(NAME)
    await question.getByRole('button', { name: 'Delete the group' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText(`${NAME} is deleted.`)).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article', { name: 'Harbor Robotics, juniors' })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

test('an advisor is led to a group that was deleted while a group for its members was being typed', async ({ page, baseURL }) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const gone = { name: 'Short lived circle' }
  const goneId = await addGroup(samuel, gone)
  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.getByRole('link', { name: 'Create a group' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Circle of circles')
  await page.getByRole('checkbox', { name: gone.name }).check()
  await samuel.client.call(deleteGroup, { params: { id: goneId }, query: { type: ofGroup, ...gone } })
  await page.reload()
  await expect(page.getByText('What you typed before is here again.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('This group is not here')).toBeInViewport()
  const groups = page.getByRole('group', { name: 'Show it only to members of' })
  await expect(groups).toBeFocused()
  await groups.getByRole('checkbox', { name: 'A group of somebody else' }).click()
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ ...phone })

  test('an advisor finds every screen of a group within its width, and large enough for a finger', async ({ page }) => {
    const id = await enter(page, finger, cast.samuel, '/groupadmin')
    const row = page.getByRole('article', { name: 'Larkmere High School', exact: true })
    await expect(row).toBeVisible()
    await expectSuitsPhone(page)
    await finger.press(row.getByRole('link', { name: 'Manage Larkmere High School' }))
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Larkmere High School')
    await expectSuitsPhone(page)
    await finger.press(page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Cohorts' }))
    const cohort = page.getByRole('list', { name: 'Cohorts' }).getByRole('article').first()
    await finger.press(cohort.getByRole('button', { name: /^People of / }))
    const people = cohort.getByRole('list', { name: /^People in / })
    await expect(people.getByRole('button', { name: /^Take .* out of / }).first()).toBeVisible()
    await expectSuitsPhone(page)
    const before = await people.getByRole('listitem').count()
    await finger.press(people.getByRole('button', { name: /^Take .* out of / }).first())
    await expect(page.getByText(/ is no longer in /)).toBeVisible()
    await expect(people.getByRole('listitem')).toHaveCount(before - 1)
    await page.goto(`/groupadmin/${id}/creategroup`)
    await expect(page.getByRole('button', { name: 'Save as a draft' })).toBeVisible()
    await expectSuitsPhone(page)
  })
})
