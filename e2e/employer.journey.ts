import type { Page } from '@playwright/test'
import { keyboard, mouse, tabTo } from './hands.ts'
import { expect, expectAccessible, test } from './journey.ts'
import {
  cardsIn,
  column,
  decide,
  describeJob,
  enterAsPriya,
  nameOn,
  openCandidates,
  openJob,
  ownJob,
  signUpRecruiter,
} from './jobs.steps.ts'
import { student } from './student.steps.ts'

test.use({ story: 'employer', people: 400, viewport: { width: 1280, height: 800 } })

const APPLICANTS = 50

test('a recruiter posts a job, sees at once who fits and why, contacts one and asks for another', async ({ page }) => {
  const job = {
    title: 'Gripper test engineer',
    description: 'You test grippers.\n\n## What you will do\n\n- **break** them\n\n<script>document.title = "taken"</script>',
    skills: [
      ['robot', 'Robotics'],
      ['troublesh', 'Troubleshooting'],
    ],
  } as const
  await enterAsPriya(page, mouse)
  await test.step('describes it, and sees its genome while typing', async () => {
    await describeJob(page, mouse, job)
    await page.getByLabel('How well: Robotics').selectOption('veryGood')
    const genome = page.getByRole('region', { name: 'Genome of the job' })
    await expect(genome.getByRole('tree')).toBeVisible()
    await expect(genome.getByRole('treeitem').first()).toHaveAccessibleName(/\d+%/)
  })
  await test.step('looks at the description: a script in it is text', async () => {
    await page.getByText('Preview', { exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview of the description' })
    await expect(preview.getByRole('heading', { name: 'What you will do' })).toBeVisible()
    await expect(preview.getByText('<script>document.title = "taken"</script>')).toBeVisible()
    await expect(page).not.toHaveTitle('taken')
    await expectAccessible(page)
  })
  await test.step('stores a draft, which outlives the page, and opens it', async () => {
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByText('Draft. Everything is saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(job.title)
    await openJob(page, mouse, job)
  })
  const suggested = column(page, 'Suggested')
  const first = cardsIn(suggested).first()
  await test.step('sees who fits, and why', async () => {
    await expect(first).toContainText(/Stands out in |Has experience in /)
    await expectAccessible(page)
  })
  await test.step('contacts one, takes it back, and contacts them again', async () => {
    const name = await nameOn(first)
    const [before, after] = [cardsIn(suggested, name), cardsIn(column(page, 'Contacted'), name)]
    await decide(before, mouse, 'Contact')
    await expect(page.getByText(`${name} is contacted and will be told.`)).toBeVisible()
    await expect(after).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(before).toBeVisible()
    await expect(after).toHaveCount(0)
    await decide(before, mouse, 'Contact')
    await expect(after).toBeVisible()
    await page.reload()
    await expect(after).toBeVisible()
    await expect(before).toHaveCount(0)
  })
  await test.step('asks for another in the place of one', async () => {
    await expect(first).toBeVisible()
    const names = await cardsIn(suggested).getByRole('heading', { level: 3 }).allInnerTexts()
    const leaving = names[0]!
    await decide(first, mouse, 'Another')
    await expect(page.getByText(`${leaving} is set aside; the next best takes their place.`)).toBeVisible()
    await expect(cardsIn(suggested, leaving)).toHaveCount(0)
    const newcomers = async () => {
      const now = await cardsIn(suggested).getByRole('heading', { level: 3 }).allInnerTexts()
      return now.filter((name) => !names.includes(name))
    }
    await expect.poll(newcomers).toHaveLength(1)
  })
  await test.step('drags one into another list', async () => {
    const name = await nameOn(first)
    await first.dragTo(column(page, 'Saved'))
    await expect(page.getByText(`${name} is saved.`)).toBeVisible()
    await expect(cardsIn(column(page, 'Saved'), name)).toBeVisible()
  })
})

test(`a recruiter works through ${APPLICANTS} applicants by keyboard alone`, async ({ page }) => {
  const title = 'Underwater robotics intern'
  await enterAsPriya(page, keyboard)
  await test.step('reaches what is behind a menu', async () => {
    const more = ownJob(page, title).getByRole('button', { name: `More about ${title}` })
    await keyboard.press(more)
    await tabTo(page.getByRole('button', { name: `Clone ${title}` }))
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
  await openCandidates(page, keyboard, title, 'applied')
  const applied = column(page, 'Applied')
  await expect(cardsIn(applied).first()).toBeVisible()
  const count = async (list: string) => {
    const title = column(page, list).getByRole('heading', { level: 2, name: /\d$/ })
    return Number((await title.innerText()).split(' ').at(-1))
  }
  const before = { accepted: await count('Accepted'), rejected: await count('Rejected') }
  const keys = page.keyboard
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('finds the keys, walks the list and opens the first', async () => {
    await keys.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help.getByRole('definition').filter({ hasText: 'Accept' })).toBeVisible()
    await keys.press('Escape')
    await expect(help).toHaveCount(0)
    await keys.press('/')
    await expect(page.getByLabel('Search among everybody')).toBeFocused()
    await page.getByLabel('Search among everybody').blur()
    const names = await cardsIn(applied).getByRole('heading', { level: 3 }).allInnerTexts()
    await keys.press('j')
    await expect(applied.getByRole('link', { name: names[0]!, exact: true })).toBeFocused()
    await keys.press('j')
    await expect(applied.getByRole('link', { name: names[1]!, exact: true })).toBeFocused()
    await keys.press('k')
    const menu = page.getByRole('button', { name: `Decide about ${names[0]!}` })
    await keyboard.press(menu)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await keys.press('End')
    await expect(page.getByRole('menuitem', { name: 'Hide' })).toBeFocused()
    await keys.press('Escape')
    await expect(menu).toBeFocused()
    await tabTo(applied.getByRole('link', { name: names[0]!, exact: true }), true)
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: names[0]!, exact: true })).toBeFocused()
  })
  const position = page.getByText(/^\d+ of \d+ in Applied$/)
  await test.step('reads the resume beside the profile, and why they fit', async () => {
    await expect(position).toHaveText(/^1 of /)
    const name = await heading.innerText()
    await expect(page.getByRole('tabpanel', { name: 'Resume' })).toContainText(name)
    await expect(page.getByRole('region', { name: 'Why they fit' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('hides one and takes it back, steps on and back', async () => {
    const name = await heading.innerText()
    await keys.press('h')
    await expect(page.getByText(`${name} is hidden from your lists.`)).toBeVisible()
    await expect(position).toHaveText(/^2 of /)
    await keys.press('u')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
    await keys.press('j')
    await expect(position).toHaveText(/^2 of /)
    await keys.press('k')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  })
  await test.step('decides about one after another', async () => {
    for (let at = 1; at <= APPLICANTS; at++) {
      await expect(position).toHaveText(new RegExp(`^${at} of `))
      await keys.press(at % 3 === 0 ? 'a' : 'r')
    }
    await expect(position).toHaveText(new RegExp(`^${APPLICANTS + 1} of `))
  })
  await test.step('returns to the lists, where everything is stored', async () => {
    await keys.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.reload()
    const accepted = Math.floor(APPLICANTS / 3)
    expect(await count('Accepted')).toBe(before.accepted + accepted)
    expect(await count('Rejected')).toBe(before.rejected + APPLICANTS - accepted)
    await tabTo(page.getByRole('link', { name: 'My jobs' }))
  })
})

test('a step that came too late shows its reason, and the list goes back', async ({ page, context }) => {
  const title = 'Embedded software engineer'
  await enterAsPriya(page, mouse)
  await openCandidates(page, mouse, title, 'applied')
  const card = cardsIn(column(page, 'Applied')).first()
  const name = await nameOn(card)

  const other = await context.newPage()
  await enterAsPriya(other, mouse)
  await openCandidates(other, mouse, title, 'applied')
  await decide(cardsIn(column(other, 'Applied'), name), mouse, 'Reject')
  await expect(other.getByText(`${name} is rejected.`)).toBeVisible()
  await expect(cardsIn(column(other, 'Rejected'), name)).toHaveAttribute('aria-busy', 'false')

  await decide(cardsIn(column(page, 'Applied'), name), mouse, 'Accept')
  await expect(page.getByRole('alert').filter({ hasText: `${name}: Rejected. Possible: Reopen, Hide.` })).toBeVisible()
  await expect(cardsIn(column(page, 'Rejected'), name)).toBeVisible()
  await expect(cardsIn(column(page, 'Accepted'), name)).toHaveCount(0)
})

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
  await test.step('the owner lets her act', async () => {
    await openProfile(page)
    await page.getByLabel('E-mail of another recruiter').fill(dana.email)
    await page.getByRole('button', { name: 'Let them act' }).click()
    await expect(page.getByRole('list', { name: 'Who may act on your jobs' })).toContainText(dana.name)
    await expectAccessible(page)
  })
  const accepted = await test.step('she accepts somebody; deleting is not hers', async () => {
    await elsewhere.reload()
    await openProfile(elsewhere)
    await elsewhere.getByRole('link', { name: 'Their jobs: Priya Kulkarne-Lane' }).click()
    await expect(elsewhere.getByText('You act for Priya Kulkarne-Lane.')).toBeVisible()
    const more = ownJob(elsewhere, title).getByRole('button', { name: `More about ${title}` })
    await more.click()
    await expect(elsewhere.getByRole('button', { name: `Clone ${title}` })).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: `Delete… ${title}` })).toHaveCount(0)
    await more.press('Escape')
    await openCandidates(elsewhere, mouse, title, 'applied')
    const card = cardsIn(column(elsewhere, 'Applied')).last()
    const name = await nameOn(card)
    await decide(card, mouse, 'Accept')
    await expect(cardsIn(column(elsewhere, 'Accepted'), name)).toHaveAttribute('aria-busy', 'false')
    return name
  })
  await test.step('the owner reads who did it', async () => {
    await page.goto(address)
    await cardsIn(column(page, 'Accepted'), accepted).getByRole('link', { name: accepted }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText(`${dana.name} accepted ${accepted}`)
    await expectAccessible(page)
  })
  await elsewhere.close()
})

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My profile' }).click()
  await expect(page.getByRole('heading', { name: 'Who may act on your jobs' })).toBeVisible()
}

test('a job is counted by week, cloned, opened, closed, opened again and deleted', async ({ page }) => {
  const title = 'Ocean data analyst'
  const copy = 'Ocean data analyst, second boat'
  await enterAsPriya(page, mouse)
  await test.step('statistics as a picture and as a table', async () => {
    await ownJob(page, title).getByRole('button', { name: `Statistics of ${title}` }).click()
    const stats = page.getByRole('region', { name: `Statistics of ${title}` })
    await expect(stats.getByRole('img', { name: /^Applied: \d+ in the last \d+ weeks/ })).toBeVisible()
    await expectAccessible(page)
    await stats.getByText('Table', { exact: true }).click()
    await expect(stats.getByRole('columnheader', { name: 'Contacted' })).toBeVisible()
  })
  const more = async (words: string) => {
    await ownJob(page, copy).getByRole('button', { name: `More about ${copy}` }).click()
    await page.getByRole('button', { name: `${words} ${copy}` }).click()
  }
  await test.step('a clone begins with what the job tells', async () => {
    await ownJob(page, title).getByRole('button', { name: `More about ${title}` }).click()
    await page.getByRole('button', { name: `Clone ${title}` }).click()
    await expect(page.getByText(`It begins as a copy of ${title}.`)).toBeVisible()
    await expect(page.getByLabel('How well: Marine biology')).toHaveValue('moderate')
    await page.getByLabel('Title').fill(copy)
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByText('Draft. Everything is saved.')).toBeVisible()
  })
  await test.step('it is opened, closed, and opened again by Undo', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click()
    await more('Open')
    await expect(page.getByText(`${copy} is open.`)).toBeVisible()
    await more('Close')
    await expect(page.getByText(`${copy} is closed.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(ownJob(page, copy).getByText('Open', { exact: true })).toBeVisible()
  })
  await test.step('it is deleted for good', async () => {
    await more('Delete…')
    const question = page.getByRole('dialog', { name: `Delete ${copy}?` })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${copy} is deleted.`)).toBeVisible()
    await expect(ownJob(page, copy)).toHaveCount(0)
    await page.reload()
    await expect(ownJob(page, title)).toBeVisible()
    await expect(ownJob(page, copy)).toHaveCount(0)
  })
})
