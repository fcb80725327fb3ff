import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { actOn, addGroup, callerOf, decideOn, ofGroup } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enter, signUpAt } from './jobs.steps.ts'
import { cast, student } from './student.steps.ts'

test.use({ story: 'recruiters in groups', people: 40, viewport: { width: 1090, height: 800 } })

test('a recruiter asks to join a group, an advisor accepts, and the recruiter sees nobody of it', async ({ page, browser, baseURL }) => {
  test.slow()
  const samuel = await callerOf(browser, baseURL!, cast.samuel, '/groupadmin')
  const ingrid = await callerOf(browser, baseURL!, cast.ingrid)
  const name = 'Harbor makers club'
  const id = await addGroup(samuel, { name, description: 'We mend boats.', directory: 'everybody' })
  await actOn(ingrid, id, 'applied')
  await decideOn(samuel, ofGroup, id, ingrid.id, 'accepted')

  await enter(page, mouse, cast.priya, '/employer')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My groups' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search all groups' }).fill('harbor makers')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name, exact: true }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('region', { name: 'Want to join?' }).getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByRole('region', { name: 'You asked to join' })).toBeVisible()
  await expectAccessible(page)

  const advisor = await browser.newPage({ baseURL: baseURL! })
  await enter(advisor, mouse, cast.samuel, '/groupadmin')
  await advisor.goto(`${groupPaths.manageGroup(samuel.id, id)}?part=employers`)
  const row = advisor.getByRole('list', { name: 'Employers' }).getByRole('article')
  await expect(row).toContainText('Asked to join on')
  await expectAccessible(advisor)
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Member since')
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(row).toContainText('Asked to join on')
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Member since')
  await advisor.close()

  await page.reload()
  await expect(page.getByRole('region', { name: 'You are a member' })).toBeVisible()
  await expect(page.getByText('Employers are not shown who is in a group.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  await expect(page.getByText('Ingrid')).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('region', { name: 'You are not in this group' })).toBeVisible()
})

test('an advisor leads a group with another, who signs up for it, and hands it over', async ({ page, browser, baseURL }) => {
  test.slow()
  const samuel = await callerOf(browser, baseURL!, cast.samuel, '/groupadmin')
  const name = 'Harbor lanterns club'
  const id = await addGroup(samuel, { name, description: 'We light the harbor.' })
  const nora = student('Nora Ferriday')
  await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto(groupPaths.groupAdvisors(samuel.id, id))
  const leading = page.getByRole('list', { name: 'Who leads this group' }).getByRole('listitem')
  await expect(leading).toHaveText([/Owner/])
  await page.getByLabel('E-mail of another advisor').fill(nora.email)
  const askThem = page.getByRole('button', { name: 'Ask them to lead' })
  const place = await askThem.boundingBox()
  await askThem.click()
  await expect(page.getByRole('list', { name: 'Asked, not answered yet' })).toContainText(nora.email)
  expect(await askThem.boundingBox(), 'nothing comes to where the button was').toEqual(place)
  await expect(askThem).toBeFocused()
  await expectAccessible(page)

  const other = await browser.newPage({ baseURL: baseURL! })
  const accept = other.getByRole('button', { name: `Accept: Lead ${name}` })
  await test.step('whoever signs up waits for no administrator once they accept', async () => {
    await signUpAt(other, mouse, nora, '/groupadmin')
    await expect(other.getByRole('heading', { level: 1, name: 'Your account waits for approval' })).toBeVisible()
    await expectAccessible(other)
    await accept.click()
    await expect(other.getByText(`You lead ${name} now.`)).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    await expect(other.getByRole('article', { name })).toContainText('You help')
  })
  await test.step('the owner offers the group, and it is hers once she accepts', async () => {
    await page.reload()
    const offer = async () => {
      await page.getByRole('button', { name: `Hand over the group to ${nora.name}…` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ask them' }).click()
      await expect(leading).toHaveText([/Owner/, /Asked to own the group/])
    }
    await offer()
    await page.getByRole('button', { name: `Take back: hand the group over to ${nora.name}` }).click()
    await expect(page.getByRole('heading', { name: 'Advisors' })).toBeFocused()
    await offer()
    await other.reload()
    await other.getByRole('button', { name: `Accept: Own ${name}` }).click()
    await expect(other.getByText(`${name} is yours now.`)).toBeVisible()
    await expect(other.getByRole('region', { name: 'You are asked' })).toHaveCount(0)
    await expect(other.getByRole('main')).toBeFocused()
  })
  await test.step('who owned it and takes the offer back too late leads it still, and stops', async () => {
    await page.getByRole('button', { name: `Take back: hand the group over to ${nora.name}` }).click()
    await expect(page.getByText('Somebody has changed this meanwhile. Nothing was changed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Advisors' })).toBeFocused()
    await expect(leading).toHaveText([new RegExp(`${nora.name}.*Owner`), /\(you\)/])
    await page.getByRole('button', { name: 'Stop leading this group…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop leading' }).click()
    await expect(page.getByText(`You no longer lead ${name}.`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
    await expect(page.getByRole('article', { name })).toHaveCount(0)
  })
  await other.close()
})
