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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`what the first page shows before its scripts stays where it is once they are there, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const gone: (() => void)[] = []
    await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
      await new Promise<void>((resolve) => void gone.push(resolve))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const placed = async () => [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.getByRole('button', { name: 'Search', exact: true }).boundingBox(),
      await page.getByRole('group', { name: 'Maya’s genome' }).first().boundingBox(),
      await page.getByRole('link', { name: 'Sign in' }).first().boundingBox(),
    ]
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const before = await placed()
    const prerendered = await page.getByRole('heading', { level: 1 }).elementHandle()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const letGo of gone) letGo()
    await expect.poll(() => prerendered?.evaluate((heading) => heading.isConnected)).toBe(false)
    expect(await placed()).toEqual(before)
  })
}
