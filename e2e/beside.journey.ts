import type { Locator } from '@playwright/test'
import { addGroup, callerOf } from './groups.api.ts'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast, openPeople } from './student.steps.ts'

// What a list holds opens beside it where there is room, in the same address, and by keys.
test.use({ story: 'beside', people: 40, viewport: { width: 1440, height: 900 } })

test('a job opens beside the list of jobs, the next ones by J and K, and Back and Escape close it', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/jobs/${id}/search/a`)
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  const [first, second] = [await titles.nth(0).innerText(), await titles.nth(1).innerText()]
  const pane = page.getByRole('region', { name: 'The job' })
  const inPane = (title: string) => pane.getByRole('heading', { level: 1, name: title, exact: true })
  await titles.first().getByRole('link').click()
  await expect(inPane(first)).toBeVisible()
  await expect(page).toHaveURL(/[?&]open=/)
  await expect(pane).toBeFocused()
  await expect(pane.getByRole('region', { name: 'How you fit' }).getByRole('listitem').first()).toBeInViewport()
  await expectAccessible(page)
  const address = page.url()
  await page.keyboard.press('j')
  await expect(inPane(second)).toBeVisible()
  await expect(titles.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect.poll(() => page.url()).toBe(address)
  await page.keyboard.press('Enter')
  await expect(pane).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(titles.first().getByRole('link')).toBeFocused()
  await titles.nth(1).getByRole('link').click()
  await expect(inPane(second)).toBeVisible()
  await page.goBack()
  await expect(pane).toHaveCount(0)
  await expect(titles.nth(1).getByRole('link')).toBeFocused()
  await expect(page).toHaveTitle(/^Search: a · /)

  await page.goto(address)
  await expect(inPane(first)).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page).toHaveURL(/\/job\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible()
})

test('a profile opens beside the list of people, with what one can do in either', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await openPeople(page, 'Role models')
  const cards = page.getByRole('article')
  const name = await cards.first().getByRole('heading', { level: 2 }).innerText()
  await cards.first().getByRole('heading', { level: 2 }).getByRole('link').click()
  const pane = page.getByRole('region', { name: 'The profile' })
  await expect(pane.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(pane.getByRole('heading', { name: 'Why you match' })).toBeInViewport()
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Close' }).click()
  await expect(pane).toHaveCount(0)
})

test('the name of a group or job beside what is open has the line to itself', async ({ page, baseURL }) => {
  const samuel = await callerOf(baseURL!, cast.samuel, '/groupadmin')
  const name = 'Larkmere senior year mentoring'
  await addGroup(samuel, { name, description: 'We talk about what comes next.', joinPolicy: 'onRequest' })
  const id = await enter(page, mouse, cast.tomas)
  for (const [address, label] of [
    [`/groups/${id}/search/${name}`, 'The group'],
    [`/jobs/${id}/search/a`, 'The job'],
  ] as const) {
    await page.goto(address)
    const card = page.getByRole('article').filter({ hasText: address.includes('groups') ? name : '' })
    await card.first().getByRole('heading', { level: 2 }).getByRole('link').click()
    await expect(page.getByRole('region', { name: label }).getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = async (inCard: Locator) => (await inCard.boundingBox())!
      const [title, save] = [
        await box(card.first().getByRole('heading', { level: 2 })),
        await box(card.first().getByRole('button').first()),
      ]
      expect(save.y, 'the buttons stand below the name').toBeGreaterThanOrEqual(title.y + title.height)
      expect(title.height).toBeLessThan(60)
    }
  }
})

test('what a notification leads to opens beside the list of them, and on a page of its own where there is no room', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await page.goto('/notifications')
  const pane = page.getByRole('region', { name: 'What it is about' })
  const [ofJob, ofGroup] = [/contacted you about Underwater robotics intern/, /You are a member of Larkmere Alumni Network now/]
  await page.getByRole('link', { name: ofJob }).click()
  await expect(pane.getByRole('heading', { level: 1, name: 'Underwater robotics intern' })).toBeVisible()
  await expect(pane).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: ofGroup }).click()
  await expect(pane.getByRole('heading', { level: 1, name: 'Larkmere Alumni Network' })).toBeVisible()
  await expect(pane).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: ofGroup })).not.toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await expect(pane.getByRole('heading', { level: 1, name: 'Larkmere Alumni Network' })).toBeVisible()
  await expect(page.getByRole('link', { name: ofGroup })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: ofGroup })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(page.getByRole('link', { name: ofGroup })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pane).toBeFocused()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page).toHaveURL(/\/groups\/[\w-]+\/[\w-]+\/about$/)
})

test('jobs are narrowed and put in order by one press each, and the address keeps it', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/jobs/${id}/search/a`)
  const articles = page.getByRole('article')
  await page.getByRole('button', { name: 'Remote', exact: true }).click()
  await expect(articles.first()).toContainText('Remote')
  await expect(page.getByRole('article').filter({ hasNotText: 'Remote' })).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(/sort=newest/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remote', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Sort by')).toHaveValue('newest')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('article').filter({ hasNotText: 'Remote' }).first()).toBeVisible()
})
