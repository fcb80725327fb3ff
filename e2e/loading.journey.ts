import { mouse } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { enter, enterAsPriya } from './jobs.steps.ts'
import { cast, sectionOf } from './student.steps.ts'

// What no first view has is not loaded with it, and there before somebody presses.
test.use({ story: 'loading', people: 40, viewport: { width: 1280, height: 800 } })

test('the forms of a bio come with the first sign of a hand, and open without the server', async ({ page }) => {
  const id = await enter(page, mouse, cast.jonas)
  const loaded: string[] = []
  page.on('requestfinished', (request) => void loaded.push(new URL(request.url()).pathname))
  await page.goto(`/bio/${id}`)
  const college = sectionOf(page, 'College')
  const edit = college.getByRole('button', { name: /^(Fill in|Edit): College$/ })
  await expect(edit).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = () => loaded.filter((path) => path.endsWith('.js')).length
  const atFirst = scripts()
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  // One file after another, until no more comes.
  await expect(async () => {
    const before = scripts()
    await page.waitForTimeout(500)
    expect(before).toBeGreaterThan(atFirst)
    expect(scripts()).toBe(before)
  }).toPass()
  await page.context().setOffline(true)
  await edit.click()
  await expect(college.getByRole('button', { name: 'Done: College' })).toBeVisible()
})

test('a section is read until its form is there', async ({ page }) => {
  const id = await enter(page, mouse, cast.jonas)
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/SectionEditor-*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(`/bio/${id}`)
  const story = sectionOf(page, 'Self-description')
  const read = await story.getByRole('paragraph').first().innerText()
  await story.getByRole('button', { name: /^Edit: / }).click()
  await expect(story.getByRole('button', { name: /^Edit: / })).toHaveCount(0)
  await expect(story.getByText(read)).toBeVisible()
  letGo()
  await expect(story.getByRole('button', { name: /^Done: / })).toBeVisible()
  await expect(story.getByRole('textbox').first()).toBeVisible()
})

test('a character that is called by its name is read as the browser knows it', async ({ page }) => {
  const id = await enterAsPriya(page, mouse)
  await page.goto(`/employer/${id}/jobs/postJob`)
  await page.getByLabel('Description', { exact: true }).fill('Caf&eacute; &amp; bar &nGt; &notes; &nobody;')
  await page.getByRole('radio', { name: 'Preview' }).check()
  await expect(page.getByRole('region', { name: 'Preview of the description' })).toHaveText('Café & bar ≫⃒ &notes; &nobody;')
})
