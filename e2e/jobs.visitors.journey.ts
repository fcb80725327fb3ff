import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, expectFitsWidth, test } from './journey.ts'
import { enterAsPriya, ownJob } from './jobs.steps.ts'
import { cast, confirm, makeAccount, signIn, student } from './student.steps.ts'

// A window without the room for a job beside its list.
const viewport = { width: 1090, height: 800 }

test.use({ story: 'jobs', people: 150, viewport })

const company = 'Harborline Robotics'

test('a job is read without an account, tells what it is, and leads through sign-in back to itself', async ({ page, browser, baseURL }) => {
  const title = 'Workshop assistant on Saturdays'
  const office = await browser.newPage({ viewport, baseURL })
  await enterAsPriya(office, mouse)
  const candidates = ownJob(office, title).getByRole('link', { name: title, exact: true })
  const id = /[^/]+(?=\/candidates)/.exec((await candidates.getAttribute('href')) ?? '')?.[0] ?? ''
  await office.close()

  const served = await (await page.request.get(`/job/${id}`)).text()
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(served)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({ '@type': 'JobPosting', title, hiringOrganization: { name: company } })

  await test.step('it can be read before any script, and without one', async () => {
    const withoutScripts = await browser.newContext({ viewport, baseURL, javaScriptEnabled: false })
    const reader = await withoutScripts.newPage()
    await reader.goto(`/job/${id}`)
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(reader.getByText(company, { exact: true })).toBeVisible()
    await expect(reader.getByText('sort screws')).toBeVisible()
    await expectFitsWidth(reader)
    await withoutScripts.close()
  })

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const asked = page
      .waitForRequest((request) => new URL(request.url()).pathname === `/api/job/${id}`, { timeout: 3_000 })
      .catch(() => undefined)
    await page.goto(`/job/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('sort screws')).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    expect(await asked, 'the page brings the job along').toBeUndefined()
  }
  const expectJob = async (reader: Page) => {
    await expect(reader).toHaveURL(new RegExp(`/jobs/[^/]+/job/${id}$`))
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Apply' })).toBeVisible()
  }
  await test.step('who makes an account for it finds it in the tab that the mail opens', async () => {
    const mira = student('Mira Solvang')
    const newcomer = await browser.newContext({ viewport, baseURL })
    const first = await newcomer.newPage()
    await first.goto(`/job/${id}`)
    await first.getByRole('link', { name: 'Sign in to apply' }).click()
    await expect(first.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await first.getByRole('link', { name: 'Create an account' }).click()
    await expect(first.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', new RegExp(id))
    await first.goto(`/job/${id}`)
    await first.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await makeAccount(first, mouse, mira)
    const fromMail = await newcomer.newPage()
    await confirm(fromMail, mouse, mira)
    await signIn(fromMail, mouse, mira)
    await expectJob(fromMail)
    await newcomer.close()
  })
  await page.getByRole('link', { name: 'Sign in to apply' }).click()
  await signIn(page, mouse, cast.nadia)
  await expectJob(page)
})
