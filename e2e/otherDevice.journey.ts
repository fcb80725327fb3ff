import { mouse } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast, firstMatch, openPeople } from './student.steps.ts'

// What somebody pressed here is no longer true once they did otherwise on another device.
test.use({ story: 'other device', people: 150, viewport: { width: 1090, height: 800 } })

test('who was unfollowed on another device is not shown as followed for long', async ({ page }) => {
  await page.clock.install()
  const userId = await enter(page, mouse, cast.nadia)
  await openPeople(page, 'Role models')
  const { card, name } = await firstMatch(page)
  await card.getByRole('heading', { name, exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const follow = page.getByRole('button', { name: `Follow ${name}` })
  const following = page.getByRole('button', { name: `Stop following ${name}` })
  await expect(follow.or(following)).toBeVisible()
  if (await following.isVisible()) await following.click()
  await follow.click()
  await expect(following).not.toHaveAttribute('aria-busy', 'true')
  const targetId = page.url().split('/').at(-1)!
  const authorization = (await page.evaluate(() => sessionStorage.getItem('jwt'))) ?? ''
  await page.request.put('/api/pythonApi/unfollow', { headers: { authorization }, data: { userId, targetId } })
  await openPeople(page, 'Everybody')
  await page.clock.fastForward(60_000)
  await page.goBack()
  await expect(follow).toBeVisible()
})
