import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { paths } from '@trellis/contract/screens.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { actOn, addGroup, addJob, callerOf, decideOn, ofGroup } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'jobs of a group', people: 40, viewport: { width: 1280, height: 800 } })

const GROUP = 'Tidal divers'
const JOB = 'Kelp forest intern'

test('an advisor adds a job for a cohort: whoever is in it sees it on a phone, and nobody else of the group does', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [samuel, priya] = [await callerOf(baseURL!, cast.samuel, '/groupadmin'), await callerOf(baseURL!, cast.priya, '/employer')]
  const id = await addGroup(samuel, { name: GROUP, joinPolicy: 'onRequest' })
  const jobId = await addJob(priya, {
    name: JOB,
    companyInstitution: 'Saltmarsh Aquarium',
    description: 'Count what lives between the fronds.',
  })
  const small = await browser.newContext({ ...phone, baseURL: baseURL! })
  const tomas = await small.newPage()
  const tomasId = await enter(tomas, mouse, cast.tomas)
  const ingrid = await callerOf(baseURL!, cast.ingrid)
  await actOn(ingrid, id, 'applied')
  await decideOn(samuel, ofGroup, id, ingrid.id, 'accepted')
  await decideOn(samuel, ofGroup, id, tomasId, 'contacted')
  await tomas.goto(groupPaths.group(tomasId, id))
  await tomas.getByRole('button', { name: 'Accept' }).click()
  await expect(tomas.getByRole('heading', { name: 'You are a member' })).toBeVisible()
  await samuel.client.call(createCohort, { body: { groupId: id, generalInfo: { name: 'Deep water' }, members: [{ id: tomasId }] } })

  await test.step('the advisor finds the job, adds it, takes that back, and adds it again', async () => {
    const advisorId = await enter(page, mouse, cast.samuel, '/groupadmin')
    await page.goto(groupPaths.manageGroup(advisorId, id))
    await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { name: 'No jobs here yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Show').selectOption('Deep water')
    await expect(page.getByRole('heading', { name: 'No jobs for Deep water yet' })).toBeVisible()
    await page.getByLabel('Find jobs to add').fill('kelp')
    await page.getByLabel('Find jobs to add').press('Enter')
    await expect(page.getByLabel('Add jobs for')).toHaveValue(/.+/)
    const found = page.getByRole('article', { name: `${JOB}, Saltmarsh Aquarium` })
    await expect(found).toContainText('Not among the jobs of this group')
    await expectAccessible(page)
    await found.getByRole('button', { name: `Add ${JOB} for Deep water` }).click()
    await expect(found).toContainText('For Deep water')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(found).toContainText('Not among the jobs of this group')
    await found.getByRole('button', { name: `Add ${JOB} for Deep water` }).click()
    await expect(found.getByRole('button', { name: `Remove ${JOB} for Deep water` })).toBeVisible()
    await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Members' }).click()
    await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByLabel('Show'), 'the cohort looked at is kept in the tab').toHaveValue(/.+/)
    await expect(page.getByRole('article', { name: `${JOB}, Saltmarsh Aquarium` })).toContainText('For Deep water')
    await page.getByRole('button', { name: `For whom: ${JOB}` }).click()
    await expect(page.getByRole('checkbox', { name: 'Deep water' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Everybody in the group' })).not.toBeChecked()
    await expectAccessible(page)
  })

  await test.step('the advisor finds recruiters and people by the same words', async () => {
    await page.getByLabel('Find jobs to add').fill('priya')
    await page.getByLabel('Find jobs to add').press('Enter')
    await page.getByRole('navigation', { name: 'What is found' }).getByRole('link', { name: 'Recruiters' }).click()
    await expect(page.getByRole('article', { name: cast.priya.name })).toContainText('open job')
    await page.getByRole('searchbox', { name: 'Find for this group' }).fill('ingrid')
    await page.getByRole('searchbox', { name: 'Find for this group' }).press('Enter')
    await page.getByRole('navigation', { name: 'What is found' }).getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('article', { name: cast.ingrid.name })).toContainText('Member')
    await expectAccessible(page)
  })

  await test.step('who is in the cohort sees it on a phone, and why', async () => {
    await tomas.reload()
    await tomas.getByRole('link', { name: 'Jobs and internships' }).click()
    const card = tomas.getByRole('article', { name: `${JOB}, Saltmarsh Aquarium` })
    await expect(card).toContainText(`Chosen for Deep water by the advisors of ${GROUP}`)
    await expect(card.getByRole('button', { name: `Save ${JOB}` })).toBeVisible()
    await expectAccessible(tomas)
    await expectSuitsPhone(tomas)
    await card.getByRole('link', { name: JOB, exact: true }).click()
    await expect(tomas.getByRole('heading', { level: 1, name: JOB })).toBeVisible()
    await small.close()
  })

  await test.step('who is in the group alone does not, and a stranger is told that it is for members', async () => {
    const other = await browser.newPage({ baseURL: baseURL! })
    const ingridId = await enter(other, mouse, cast.ingrid)
    await other.goto(groupPaths.groupJobs(ingridId, id))
    await expect(other.getByRole('heading', { name: 'No jobs here yet' })).toBeVisible()
    await expect(other.getByText(JOB)).toHaveCount(0)
    await expectAccessible(other)
    await other.close()
    const stranger = await browser.newPage({ baseURL: baseURL! })
    const jonasId = await enter(stranger, mouse, cast.jonas)
    await stranger.goto(groupPaths.groupJobs(jonasId, id))
    await expect(stranger.getByRole('heading', { name: 'These jobs are for members' })).toBeVisible()
    await stranger.close()
  })

  await test.step('a recruiter who is a member offers the job to the group alone', async () => {
    await actOn(priya, id, 'applied')
    await decideOn(samuel, ofGroup, id, priya.id, 'accepted')
    const employer = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    const priyaId = await enter(employer, mouse, cast.priya, '/employer')
    await employer.goto(paths.editJob(priyaId, jobId))
    const offered = employer.getByRole('region', { name: 'Who it is offered to' })
    await expect(offered).toContainText('Everybody sees the job while it is open')
    await offered.getByRole('checkbox', { name: GROUP }).check()
    await expect(offered).toContainText('Only members of the groups chosen here')
    await expectAccessible(employer)
    await employer.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(employer.getByText('Job saved')).toBeVisible()
    await expect(employer.getByRole('link', { name: 'Preview' })).toBeVisible()
    await expect(employer.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await employer.context().close()
    await page.goto(groupPaths.jobsOfGroup(samuel.id, id))
    await expect(page.getByRole('article', { name: `${JOB}, Saltmarsh Aquarium` })).toContainText(
      'Offered by Saltmarsh Aquarium to members',
    )
  })
})
