import type { Locator, Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { allAnswered, expect, keepBack, test } from './journey.ts'
import { enter, enterAsPriya, openCandidates, ownJob } from './jobs.steps.ts'
import { cast } from './student.steps.ts'

// What a screen shows first is requested on the way to it: all at once, once, and not before somebody goes there.
test.use({ story: 'first data', people: 40, viewport: { width: 1090, height: 800 } })

const title = 'Ocean data analyst'
const inNavigation = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

const inPeople = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name, exact: true })

const nameLink = (article: Locator): Locator => article.getByRole('heading').first().getByRole('link')

/** Notes the calls that a page makes from now on: method, path and body. */
function noteCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
  })
  return calls
}

/** Notes of which kinds the changes of screens are from now on in which something travels. */
async function noteTravels(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const travels = { kinds: [] as string[], last: Promise.resolve() }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      travels.kinds.push(...(typeof change === 'object' ? (change?.types ?? []) : []))
      const started = start(change)
      travels.last = started.finished
      return started
    }
    return travels
  })
  return () =>
    seen.evaluate(async ({ kinds, last }) => {
      await last
      return kinds
    })
}

interface Shown {
  /** What is there while the server answers nothing, as the list knows it. */
  readonly atOnce?: Locator
  readonly atLast: Locator
}

