import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { createMgroup, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'pairs', people: 40 })

test('an advisor finds the best pairs, sees what would change, and publishes; both read whom they have, and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(browser, baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid] = [await callerOf(browser, baseURL!, cast.jonas), await callerOf(browser, baseURL!, cast.ingrid)]
  const grpID = await addGroup(samuel, {
    name: 'Kite builders',
    description: 'We build kites.',
    joinPolicy: 'open',
    directory: 'everybody',
  })
  for (const person of [jonas, ingrid]) await actOn(person, grpID, 'applied')
  await samuel.client.call(setGroupRoles, { params: { groupId: grpID }, body: { userIds: [ingrid.id], role: 'mentor' } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID, name: 'Spring' } })
  for (const role of ['mentee', 'mentor'] as const)
    await samuel.client.call(mgroupAddMembers, { body: { grpID, mgrpID, role, filter: {} } })

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`${groupPaths.mentoring(samuel.id, grpID)}?open=${mgrpID}`)
  await page.getByRole('link', { name: 'Who mentors whom' }).click()
  const row = page.getByRole('article', { name: /^Jonas/ })
  await expect(row).toContainText('Not assigned yet')
  await page.getByRole('button', { name: 'Find the best pairs' }).click()
  const change = page.getByRole('region', { name: 'What would change' })
  await expect(change).toContainText('1 new pair')
  await expect(change.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Keep this draft' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Find the best pairs' })).toBeFocused()
  await expect(row).toContainText(/With Ingrid .* · Draft/)
  await row.getByRole('button', { name: /^Why/ }).click()
  await expect(row.getByRole('listitem').first()).toContainText(/point|They|One of/)
  await row.getByRole('button', { name: /^Always/ }).press('Enter')
  await expect(row.getByRole('button', { name: /^Always/ })).toBeFocused()
  await expect(row).toContainText('Draft · Always')
  await row.getByRole('link').first().focus()
  await page.keyboard.press('l')
  await expect(row).toContainText('Draft · Locked · Always')

  await page.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('region', { name: 'Publish this draft' })
  await expect(publish).toContainText('2 people would be told')
  await publish.getByRole('button', { name: 'Publish to members' }).click()
  await expect(row).toContainText('Published · Locked · Always')
  await expectAccessible(page)

  await page.getByRole('link', { name: '0 without a mentor' }).click()
  await expect(page.getByRole('heading', { name: 'Every mentee has a mentor' })).toBeVisible()
  await page.getByRole('link', { name: 'All 1' }).click()
  await expect(row).toBeVisible()

  const mentee = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(mentee, finger, cast.jonas)
  await mentee.goto(groupPaths.ownMentoring(jonas.id, grpID))
  await expect(mentee.getByRole('region', { name: 'Your mentor' })).toContainText(/Ingrid[\s\S]*Spring, since/)
  await expectAccessible(mentee)
  await expectSuitsPhone(mentee)
})
