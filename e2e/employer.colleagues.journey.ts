import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import {
  anotherTab,
  cardsIn,
  column,
  decide,
  enterAsPriya,
  nameOn,
  openCandidates,
  ownJob,
  showBoard,
  signUpRecruiter,
} from './jobs.steps.ts'
import { student } from './student.steps.ts'

test.use({ story: 'colleagues', people: 150, viewport: { width: 1280, height: 800 } })

test('a stranger is led to sign in; named by the owner they act, and the history says who did it', async ({ page, browser, baseURL }) => {
  const title = 'Workshop assistant on Saturdays'
  const dana = student('Dana Okparsen')
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  const address = new URL(page.url()).pathname

  const elsewhere = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL })
  await test.step('a stranger does not see the candidates', async () => {
    const danaId = await signUpRecruiter(elsewhere, mouse, dana)
    await elsewhere.goto(address.replace(/^\/employer\/[^/]+/, `/employer/${danaId}`))
    await expect(elsewhere).toHaveURL(/\/employer\/login/)
    await expect(elsewhere.getByText('That job belongs to somebody else')).toBeVisible()
    await elsewhere.getByRole('link', { name: `go back as ${dana.name}` }).click()
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  })
  await test.step('the owner asks her to act, and she accepts', async () => {
    await openProfile(page)
    await page.getByLabel('E-mail of another recruiter').fill(dana.email)
    await page.getByRole('button', { name: 'Ask them to act' }).click()
    await expect(page.getByRole('list', { name: 'Asked, not answered yet' })).toContainText(dana.email)
    await expectAccessible(page)
    await expect(async () => {
      await elsewhere.reload()
      await elsewhere.getByRole('link', { name: 'Notifications, 1 not read' }).click({ timeout: 1_000 })
    }).toPass()
    await elsewhere.getByRole('link', { name: 'Not read: Priya Kulkarne-Lane asks you to act on their jobs' }).click()
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('button', { name: 'Accept to act for Priya Kulkarne-Lane' }).click()
    await expect(elsewhere.getByText('You now act for Priya Kulkarne-Lane.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Who may act on your jobs' })).toContainText(dana.name)
  })
  const accepted = await test.step('she accepts somebody; deleting is not hers', async () => {
    await elsewhere.reload()
    await openProfile(elsewhere)
    await elsewhere.getByRole('link', { name: 'Their jobs: Priya Kulkarne-Lane' }).click()
    await expect(elsewhere.getByText('Acting for Priya Kulkarne-Lane')).toBeVisible()
    const more = ownJob(elsewhere, title).getByRole('button', { name: `More about ${title}` })
    await more.click()
    await expect(elsewhere.getByRole('button', { name: `Clone ${title}` })).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: `Delete… ${title}` })).toHaveCount(0)
    await more.press('Escape')
    await openCandidates(elsewhere, mouse, title, 'applied')
    await expect(elsewhere.getByText('Acting for Priya Kulkarne-Lane')).toBeVisible()
    const card = cardsIn(column(elsewhere, 'Applied')).last()
    const name = await nameOn(card)
    await decide(card, mouse, 'Accept')
    await expect(cardsIn(column(elsewhere, 'Accepted'), name)).toHaveAttribute('aria-busy', 'false')
    return name
  })
  await test.step('the owner reads who did it', async () => {
    await page.goto(address)
    await showBoard(page, mouse)
    await cardsIn(column(page, 'Accepted'), accepted).getByRole('link', { name: accepted }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText(`${dana.name} accepted ${accepted}`)
    await expectAccessible(page)
  })
  await elsewhere.close()
})

test('closing a job from the list keeps what somebody changed in the meantime', async ({ page }) => {
  const title = 'Workshop assistant on Saturdays'
  await enterAsPriya(page, mouse)
  const elsewhere = await anotherTab(page)
  await elsewhere.getByRole('link', { name: `Edit ${title}` }).click()
  await elsewhere.getByLabel('City').fill('Duluth')
  await page.route(
    '**/api/employee/updateJob/*',
    async (route) => {
      await elsewhere.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(elsewhere.getByText('Job saved')).toBeVisible()
      await route.continue()
    },
    { times: 1 },
  )
  const job = ownJob(page, title)
  await job.getByRole('button', { name: `More about ${title}` }).click()
  await job.getByRole('button', { name: `Close ${title}` }).click()
  await expect(page.getByText(`${title} is closed.`)).toBeVisible()
  await page.reload()
  await expect(job).toContainText('Closed')
  await expect(job).toContainText('Duluth')
})

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My profile' }).click()
  await expect(page.getByRole('heading', { name: 'Who may act on your jobs' })).toBeVisible()
}
