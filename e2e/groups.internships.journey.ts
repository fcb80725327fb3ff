import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { createMgroup, mgroupAddJobs, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { actOn, addGroup, addJob, callerOf } from './groups.api.ts'
import { finger, mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'internships', people: 40 })

const JOB = 'Lighthouse intern'

test('an advisor gives each mentee the best job by the keyboard, and publishes; the mentee reads which, and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const priya = await callerOf(baseURL!, cast.priya, '/employer')
  const jonas = await callerOf(baseURL!, cast.jonas)
  const groupId = await addGroup(samuel, { name: 'Keepers of the light', joinPolicy: 'open' })
  await actOn(jonas, groupId, 'applied')
  const skills = [{ name: 'Software engineering' }, { name: 'Embedded systems' }]
  const jobId = await addJob(priya, { name: JOB, companyInstitution: 'Coast Guard', description: 'Write what turns the lamp.', skills })
  await samuel.client.call(addGroupJobs, { params: { groupId }, body: { jobList: [jobId] } })
  const { success: mgrpID } = await samuel.client.call(createMgroup, { body: { grpID: groupId, name: 'Autumn' } })
  const within = { grpID: groupId, mgrpID }
  await samuel.client.call(mgroupAddMembers, { body: { ...within, role: 'mentee', filter: {} } })
  await samuel.client.call(mgroupAddJobs, { body: { ...within, filter: {} } })

  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(`${groupPaths.mentoring(samuel.id, groupId)}?open=${mgrpID}`)
  await page.getByRole('link', { name: 'Which job for whom' }).click()
  const row = page.getByRole('article', { name: /^Jonas/ })
  await expect(row).toContainText('No job')
  await expect(row).toContainText('Not assigned yet')
  await page.getByRole('button', { name: 'Find the best jobs' }).press('Enter')
  const change = page.getByRole('region', { name: 'What would change' })
  await expect(change).toContainText('Everybody has a job.')
  await expect(change.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Keep this draft' }).press('Enter')
  await expect(row).toContainText(`${JOB} at Coast Guard`)
  await expect(row).toContainText('1 of 3 places · Draft')
  await row.getByRole('link').focus()
  await page.keyboard.press('w')
  await expect(row.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('p')
  await expect(row).toContainText('Draft · Always')
  await page.keyboard.press('l')
  await expect(row).toContainText('Draft · Locked · Always')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('region', { name: 'Publish this draft' })
  await expect(publish).toContainText('1 person would be told')
  await publish.getByRole('button', { name: 'Publish to members' }).click()
  await expect(row).toContainText('Published · Locked · Always')
  await page.getByRole('link', { name: '0 without a job' }).click()
  await expect(page.getByRole('heading', { name: 'Every mentee has a job' })).toBeVisible()

  const mentee = await browser.newPage({ ...phone, baseURL: baseURL! })
  await enter(mentee, finger, cast.jonas)
  await mentee.goto(groupPaths.ownMentoring(jonas.id, groupId))
  const own = mentee.getByRole('region', { name: 'Your internship' })
  await expect(own).toContainText(/Lighthouse intern[\s\S]*Coast Guard[\s\S]*Autumn, since/)
  await expectAccessible(mentee)
  await expectSuitsPhone(mentee)
  await own.getByRole('link', { name: JOB }).click()
  await expect(mentee.getByRole('heading', { name: JOB })).toBeVisible()
})
