import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { getDiadTable, publishMentorAssignment, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { askForAnother } from '@trellis/contract/mentoring/living.calls.ts'
import { createMgroup, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, keepBack, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'pairs', people: 40 })

test('an advisor finds the best pairs, sees what would change, and publishes; both read whom they have, and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid] = [await callerOf(baseURL!, cast.jonas), await callerOf(baseURL!, cast.ingrid)]
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

  // What is pressed before the table is there waits for it.
  const letGo = await keepBack(page, '**/getDiadTable')
  await page.reload()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('One moment …')).toBeVisible()
  letGo()
  await expect(page.getByText('This draft has no pair to publish.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

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
  await page.keyboard.press('Space')
  await expect(row).not.toContainText('Locked')
  await page.keyboard.press('Space')
  await expect(row).toContainText('Draft · Locked · Always')
  // On a button a space presses that one.
  await row.getByRole('button', { name: /^Why/ }).focus()
  await page.keyboard.press('Space')
  await expect(row.getByRole('button', { name: /^Why/ })).toHaveAttribute('aria-expanded', 'false')
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

  await page.setViewportSize(phone.viewport)
  await expect.poll(async () => (await row.boundingBox())!.y, 'little stands above the first mentee').toBeLessThan(350)
  await page.getByRole('link', { name: 'All mentoring groups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kite builders' })).toBeInViewport()

  const mentee = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(mentee, finger, cast.jonas)
  await mentee.goto(groupPaths.ownMentoring(jonas.id, grpID))
  await expect(mentee.getByRole('region', { name: 'Your mentor' })).toContainText(/Ingrid[\s\S]*Spring, since/)
  await expectAccessible(mentee)
  await expectSuitsPhone(mentee)
})

test('a mentee is dragged to another mentor at a price that is told before they are let go, or moved by keys; it can be taken back', async ({
  page,
  baseURL,
}) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid, nadia] = [
    await callerOf(baseURL!, cast.jonas),
    await callerOf(baseURL!, cast.ingrid),
    await callerOf(baseURL!, cast.nadia),
  ]
  const grpID = await addGroup(samuel, { name: 'Kite fliers', description: 'We fly kites.', joinPolicy: 'open', directory: 'everybody' })
  for (const person of [jonas, ingrid, nadia]) await actOn(person, grpID, 'applied')
  const userIds = [ingrid.id, nadia.id]
  await samuel.client.call(setGroupRoles, { params: { groupId: grpID }, body: { userIds, role: 'mentor' } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID, name: 'Autumn' } })
  for (const role of ['mentee', 'mentor'] as const)
    await samuel.client.call(mgroupAddMembers, { body: { grpID, mgrpID, role, filter: {} } })
  const within = { grpID, mgrpID }
  await samuel.client.call(rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await samuel.client.call(publishMentorAssignment, { body: { ...within, baseVersion: 2 } })
  const { data: table } = await samuel.client.call(getDiadTable, { body: within })
  const [has, other] = table.rows[0]!.mentorId === ingrid.id ? [ingrid, nadia] : [nadia, ingrid]
  const nameOf = ({ id }: { readonly id: string }) => table.mentors.find((mentor) => mentor.id === id)!.name
  const named = { mgrpID, otherId: has.id, as: 'mentor' } as const
  const body = { ...named, asks: true, reason: '' }
  await jonas.client.call(askForAnother, { params: { groupId: grpID, userId: jonas.id }, body })

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${groupPaths.mentoring(samuel.id, grpID)}?open=${mgrpID}&list=pairs`)
  const row = page.getByRole('article', { name: /^Jonas/ })
  await expect(row).toContainText('The mentee asks for another mentor.')
  const grip = row.getByTitle('Drag to another mentor')
  const targets = page.getByRole('region', { name: /^Who for Jonas/ })
  const target = targets.getByRole('listitem').filter({ hasText: nameOf(other) })
  const hold = async () => {
    await grip.hover()
    await expect(row).toHaveAttribute('draggable', 'true')
    await page.mouse.down()
    const { x, y } = (await grip.boundingBox())!
    await page.mouse.move(x + 40, y + 30, { steps: 5 })
    await expect(target).toContainText(/point.* for the pair · costs (nothing|.* in all)/)
    const box = (await target.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  }
  await hold()
  await expect(target).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
  await expect(row).toContainText(`Next time with ${nameOf(other)}`)
  await expect(targets).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row).not.toContainText('Next time with')

  // Let go beside all of them, nothing is asked.
  await hold()
  await page.mouse.move(5, 500, { steps: 3 })
  await page.mouse.up()
  await expect(targets).toBeHidden()
  await expect(row).not.toContainText('Next time with')

  await row.getByRole('link').first().focus()
  await page.keyboard.press('m')
  const chooser = row.getByRole('region', { name: /^Another mentor for Jonas/ })
  await expect(chooser.getByRole('textbox', { name: 'Find a mentor' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chooser).toBeHidden()
  await expect(row.getByRole('button', { name: /^Another mentor/ })).toBeFocused()
  await page.keyboard.press('m')
  await chooser.getByRole('textbox', { name: 'Find a mentor' }).fill(nameOf(other).slice(0, 4).toLowerCase())
  await expect(chooser.getByRole('listitem')).toContainText(/for the pair ·/)
  await expectAccessible(page)
  const always = chooser.getByRole('button', { name: /^Always/ })
  await always.press('Enter')
  await expect(row).toContainText(`Next time with ${nameOf(other)}`)
  await expect(always).toBeFocused()
  await expect(always).toHaveAttribute('aria-pressed', 'true')
  await always.press('Enter')
  await expect(row).not.toContainText('Next time with')
  await chooser.getByRole('button', { name: /^Never/ }).press('Enter')
  await expect(row).toContainText(`Never with ${nameOf(other)}`)
  await expect(chooser.getByRole('button', { name: /^Never/ })).toHaveAttribute('aria-pressed', 'true')

  await row.getByRole('link', { name: /^Who else could it be/ }).click()
  await expect(page.getByRole('article', { name: /^Jonas/ }).getByRole('button', { name: /^Who else could it be/ })).toBeVisible()
})
