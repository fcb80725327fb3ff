import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { publishMentorAssignment, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { createMgroup, mgroupAddMembers, updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, keepBack, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'living', people: 40 })

test('a mentee reads who and why on a phone, writes a session down and tells the advisors; both pause', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const [jonas, ingrid] = [await callerOf(baseURL!, cast.jonas), await callerOf(baseURL!, cast.ingrid)]
  const told = { name: 'Kite builders', description: 'We build kites.', joinPolicy: 'open' as const, directory: 'everybody' as const }
  const grpID = await addGroup(samuel, told)
  for (const person of [jonas, ingrid]) await actOn(person, grpID, 'applied')
  await samuel.client.call(setGroupRoles, { params: { groupId: grpID }, body: { userIds: [ingrid.id], role: 'mentor' } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID, name: 'Spring' } })
  const within = { grpID, mgrpID }
  for (const role of ['mentee', 'mentor'] as const) await samuel.client.call(mgroupAddMembers, { body: { ...within, role, filter: {} } })
  await samuel.client.call(rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await samuel.client.call(publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })

  const mentee = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(mentee, finger, cast.jonas)
  await mentee.goto(groupPaths.ownMentoring(jonas.id, grpID))
  const mentor = mentee.getByRole('region', { name: 'Your mentor' })
  await expect(mentor).toContainText(/Ingrid[\s\S]*Spring, since[\s\S]*First steps/)
  await expect(mentor).toContainText('No session so far')
  await mentor.getByRole('button', { name: /^Write to Ingrid/ }).tap()
  await mentor.getByRole('textbox', { name: /^Write to Ingrid/ }).fill('Shall we meet on Monday?')
  await expectAccessible(mentee)
  const letGo = await keepBack(mentee, '**/write')
  await mentor.getByRole('button', { name: 'Send' }).tap()
  await expect(mentor.getByRole('textbox', { name: /^Write to Ingrid/ }), 'what is typed now would be lost').not.toBeEditable()
  letGo()
  await expect(mentee.getByText(/^Sent\. Ingrid/)).toBeVisible()
  await expect(mentor.getByRole('button', { name: /^Write to Ingrid/ })).toBeFocused()
  await mentor.getByRole('button', { name: /^Add a session/ }).tap()
  const form = mentee.getByRole('form', { name: /^A session with Ingrid/ })
  await form.getByLabel('When').fill('2026-01-05T10:00')
  await form.getByLabel('Minutes').fill('45')
  await form.getByRole('textbox', { name: 'Note' }).fill('I was nervous')
  await expectAccessible(mentee)
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(mentor).toContainText('1 session so far')
  await expect(mentor).toContainText('Only you read this note')
  await expect(mentor.getByRole('button', { name: /^Add a session/ })).toBeFocused()
  await expectSuitsPhone(mentee)

  const inAYear = `${new Date().getFullYear() + 1}-06-01`
  const pause = mentee.getByRole('form', { name: 'Pause' })
  await pause.getByLabel('I pause until').fill(inAYear)
  await pause.getByRole('button', { name: 'Pause' }).tap()
  await expect(mentor).toContainText('You pause until June 1')
  await expect(pause.getByRole('button', { name: 'Change the day' })).toBeFocused()
  await expectAccessible(mentee)
  await pause.getByRole('button', { name: 'End the pause' }).tap()
  await expect(pause).toContainText('You do not pause.')
  await expect(pause.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect(mentor).not.toContainText('You pause')

  await mentor.getByRole('button', { name: 'This is not working' }).tap()
  await mentor.getByLabel('Why (you need not say)').fill('We never find a time')
  await mentor.getByRole('button', { name: 'Tell the advisors' }).tap()
  await expect(mentor).toContainText('You told the advisors that it does not work')
  await expectAccessible(mentee)
  await mentee.close()

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`${groupPaths.mentoring(samuel.id, grpID)}?open=${mgrpID}`)
  await page.getByRole('link', { name: 'How it goes' }).click()
  const row = page.getByRole('article', { name: /^Jonas/ })
  await expect(row).toContainText('for 45 minutes')
  await expect(row).toContainText('The mentee asks for another mentor')
  await expect(row).not.toContainText('nervous')
  await row.getByRole('button', { name: /^Who else/ }).click()
  await expect(row).toContainText('Nobody else is possible')
  await expectAccessible(page)

  const other = await browser.newPage({ baseURL: baseURL! })
  await enter(other, mouse, cast.ingrid)
  await other.goto(groupPaths.ownMentoring(ingrid.id, grpID))
  await expect(other.getByRole('region', { name: 'Your mentee' })).toContainText(/Jonas[\s\S]*1 session so far/)
  await expect(other.getByText('nervous')).toHaveCount(0)
  await expect(other.getByText('never find')).toHaveCount(0)
  await other.getByLabel('I pause until').fill(inAYear)
  await other.getByRole('button', { name: 'Pause' }).click()
  await expect(other.getByRole('form', { name: 'Pause' })).toContainText('You pause until June 1')
  await expectAccessible(other)
  await page.reload()
  await expect(page.getByRole('article', { name: /^Jonas/ })).toContainText('The mentor pauses until June 1')
  await expect(page.getByRole('article', { name: /^Jonas/ })).toContainText('Paused')

  await samuel.client.call(updateMgroup, { body: { ...within, baseVersion: 1, archived: true } })
  await other.reload()
  const ended = other.getByRole('region', { name: 'Your former mentee' })
  await expect(ended).toContainText(/have archived this mentoring group, so you and Jonas[\s\S]*no longer a pair[\s\S]*1 session so far/)
  await expect(ended.getByRole('button')).toHaveCount(0)
  await expect(other.getByRole('region', { name: 'How you are doing in Spring' })).toContainText(
    /Nobody is paired with you now\.[\s\S]*The advisors have archived it, so its pairs have ended\./,
  )
  await expectAccessible(other)

  await page.reload()
  const was = page.getByRole('article', { name: /^Jonas/ })
  await expect(was).toContainText('for 45 minutes')
  await expect(was).not.toContainText(/On track|Paused|Needs a check-in|Too early/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('It is archived, so its pairs have ended.')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 that members had' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/on track|check-in/i)
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Who mentors whom' }).click()
  await page.getByRole('button', { name: /^Why Jonas/ }).click()
  await expect(page.getByRole('article', { name: /^Jonas/ })).toContainText('Was published')
  await expect(page.getByText('nobody is added or assigned, until it is brought back')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/to publish|What would help|could have/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'How it goes' }).click()
  await expect(was).toContainText('for 45 minutes')

  const back = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(back, finger, cast.jonas)
  await back.goto(groupPaths.ownMentoring(jonas.id, grpID))
  const over = back.getByRole('region', { name: 'Your former mentor' })
  await over.getByRole('button', { name: /^Delete the session of/ }).tap()
  const question = back.getByRole('dialog', { name: 'Delete the session?' })
  await expect(question).toContainText('cannot be written down again')
  await expectAccessible(back)
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expect(over.getByRole('heading', { name: 'No session so far' })).toBeFocused()
  await expect(over.getByRole('button')).toHaveCount(0)
  await expectSuitsPhone(back)
  await back.close()

  await other.getByRole('button', { name: 'Leave Spring' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(other.getByRole('button', { name: 'Leave Spring' })).toBeFocused()
  await other.getByRole('button', { name: 'Leave Spring' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(other.getByRole('region', { name: /^Your (former )?mentee/ })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Leave Spring' })).toHaveCount(0)
  await expect(other.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No pair is here' })).toBeVisible()
})