/** Follows a link while the server answers nothing: all that the screen shows first is requested before the first reply, and once. */
async function expectOneWave(page: Page, link: Locator, first: readonly RegExp[], shown: Locator | Shown): Promise<void> {
  const { atOnce, atLast } = 'atLast' in shown ? shown : { atLast: shown }
  await expect(link).toBeVisible()
  await allAnswered(page)
  const letGo = await keepBack(page, '**/api/**')
  const calls = noteCalls(page)
  const counts = () => first.map((one) => calls.filter((call) => one.test(call)).length)
  await link.click()
  await expect.poll(counts, { message: calls.join('\n') }).toEqual(first.map(() => 1))
  if (atOnce !== undefined) await expect(atOnce).toBeVisible()
  letGo()
  await expect(atLast).toBeVisible()
  await allAnswered(page)
  expect(counts()).toEqual(first.map(() => 1))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('a student’s screens request what they show first in one wave, and once', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  const article = page.getByRole('article').first()
  await page.goto('/notifications')
  await expectOneWave(page, inNavigation(page, 'Genome'), [/^GET \/api\/genome\/[^/]+ $/], page.getByRole('tree'))
  const jobs = ['suggested', 'contacted', 'applied', 'saved', 'accepted', 'rejected'].map(
    (state) => new RegExp(`^POST /api/pythonApi/findJobs4Candidate/${id} .*"state":"${state}"`),
  )
  await expectOneWave(page, inNavigation(page, 'Jobs'), jobs, article)
  await expectOneWave(page, inNavigation(page, 'People'), [/^GET \/api\/profile\/like /], article)
  await expectOneWave(page, inPeople(page, 'Everybody'), [/^POST \/api\/pythonApi\/findPeople /], article)
  const other = await nameLink(article).getAttribute('href')
  const person = ['profile', 'genome'].map((part) => new RegExp(`^GET /api/${part}/${other!.split('/').at(-1)!} $`))
  const name = await nameLink(article).innerText()
  const atOnce = page.getByRole('heading', { level: 1, name, exact: true })
  const travels = await noteTravels(page)
  await expectOneWave(page, nameLink(article), person, { atOnce, atLast: page.getByRole('region', { name: /genome$/ }) })
  // What is still on its way travels nowhere else.
  expect(await travels(), 'there').toEqual(['picture'])
  await page.goBack()
  await expect(nameLink(article), 'keys go on from the card that was opened').toBeFocused()
  expect(await travels(), 'there and back').toEqual(['picture', 'picture'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await nameLink(article).click()
  await expect(atOnce).toBeVisible()
  expect(await travels(), 'no more where reduced motion is asked').toHaveLength(2)
  await page.emulateMedia({ reducedMotion: null })
  const notifications = page.getByRole('heading', { level: 1, name: 'Notifications' })
  for (const place of ['Jobs', 'People']) {
    await expectOneWave(page, page.getByRole('link', { name: /^Notifications/ }), [/^GET \/api\/notifications\/[^/]+ $/], notifications)
    await inNavigation(page, place).click()
  }
  // With nothing kept of what other screens showed.
  await page.goto(`/jobs/${id}/suggested`)
  const job = [new RegExp(`^GET /api/employee/job/[^/]+/${id} $`), new RegExp(`^GET /api/genome/${id} $`)]
  const heading = page.getByRole('heading', { level: 1, name: await nameLink(article).innerText(), exact: true })
  await expectOneWave(page, nameLink(article), job, { atOnce: heading, atLast: page.getByRole('region', { name: 'How you fit' }) })
})

test('an employer’s screens request what they show first in one wave, and once', async ({ page }) => {
  // The board shows every list, where there is room for it.
  await page.setViewportSize({ width: 1280, height: 800 })
  const id = await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  await inNavigation(page, 'Jobs').click()
  await page.reload()
  const lists = ['suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected'].map(
    (state) => new RegExp(`^POST /api/pythonApi/findCandidates4Job/[^/]+ .*"state":"${state}"`),
  )
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expectOneWave(page, nameLink(ownJob(page, title)), [/^GET \/api\/employee\/job\/[^/]+ $/, ...lists], heading)
  await page.goto('/notifications')
  await expectOneWave(page, inNavigation(page, 'My profile'), [/^GET \/api\/employee\/delegated-accounts $/], page.getByLabel('Name'))
  await page.goto('/notifications')
  const ownJobs = [new RegExp(`^GET /api/employee/myJobList/${id} $`), /^GET \/api\/employee\/delegated-accounts $/]
  await expectOneWave(page, inNavigation(page, 'Jobs'), ownJobs, ownJob(page, title))
})

test('an advisor’s screens request what they show first in one wave, and once', async ({ page }) => {
  const id = await enter(page, mouse, cast.samuel, '/groupadmin')
  await page.goto('/notifications')
  const row = page.getByRole('article').first()
  const ownGroups = new RegExp(`^GET /api/employee/myJobList/${id} $`)
  await expectOneWave(page, inNavigation(page, 'Groups'), [ownGroups], row)
  const group = /^GET \/api\/employee\/job\/[^/]+ $/
  await expectOneWave(page, row.getByRole('link', { name: /^Manage / }), [group], page.getByLabel('Name', { exact: true }))
  const cohorts = page.getByRole('navigation', { name: 'In this group' }).getByRole('link', { name: 'Cohorts' })
  const first = new RegExp(`^GET /api/group/cohorts/[^/]+/${id} $`)
  await expectOneWave(page, cohorts, [first], page.getByRole('button', { name: 'Add a cohort' }))
})

test('what a screen shows is requested while its code is on its way', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  await page.goto('/notifications')
  await expect(inNavigation(page, 'People')).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The code of a screen waits for its look.
  const letGo = await keepBack(page, '**/assets/*.css')
  const request = page.waitForRequest('**/api/profile/like?*')
  await inNavigation(page, 'People').click()
  await request
  await expect(page.getByRole('heading', { level: 1, name: 'Role models' })).not.toBeVisible()
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('pointing at a link fetches the code of its screen and nothing else: looks at a job are counted', async ({ page }) => {
  const id = await enter(page, mouse, cast.tomas)
  await page.goto(`/jobs/${id}/suggested`)
  const link = nameLink(page.getByRole('article').first())
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = noteCalls(page)
  const code = page.waitForResponse(/\/assets\/[^/]+\.js$/)
  await link.hover()
  await code
  await allAnswered(page)
  expect(calls.filter((call) => call.includes('/api/employee/job/'))).toEqual([])
  await link.click()
  await expect(page.getByRole('region', { name: 'How you fit' })).toBeVisible()
  expect(calls.filter((call) => call.includes('/api/employee/job/')).length).toBe(1)
})
