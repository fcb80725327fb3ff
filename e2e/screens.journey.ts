import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { allAnswered, expect, expectAccessible, expectFitsWidth, expectNothingWaits, test } from './journey.ts'
import { cardsIn, enterAsPriya, openCandidates, ownJob, signUpRecruiter } from './jobs.steps.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { cast, signIn, student, type Student } from './student.steps.ts'

// What opens on screens: the screens themselves are in the gallery.
test.describe.configure({ mode: 'parallel' })
test.use({ story: 'screens', people: 150 })

const sizes = [{ viewport: { width: 1280, height: 800 } }, phone]
const isPhone = ({ width }: typeof phone.viewport) => width === phone.viewport.width

/** The page has its content: a title, and nothing that still waits. */
async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await allAnswered(page)
  await expectNothingWaits(page)
  await (isPhone(page.viewportSize()!) ? expectSuitsPhone(page) : expectFitsWidth(page))
  await expectAccessible(page)
}

/** Signs somebody in and answers their id. */
async function begin(page: Page, who: Student): Promise<string> {
  await page.goto('/login')
  await signIn(page, mouse, who)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return (await page.evaluate(() => sessionStorage.getItem('userId'))) ?? ''
}

for (const size of sizes) {
  const { viewport } = size
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use(size)

    test('what opens on a student’s screens is accessible and fits', async ({ page }) => {
      const id = await begin(page, cast.tomas)
      await page.getByRole('button', { name: 'Edit: Professional experience' }).click()
      await page
        .getByRole('button', { name: /position$/ })
        .first()
        .click()
      await page.getByRole('combobox', { name: 'Skills' }).last().fill('rob')
      await expect(page.getByRole('option', { name: 'Robotics' }).first()).toBeVisible()
      await expectGood(page)
      await page.goto(`/bio/${id}`)
      await page.getByRole('link', { name: 'Look at your genome' }).click()
      for (const view of ['Picture', 'Table', 'Over time']) {
        await page.getByText(view, { exact: true }).click()
        await expectGood(page)
      }
      await page.getByRole('button', { name: /^Menu of/ }).click()
      await expectGood(page)
      await page.goto(`/students/${id}/rolemodels`)
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: 'Most in common' })).toBeVisible()
      await expectGood(page)
      await page.goto(`/people/${id}`)
      await page.getByRole('button', { name: 'Filters' }).click()
      await expectGood(page)
    })

    test('what opens on the screens of jobs is accessible and fits', async ({ page }) => {
      const id = await begin(page, cast.tomas)
      await page.goto(`/jobs/${id}/suggested`)
      await page.getByRole('button', { name: 'Filters' }).click()
      await expectGood(page)
      await page.getByRole('article').first().getByRole('heading').first().getByRole('link').click()
      await expect(page.getByRole('region', { name: 'How you fit' })).toBeVisible()
      await expectGood(page)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expectGood(page)
    })

    test('what opens on an employer’s screens is accessible and fits', async ({ page }) => {
      const title = 'Underwater robotics intern'
      await enterAsPriya(page, mouse)
      const row = ownJob(page, title)
      await row.getByRole('button', { name: `Statistics of ${title}` }).click()
      await expectGood(page)
      await row.getByRole('button', { name: `More about ${title}` }).click()
      await expectGood(page)
      await row.getByRole('heading').first().scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: `Delete… ${title}` }).click()
      await expect(page.getByRole('dialog', { name: `Delete ${title}?` })).toBeVisible()
      await expectGood(page)
      await page.keyboard.press('Escape')
      await openCandidates(page, mouse, title, 'applied')
      const first = cardsIn(page.getByRole('main')).first()
      await first.getByRole('button', { name: /^Decide about / }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectGood(page)
      await page.keyboard.press('Escape')
      await first.getByRole('link').click()
      await expect(page.getByRole('tab').first()).toBeVisible()
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expectGood(page)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
      await expectGood(page)
      await page.keyboard.press('Escape')
      await page.getByLabel('Search among everybody').fill('robotics')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/ found for ‘robotics’/)).toBeVisible()
      await expectGood(page)
    })

    test('a job that lacks something is accessible and fits', async ({ page }) => {
      const id = await signUpRecruiter(page, mouse, student(isPhone(viewport) ? 'Kit Small' : 'Kit Wide'))
      await page.goto(`/employer/${id}/jobs/postJob`)
      await page.getByRole('button', { name: 'Open the job' }).click()
      await expect(page.getByText('Please check the highlighted fields. Nothing is lost.')).toBeVisible()
      await expectGood(page)
    })
  })
}
