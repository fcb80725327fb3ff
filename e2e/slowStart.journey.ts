import { mouse } from './inputMethods.ts'
import { expect, keepBack, test } from './journey.ts'
import { enter } from './jobs.steps.ts'
import { cast } from './student.steps.ts'

test.use({ story: 'slow start', people: 40 })

test('the code of a screen comes while the server still looks at the session', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/students/${id}/rolemodels`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const letGo = await keepBack(page, '**/api/signInWithToken')
  let isAsked = false
  page.on('request', (request) => (isAsked ||= request.url().includes('/api/profile/like')))
  // Screens are called by their hash alone, as is what the start itself is run by.
  const codes: string[] = []
  page.on('response', (response) => void (/\/assets\/[\w-]{7}\.js$/.test(response.url()) && codes.push(response.url())))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => codes.length).toBeGreaterThan(1)
  expect(isAsked, 'what the screen shows waits for the session').toBe(false)
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})
