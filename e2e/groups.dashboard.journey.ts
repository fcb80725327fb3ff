import { readFile } from 'node:fs/promises'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { publishMentorAssignment, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { createMgroup, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'dashboard', people: 40 })

test('an advisor reads a mentoring group in numbers, opens the list behind one, takes it out, goes back and prints; a member reads their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid] = [await callerOf(baseURL!, cast.jonas), await callerOf(baseURL!, cast.ingrid)]
  const told = { name: 'Kite builders', description: 'We build kites.', joinPolicy: 'open', directory: 'everybody' } as const
  const grpID = await addGroup(samuel, told)
  for (const person of [jonas, ingrid]) await actOn(person, grpID, 'applied')
  await samuel.client.call(setGroupRoles, { params: { groupId: grpID }, body: { userIds: [ingrid.id], role: 'mentor' } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID, name: 'Spring' } })
  for (const role of ['mentee', 'mentor'] as const)
    await samuel.client.call(mgroupAddMembers, { body: { grpID, mgrpID, role, filter: {} } })
  const { data } = await samuel.client.call(rebalanceDiadTable, { body: { grpID, mgrpID, baseVersion: 1 } })
  await samuel.client.call(publishMentorAssignment, { body: { grpID, mgrpID, baseVersion: data.version } })

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`${groupPaths.mentoring(samuel.id, grpID)}?open=${mgrpID}`)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard: Spring' })).toBeVisible()
  const numbers = page.getByRole('list', { name: 'People', exact: true })
  await expect(numbers.getByRole('link', { name: '1 mentee with a mentor in the draft' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'How far people are' })).toContainText(/Members of the group\s*2/)
  await expect(page.getByRole('link', { name: 'Mentors with 1 mentee: 1. Mentors with 1 place: 0' })).toBeVisible()
  await expectAccessible(page)

  await numbers.getByRole('link', { name: '1 mentee with a mentor in the draft' }).click()
  await expect(page.getByRole('heading', { name: 'Mentees with a mentor in the draft' })).toBeFocused()
  await expect(page.getByRole('article', { name: /^Jonas/ })).toContainText(/With Ingrid/)
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Spring Mentees with a mentor in the draft \d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFMentee,Level,[^\r]*\r\nJonas [^\r]*Ingrid[^\r]*\r\n$/)

  // The list has an address of its own, and the way back leads to the numbers.
  await page.reload()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Jonas/ })
    .click()
  await expect(page.getByRole('list', { name: /^Pairs of Jonas/ })).toContainText(/Mentor: Ingrid/)
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await expect(numbers).toBeVisible()

  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // Somebody who reads in dark colors prints on white paper all the same.
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const white = 'rgb(255, 255, 255)'
  await expect.poll(ground).not.toBe(white)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(ground).toBe(white)
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 725, height: 965 })
  const bar = page
    .getByRole('list', { name: 'How far people are' })
    .getByRole('link', { name: /^Members of the group/ })
    .locator('[style]')
  expect((await bar.boundingBox())!.width).toBeGreaterThan(80)
  await page.setViewportSize({ width, height })
  await expect(page.getByRole('heading', { name: 'Dashboard: Spring' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kite builders' })).toBeVisible()
  await expect(page.getByText(/^As of \d\d\/\d\d\/\d{4}/)).toBeVisible()
  for (const hidden of [page.getByRole('button'), page.getByRole('navigation')]) await expect(hidden).toHaveCount(0)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(white)
  await page.emulateMedia({ colorScheme: 'light' })

  const mentee = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(mentee, finger, cast.jonas)
  await mentee.goto(groupPaths.ownMentoring(jonas.id, grpID))
  const own = mentee.getByRole('region', { name: 'How you are doing in Spring' })
  await expect(own).toContainText(/Mentee since[\s\S]*Profile \d+ % complete[\s\S]*Mentor: Ingrid/)
  await expectAccessible(mentee)
  await expectSuitsPhone(mentee)
})
