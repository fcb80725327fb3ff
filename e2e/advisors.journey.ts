import { inviteAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { addGroup, callerOf } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { enter, signUpAt } from './jobs.steps.ts'
import { expect, expectAccessible, expectFitsWidth, test } from './journey.ts'
import { cast, student } from './student.steps.ts'

test.use({ story: 'advisors', people: 40 })

const wanda = student('Wanda Quill')

test('an advisor signs up, waits, is refused, and then approved by a super-user', async ({ page, browser, installation }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  const id = await signUpAt(page, mouse, wanda, '/groupadmin')
  await expect(page).toHaveURL(`/groupadmin/${id}/approval`)
  const waits = page.getByRole('heading', { level: 1, name: 'Your account waits for approval' })
  await expect(waits).toBeVisible()
  await expect(page.getByText(/^They were told at /)).toBeVisible()
  await expectAccessible(page)
  await expectFitsWidth(page)

  // What is not their own leads back to where they wait; their profile and the settings are open.
  await page.goto('/notifications')
  await expect(waits).toBeVisible()
  await page.getByRole('link', { name: 'Go on to my profile' }).click()
  await page.getByLabel('Company or institution').fill('Larkmere High School')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(refused, 'nothing is asked for that whoever waits may not read').toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Approval' }).click()
  await expect(waits).toBeVisible()

  const admin = await browser.newPage({ baseURL: installation.product.origin })
  await enter(admin, mouse, cast.alex)
  await admin.getByRole('link', { name: /^Notifications/ }).click()
  await admin.getByRole('link', { name: /Wanda Quill asks to be an advisor/ }).click()
  await expect(admin).toHaveURL('/adminPage')
  const row = admin.getByRole('article', { name: 'Wanda Quill' })
  await expect(row).toContainText('Larkmere High School')
  await expectAccessible(admin)
  await expectFitsWidth(admin)

  await row.getByRole('button', { name: 'Refuse Wanda Quill' }).click()
  await admin.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(admin.getByText('Say why: they read it')).toBeVisible()
  await admin.getByLabel('Why?').fill('Write from your school’s address.')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(admin.getByText('Wanda Quill was told why.')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'No advisor waits' })).toBeVisible()
  await expect(admin.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You were not approved' })).toBeVisible()
  await expect(page.getByText('Write from your school’s address.')).toBeVisible()
  const samuel = await callerOf(installation.product.origin, cast.samuel, '/groupadmin')
  const group = await addGroup(samuel, { name: 'Lantern club', description: 'We light the harbor.' })
  await samuel.client.call(inviteAdvisor, { params: { groupId: group }, body: { email: wanda.email } })
  await page.reload()
  const asking = page.getByRole('region', { name: 'You are asked' })
  await expect(asking).toContainText('An administrator did not approve you. Once they do, you can accept.')
  await expect(asking.getByRole('button')).toHaveText(['Decline'])
  await asking.getByRole('button').press('Enter')
  await expect(asking).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expectAccessible(page)

  await admin.getByText('Refused', { exact: true }).click()
  await row.getByRole('button', { name: 'Approve Wanda Quill' }).click()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByText('Wanda Quill is approved.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(admin.getByRole('main')).toBeFocused()
  await admin.getByText('Approved', { exact: true }).click()
  await expect(row).toContainText('Approved by Alex Morrow-Takebashi')
  await expect(admin.getByRole('article', { name: cast.samuel.name })).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(`/groupadmin/mygroups/${id}/list`)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await admin.close()
})

test('the page for super-users is for nobody else', async ({ page }) => {
  await enter(page, mouse, cast.samuel, '/groupadmin')
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  await page.goto('/adminPage')
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
})
