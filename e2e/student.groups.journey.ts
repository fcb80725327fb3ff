import type { Locator, Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { actOn, addGroup, addJob, callerOf, decideOn, ofGroup, ofJob } from './groups.api.ts'
import { finger, type InputMethod, mouse } from './inputMethods.ts'
import { allAnswered, expect, expectAccessible, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'
import { troublesOfLargeText } from './texts.ts'

// A window without the room for a group beside its list.
const viewport = { width: 1090, height: 800 }

test.use({ story: 'groups of students', people: 40, viewport })

const inMain = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const inTabs = (page: Page, name: string | RegExp) => page.getByRole('navigation', { name: 'Lists of groups' }).getByRole('link', { name })
const panel = (page: Page, title: string | RegExp) => page.getByRole('region', { name: title, exact: true })
/** As what they asked is told once it is known. */
const asked = /^You asked to join/

const about = {
  description: 'We build **robots** that swim, and write the software that steers them.',
  skills: ['Robotics', 'Programming'],
  locationCity: 'Portland',
  webLink: 'https://robots.example/club',
}

test('a student finds a group, asks, withdraws, asks again, is accepted, sees whom it shows, and leaves', async ({ page, baseURL }) => {
  test.slow()
  const [samuel, ingrid, jonas] = [
    await callerOf(baseURL!, cast.samuel, '/groupadmin'),
    await callerOf(baseURL!, cast.ingrid),
    await callerOf(baseURL!, cast.jonas),
  ]
  const name = 'Deep sea robot club'
  const id = await addGroup(samuel, { ...about, name, directory: 'everybody', leastAge: 16 })
  for (const member of [ingrid, jonas]) {
    await actOn(member, id, 'applied')
    await decideOn(samuel, ofGroup, id, member.id, 'accepted')
  }

  await enter(page, mouse, cast.tomas)
  await expect(inMain(page, 'Groups')).toHaveAttribute('href', /\/accepted$/)
  await inMain(page, 'Groups').click()
  await expect(page.getByRole('heading', { level: 1, name: 'My groups' })).toBeVisible()
  await inTabs(page, 'Suggested').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Groups for you' })).toBeVisible()
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toContainText('Portland')
  await expect(card.getByRole('heading', { name: 'Why it fits' })).toBeAttached()
  await expectAccessible(page)

  await card.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/groups/[^/]+/${id}/about$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'How it fits you' })).toContainText(/Robotics|Programming/)
  await expect(page.locator('strong', { hasText: 'robots' })).toBeVisible()
  const link = page.getByRole('link', { name: 'robots.example' })
  expect(await link.getAttribute('rel')).toBe('noopener nofollow')
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('16 or older')
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  await expectAccessible(page)

  await panel(page, 'Want to join?').getByRole('button', { name: 'Ask to join' }).click()
  await panel(page, asked).getByRole('button', { name: 'Withdraw' }).click()
  await panel(page, 'You are not in this group').getByLabel('I would like to be').selectOption('A mentor to others')
  await panel(page, 'You are not in this group').getByRole('button', { name: 'Ask again' }).click()
  await expect(panel(page, asked)).toBeVisible()
  await inMain(page, 'Groups').click()
  await inTabs(page, 'Asked to join 1').click()
  await expect(page.getByRole('article', { name, exact: true })).toContainText('Asked to join')

  const tomasId = (await page.evaluate(() => sessionStorage.getItem('userId'))) ?? ''
  await decideOn(samuel, ofGroup, id, tomasId, 'accepted')
  await page.goto(paths.notifications())
  await page.getByRole('link', { name: `You are a member of ${name} now` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(panel(page, 'You are a mentor here')).toContainText(/^You are a mentor hereSince /)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('shows its members to each other')
  await expect(people.getByRole('article', { name: cast.ingrid.name })).toBeVisible()
  await expect(people.getByRole('article', { name: cast.jonas.name })).toBeVisible()
  await expect(people.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)

  await expect(page.getByRole('main').getByText('Mentor', { exact: true })).toBeVisible()
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (region: Locator) => (await region.boundingBox())?.y ?? Number.NaN
  expect(await topOf(panel(page, 'You are a mentor here'))).toBeGreaterThan(await topOf(people))
  const followsPeople = await panel(page, 'You are a mentor here').evaluate((leaving) => {
    const listed = document.querySelector('[aria-labelledby="group-people"]')!
    return (listed.compareDocumentPosition(leaving) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(followsPeople, 'the keys go on as the eye does').toBe(true)
  await page.setViewportSize(wide)
  await panel(page, 'You are a mentor here').getByRole('button', { name: 'Leave…' }).click()
  const question = page.getByRole('dialog', { name: `Leave ${name}?` })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await panel(page, 'You are a mentor here').getByRole('button', { name: 'Leave…' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(panel(page, 'You are not in this group')).toBeVisible()
  await expect(people).toBeHidden()
})

test('a directory shows mentors alone, an invitation is accepted, and one who is too young is told before asking', async ({
  page,
  baseURL,
}) => {
  const [samuel, ingrid] = [await callerOf(baseURL!, cast.samuel, '/groupadmin'), await callerOf(baseURL!, cast.ingrid)]
  const name = 'Alumni who mentor'
  const id = await addGroup(samuel, { ...about, name, directory: 'mentors' })
  const forAdults = await addGroup(samuel, { ...about, name: 'Workshop at night', leastAge: 30 })
  await actOn(ingrid, id, 'applied')
  await decideOn(samuel, ofGroup, id, ingrid.id, 'accepted')
  const nadiaId = await enter(page, mouse, cast.nadia)
  await decideOn(samuel, ofGroup, id, nadiaId, 'contacted')

  await page.goto(groupPaths.groups(nadiaId, 'contacted'))
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toContainText('Invites you')
  await expect(inTabs(page, /^Invited 1\s*, waiting for your answer$/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' })).toHaveText(
    /a group waits for your answer$/,
  )
  await card.getByRole('button', { name: `Accept: ${name}` }).click()
  await expect(page.getByText(`${name} has you as a member now.`)).toBeVisible()
  await inTabs(page, /^My groups 2$/).click()
  await expect(page.getByRole('article', { name, exact: true })).toContainText('You joined on')
  await expect(page.getByRole('heading', { name: 'Why it fits' })).toHaveCount(0)
  await page.getByRole('article', { name, exact: true }).getByRole('link', { name }).click()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('shows its mentors and its advisors')
  await expect(people).toContainText('Nobody whom you may see')
  await expect(people.getByText(cast.ingrid.name)).toHaveCount(0)

  const [late, later] = [
    await addGroup(samuel, { ...about, name: 'Alumni who sail' }),
    await addGroup(samuel, { ...about, name: 'Alumni who row' }),
  ]
  for (const group of [late, later]) await decideOn(samuel, ofGroup, group, nadiaId, 'contacted')
  await page.goto(groupPaths.groups(nadiaId, 'contacted'))
  await expect(inTabs(page, /^Invited 2\s*, waiting for your answer$/)).toBeVisible()
  await page.goto(groupPaths.group(nadiaId, late))
  const area = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' })
  await expect(area).toHaveText(/a group waits for your answer$/)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(panel(page, 'You are a member')).toBeVisible()
  await allAnswered(page)
  await expect(area, 'another one waits still').toHaveText(/a group waits for your answer$/)
  await page.goto(groupPaths.group(nadiaId, later))
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(panel(page, 'You are a member')).toBeVisible()
  await expect(area, 'whoever is answered waits no more').toHaveText('Groups')

  await page.goto(groupPaths.group(nadiaId, forAdults))
  await expect(panel(page, 'Want to join?')).toContainText('This group is for people of 30 or older.')
  await expect(page.getByRole('button', { name: 'Ask to join' })).toHaveCount(0)
  // Who is signed in already, and opens the link of an invitation's letter.
  await page.goto(`/signUp?groupId=${id}`)
  await expect(page).toHaveURL(new RegExp(`${groupPaths.group(nadiaId, id)}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(groupPaths.group(nadiaId, 'nothing-here'))
  await expect(page.getByRole('heading', { name: 'This group is not here' })).toBeVisible()
})

test('an open group is joined at once, and its exclusive sister says which to leave', async ({ page, baseURL }) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const [one, two] = ['Class of the morning', 'Class of the evening']
  await addGroup(samuel, { ...about, name: one, joinPolicy: 'open', exclusive: true })
  const twoId = await addGroup(samuel, { ...about, name: two, joinPolicy: 'open', exclusive: true })
  const id = await enter(page, mouse, cast.jonas)
  await page.goto(groupPaths.groupsSearch(id, 'morning'))
  await page
    .getByRole('article', { name: one, exact: true })
    .getByRole('button', { name: `Join: ${one}` })
    .click()
  await expect(page.getByRole('article', { name: one, exact: true })).toContainText('Member')
  await page.goto(groupPaths.group(id, twoId))
  await expect(panel(page, 'Want to join?').getByRole('link', { name: one })).toBeVisible()
  await panel(page, 'Want to join?').getByRole('button', { name: 'Join' }).click()
  await expect(panel(page, asked)).toContainText(`leave ${one}`)
})

async function askForMembersJob(page: Page, input: InputMethod, group: string): Promise<void> {
  await input.press(panel(page, `${company} contacted you`).getByRole('button', { name: 'Apply' }))
  await input.press(page.getByRole('button', { name: 'Send application' }))
  await expect(page.getByText(`Only members of ${group} can apply. Nothing was sent.`)).toBeVisible()
  const groups = page.getByRole('list', { name: 'Groups to join first' })
  await expect(groups.getByRole('link', { name: group })).toBeVisible()
  await input.press(groups.getByRole('button', { name: `Ask to join ${group}` }))
  await expect(groups.getByText('You have asked to join. An advisor decides.')).toBeVisible()
  await expect(groups.getByRole('listitem')).toBeFocused()
  await input.press(groups.getByRole('link', { name: group }))
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible()
  await expect(panel(page, asked)).toBeVisible()
}

const company = 'Harborline Robotics'

test.describe('on a phone', () => {
  test.use(phone)

  test('who is in no group yet reads what one is, and six areas fit large letters', async ({ page }) => {
    const id = await enter(page, finger, cast.alex)
    await finger.press(inMain(page, 'Groups'))
    await expect(page.getByRole('heading', { level: 1, name: 'Groups for you' })).toBeVisible()
    await expect(page.getByText(/^A group is a school, a club or a network/)).toBeVisible()
    await expectSuitsPhone(page)
    for (const address of [groupPaths.groups(id, 'suggested'), groupPaths.groups(id, 'saved')]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectSuitsPhone(page)
      expect(await troublesOfLargeText(page)).toEqual([])
    }
  })

  test('a job for members alone names the group, and one press asks for it', async ({ page, baseURL }) => {
    const [samuel, priya] = [await callerOf(baseURL!, cast.samuel, '/groupadmin'), await callerOf(baseURL!, cast.priya, '/employer')]
    const group = 'Harbor juniors'
    const groupId = await addGroup(samuel, { ...about, name: group })
    const job = 'Helper for members'
    const jobId = await addJob(priya, {
      name: job,
      companyInstitution: company,
      skills: [{ name: 'Robotics', proficiency: 'good' }],
      membership: [groupId],
    })
    const id = await enter(page, finger, cast.tomas)
    await decideOn(priya, ofJob, jobId, id, 'contacted')
    await page.goto(paths.job(id, jobId))
    await askForMembersJob(page, finger, group)
    await expectSuitsPhone(page)
    await expectAccessible(page)
    await finger.press(inMain(page, 'Groups'))
    await expect(page.getByRole('heading', { level: 1, name: /^(Groups for you|My groups)$/ })).toBeVisible()
    await expectSuitsPhone(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(groupPaths.groups(id, 'suggested'))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectSuitsPhone(page)
    expect(await troublesOfLargeText(page)).toEqual([])
  })
})
