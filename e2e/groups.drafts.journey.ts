import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { createMgroup, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'drafts', people: 40 })

test('an advisor undoes changes, keeps drafts by name, compares two, and makes the draft again what was published', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(browser, baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid] = [await callerOf(browser, baseURL!, cast.jonas), await callerOf(browser, baseURL!, cast.ingrid)]
  const description = 'We build kites.'
  const grpID = await addGroup(samuel, { name: 'Kite builders', description, joinPolicy: 'open', directory: 'everybody' })
  for (const person of [jonas, ingrid]) await actOn(person, grpID, 'applied')
  await samuel.client.call(setGroupRoles, { params: { groupId: grpID }, body: { userIds: [ingrid.id], role: 'mentor' } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID, name: 'Spring' } })
  for (const role of ['mentee', 'mentor'] as const)
    await samuel.client.call(mgroupAddMembers, { body: { grpID, mgrpID, role, filter: {} } })

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`${groupPaths.mentoring(samuel.id, grpID)}?open=${mgrpID}&list=pairs`)
  const row = page.getByRole('article', { name: /^Jonas/ })
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveAccessibleName('Undo: there is nothing')
  const rebalance = async () => {
    await page.getByRole('button', { name: 'Find the best pairs' }).click()
    await page.getByRole('button', { name: /^(Keep this draft|Update points and reasons)$/ }).click()
  }
  await rebalance()
  await expect(row).toContainText(/With Ingrid .* · Draft/)
  await expect(undo).toHaveAccessibleName('Undo: the pairs of 1 mentee')
  await row.getByRole('button', { name: /^Lock/ }).click()
  await expect(row).toContainText('Draft · Locked')
  await page.keyboard.press('z')
  await expect(row).not.toContainText('Locked')
  await page.getByRole('button', { name: 'Redo: the locks of 1 mentee' }).click()
  await expect(row).toContainText('Draft · Locked')
  // As fast as they are pressed, each takes one change back.
  for (const key of ['z', 'z']) await page.keyboard.press(key)
  await expect(undo).toHaveAccessibleName('Undo: there is nothing')
  await expect(row).toContainText('No mentor')
  for (const key of ['Shift+Z', 'Shift+Z']) await page.keyboard.press(key)
  await expect(row).toContainText('Draft · Locked')

  await row.getByRole('button', { name: /^Why/ }).click()
  await expect(row.getByRole('region', { name: 'Whom they could have' })).toContainText(/Ingrid.*costs nothing/)
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Why/ }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Find a mentee or a mentor')).toBeFocused()
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nobody is called so' })).toBeVisible()
  await expect(page).toHaveURL(/q=zzz/)
  await page.getByLabel('Find a mentee or a mentor').fill('ingrid')
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await page.getByLabel('Order').selectOption('Fewest points first')
  await expect(page).toHaveURL(/sort=score/)
  await expect(row).toBeVisible()
  await page.getByLabel('Find a mentee or a mentor').fill('')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).not.toHaveURL(/q=/)

  await page.getByRole('button', { name: 'Find the best pairs' }).click()
  await page.getByText('What if …').click()
  const whatIf = page.getByRole('form', { name: 'What if' })
  await whatIf.getByLabel('Least match worth assigning').fill('much')
  await whatIf.getByRole('button', { name: 'Try it' }).click()
  await expect(whatIf).toContainText('Enter a whole number')
  await whatIf.getByLabel('Least match worth assigning').fill('0')
  await whatIf.getByLabel('A mentor with other places').selectOption({ index: 1 })
  await whatIf.getByLabel('How many places they would have').fill('5')
  await whatIf.getByRole('button', { name: 'Try it' }).click()
  const whatWould = page.getByRole('region', { name: 'What would change' })
  await expect(whatWould).toContainText('Nothing changes')
  await expect(whatWould).toContainText('Keep these options as well')
  await expect(whatWould.getByRole('heading', { name: 'What would change' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Drafts and history' }).click()
  const panel = page.getByRole('region', { name: 'Drafts and history' })
  await panel.getByLabel('Keep the draft of now as').fill('With Ingrid')
  await panel.getByRole('button', { name: 'Keep it' }).click()
  const kept = panel.getByRole('list', { name: 'Kept drafts' }).getByRole('listitem')
  await expect(kept).toContainText(/With Ingrid\s*1 pair · \d+ points? · 0 without a mentor · Samuel/)
  await expect(panel).toContainText('Nothing is published yet.')
  await row.getByRole('button', { name: /^Lock/ }).click()
  await expect(row).not.toContainText('Locked')
  await row.getByRole('button', { name: /^Never/ }).click()
  await expect(row).toContainText('· Never')
  await rebalance()
  await expect(row).toContainText('No mentor')
  await kept.getByRole('button', { name: 'Compare With Ingrid' }).click()
  const compared = panel.getByRole('region', { name: 'Two drafts compared' })
  await expect(compared).toContainText('Without a mentor now: Jonas')
  await expect(compared.getByRole('figure')).toContainText('Mentors by how many mentees they have')
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'Load With Ingrid' }).click()
  await expect(row).toContainText(/With Ingrid .* · Locked/)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish to members' }).click()
  await expect(row).toContainText('Published')
  await expect(panel).toContainText(/Samuel.* · 1 pair began · 0 ended · 2 people told/)
  await row.getByRole('button', { name: /^Lock/ }).click()
  await expect(row).not.toContainText('Locked')
  await row.getByRole('button', { name: /^Never/ }).click()
  await expect(row).toContainText('· Never')
  await rebalance()
  await expect(row).toContainText('No mentor')
  await panel.getByRole('button', { name: /^Look at/ }).click()
  await expect(compared).toContainText('1 new pair')
  await panel.getByRole('button', { name: /^Restore/ }).click()
  await expect(row).toContainText(/With Ingrid .* · Published · Locked/)
  await kept.getByRole('button', { name: 'Throw away With Ingrid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect(panel).toContainText('None yet.')
  await expectAccessible(page)
})
