import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { actOn, addGroup, callerOf } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { enter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'mentoring groups', people: 40, viewport: { width: 1280, height: 800 } })

test('an advisor sets up a mentoring group, and a member tells on a phone what for and with whom', async ({ page, browser, baseURL }) => {
  const samuel = await callerOf(browser, baseURL!, cast.samuel, '/groupadmin')
  const ingrid = await callerOf(browser, baseURL!, cast.ingrid)
  const id = await addGroup(samuel, { name: 'Tide readers', joinPolicy: 'open', directory: 'everybody' })
  const small = await browser.newContext({ ...phone, baseURL: baseURL! })
  const tomas = await small.newPage()
  const tomasId = await enter(tomas, mouse, cast.tomas)
  await actOn(ingrid, id, 'applied')
  await samuel.client.call(setGroupRoles, { params: { groupId: id }, body: { userIds: [ingrid.id], role: 'mentor' } })
  await tomas.goto(groupPaths.group(tomasId, id))
  await tomas.getByRole('button', { name: 'Join' }).click()
  await expect(tomas.getByRole('heading', { name: 'You are a member' })).toBeVisible()

  await test.step('the member tells what they look for, and whom they wish for', async () => {
    await tomas.getByRole('link', { name: 'Mentoring' }).click()
    await tomas.getByLabel('Topics I want help with').fill('Interviews\nGrad school')
    await tomas.getByRole('button', { name: 'Save' }).click()
    await expect(tomas.getByText('Saved.')).toBeVisible()
    await tomas.getByRole('button', { name: 'Choose a mentor' }).click()
    await tomas.getByRole('button', { name: `Wish for ${cast.ingrid.name}` }).click()
    await expect(tomas.getByRole('button', { name: `Remove ${cast.ingrid.name} from my wishes` })).toBeVisible()
    await expectSuitsPhone(tomas)
    await expectAccessible(tomas)
    await tomas.reload()
    await expect(tomas.getByLabel('Topics I want help with')).toHaveValue('Interviews\nGrad school')
    await expect(tomas.getByRole('button', { name: `Remove ${cast.ingrid.name} from my wishes` })).toBeVisible()
  })

  await test.step('the advisor adds a mentoring group and chooses who takes part', async () => {
    const advisorId = await enter(page, mouse, cast.samuel, '/groupadmin')
    await page.goto(groupPaths.members(advisorId, id, 'accepted'))
    await page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Mentoring' }).click()
    await expect(page.getByRole('heading', { name: 'No mentoring groups yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a mentoring group' }).click()
    await page.getByRole('button', { name: 'Add the mentoring group' }).click()
    await expect(page.getByText('Give the mentoring group a name')).toBeVisible()
    await page.getByLabel('Name').fill('Spring tide')
    await page.getByLabel('Name').press('Enter')
    await expect(page.getByRole('heading', { name: 'Spring tide' })).toBeVisible()
    await page.getByRole('button', { name: 'Add mentees' }).click()
    await page.getByRole('checkbox', { name: cast.tomas.name }).check()
    await page.getByRole('button', { name: 'Add 1 mentee' }).click()
    await expect(page.getByRole('article', { name: cast.tomas.name })).toContainText('Topics: Interviews, Grad school')
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'In this mentoring group' }).getByRole('link', { name: '0 mentors' }).click()
    await page.getByRole('button', { name: 'Add mentors' }).click()
    await page.getByRole('button', { name: 'Add all 1 mentor' }).click()
    await expect(page.getByText('Places with mentors: 3 for 1 mentee')).toBeVisible()
    await page.getByRole('button', { name: `Places with ${cast.ingrid.name}` }).click()
    await page.getByLabel(`How many mentees ${cast.ingrid.name} takes at most`).fill('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Places with mentors: 1 for 1 mentee')).toBeVisible()
  })

  await test.step('the advisor says by what they are assigned, and takes somebody out and back', async () => {
    await page.getByRole('link', { name: 'Options' }).click()
    await page.getByLabel('Mentors for each mentee, at least').fill('2')
    await page.getByRole('button', { name: 'Save the options' }).click()
    await expect(page.getByText('This is less than the least')).toBeVisible()
    await page.getByLabel('Mentors for each mentee, at most').fill('2')
    await page.getByRole('checkbox', { name: 'Never the same school' }).check()
    await page.getByRole('button', { name: 'Save the options' }).click()
    await expect(page.getByText('The options are saved.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '1 mentee' }).click()
    await page.getByRole('button', { name: `Take out ${cast.tomas.name}` }).click()
    await expect(page.getByRole('heading', { name: 'No mentees yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article', { name: cast.tomas.name })).toBeVisible()
  })
})
