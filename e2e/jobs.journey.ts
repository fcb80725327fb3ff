import type { Locator, Page } from '@playwright/test'
import { keyboard, mouse } from './inputMethods.ts'
import { expect, expectAccessible, keepBack, refuseLate, test } from './journey.ts'
import { cardsIn, column, decide, describeJob, enter, enterAsPriya, openJob, sendLetter, showBoard } from './jobs.steps.ts'
import { pdfResume } from './student.resumes.ts'
import { cast } from './student.steps.ts'

// A window without the room for a job beside its list.
const viewport = { width: 1090, height: 800 }
// One with room for the board of an employer.
const officeViewport = { width: 1280, height: 800 }

test.use({ story: 'jobs', people: 150, viewport })

const company = 'Harborline Robotics'
const job = {
  title: 'Hydrophone workshop intern',
  description: 'You build hydrophones.\n\n## What you will do\n\n- solder and test them\n\n<script>document.title = "taken"</script>',
  skills: [
    ['robot', 'Robotics'],
    ['troublesh', 'Troubleshooting'],
  ],
} as const
const note = 'I have soldered a microphone that worked under water for a week.'

test('a student finds a job, sees why it fits, applies, and hears of each step of the other side', async ({ page, browser, baseURL }) => {
  test.slow()
  const tomas = cast.tomas.name
  const office = await browser.newPage({ viewport: officeViewport, baseURL })
  await test.step('an employer posts it', async () => {
    await enterAsPriya(office, mouse)
    await describeJob(office, mouse, job)
    await office.getByLabel('Kind of job').selectOption('internship')
    await office.getByLabel('Hours a week, from').fill('50')
    await office.getByLabel('Hours a week, to').fill('15')
    await office.getByLabel('Hours a week, from').focus()
    const tooFew = office.getByText('This is less than the fewest hours')
    await expect(tooFew).toBeVisible()
    await office.getByLabel('Hours a week, from').fill('12')
    await expect(tooFew).toBeHidden()
    await office.getByLabel('Ask for a resume').check()
    await openJob(office, mouse, job)
  })
  const pipeline = office.url()
  await enter(page, mouse, cast.tomas)
  await test.step('chooses to hear at once by mail when accepted', async () => {
    await page.goto('/settings')
    await page.getByLabel('An employer or a group accepts you').selectOption('atOnce')
    await expectAccessible(page)
  })
  await test.step('finds it with a typing error and a filter, and sees why it fits', async () => {
    const card = await search(page, 'hydrophne', job.title)
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('group', { name: 'Filters' })
    await filters.getByText('Full time', { exact: true }).click()
    await expect(card).toHaveCount(0)
    await filters.getByText('Internship (paid)', { exact: true }).click()
    await expect(card.getByRole('heading', { name: 'Why it fits' })).toBeVisible()
    await expect(card.getByRole('listitem').first()).toContainText(/this job asks for|it asks for|You /)
    await expectAccessible(page)
    await card.getByRole('button', { name: `Save ${job.title}` }).click()
    await expect(card.getByRole('button', { name: `Take ${job.title} from your saved jobs` })).toBeVisible()
  })
  await test.step('reads it: a script in it is text, and the genome lies over the job’s', async () => {
    await openList(page, 'Saved')
    await cardOf(page, job.title).getByRole('link', { name: job.title, exact: true }).click()
    await expect(page.getByText('<script>document.title = "taken"</script>')).toBeVisible()
    await expect(page).not.toHaveTitle('taken')
    await expect(page.getByText('12 to 15 hours a week', { exact: true })).toBeVisible()
    const fit = page.getByRole('region', { name: 'How you fit' })
    await expect(fit.getByRole('heading', { name: 'Why it fits' })).toBeVisible()
    const compared = page.getByRole('region', { name: 'How you compare' })
    await expect(compared.getByRole('region', { name: /^You and / })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('applies with a resume and a note, which outlives a reload', () => apply(page))
  await test.step('the employer reads the note and the resume, and contacts', async () => {
    await office.goto(pipeline)
    await showBoard(office, mouse)
    await expect(office.getByRole('link', { name: /^Notifications, \d+ not read$/ })).toBeVisible()
    await cardsIn(column(office, 'Applied'), tomas).getByRole('link', { name: tomas, exact: true }).click()
    await expect(office.getByRole('region', { name: 'Their note' })).toContainText(note)
    await expect(office.getByRole('tabpanel', { name: 'Resume' })).toContainText('Barista, Blue Door Coffee')
    await office.getByRole('button', { name: 'Contact' }).click()
    await sendLetter(office, mouse, tomas)
    await expect(office.getByText(`${tomas} is contacted and will be told.`)).toBeVisible()
    await expect(cardsIn(column(office, 'Contacted'), tomas)).toHaveAttribute('aria-busy', 'false')
  })
  await test.step('the student is told, and agrees', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: `${company} contacted you` })).toBeVisible()
    const unread = await openNotifications(page)
    const told = page.getByRole('link', { name: `Not read: ${company} contacted you about ${job.title}` })
    await expect(told).toBeVisible()
    await expectAccessible(page)
    await told.click()
    await expect(history(page)).toContainText(`${company} contacted you`)
    await expect(history(page)).toContainText(`Thank you for applying for ${job.title}.`)
    await expect(page.getByRole('link', { name: bell(unread - 1) })).toBeVisible()
    await page.getByRole('button', { name: 'Agree to be contacted' }).click()
    await expect(page.getByText(`They have your application and your e-mail. ${company} can write to you.`)).toBeVisible()
    await expect(history(page)).toContainText('You agreed to be contacted')
  })
  await test.step('the employer sees it and accepts', async () => {
    await office.reload()
    const contacted = cardsIn(column(office, 'Contacted'), tomas)
    await expect(contacted).toContainText('OK to contact')
    await decide(contacted, mouse, 'Accept')
    await expect(cardsIn(column(office, 'Accepted'), tomas)).toHaveAttribute('aria-busy', 'false')
  })
  await test.step('the student sees it', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: `${company} accepted you` })).toBeVisible()
    await expect(history(page)).toContainText(`${company} accepted you`)
    await openList(page, 'Accepted')
    await expect(cardOf(page, job.title)).toBeVisible()
  })
  await test.step('the mail that was asked for comes', async () => {
    const letter = office.getByRole('article').filter({ hasText: `To ${cast.tomas.email}` })
    await expect(async () => {
      await office.goto('/dev/outbox')
      await expect(letter.filter({ hasText: `${company} accepted you for ${job.title}` })).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 60_000 })
  })
  await test.step('what tells of a job that is deleted leads nowhere, and is marked as read by keyboard', async () => {
    await office.goto(pipeline)
    await office.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
    await office.getByRole('button', { name: `More about ${job.title}` }).click()
    await office.getByRole('button', { name: `Delete… ${job.title}` }).click()
    const question = office.getByRole('dialog', { name: `Delete ${job.title}?` })
    await expect(question).toContainText('One person has applied.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText(`${job.title} is deleted.`)).toBeVisible()
    const unread = await openNotifications(page)
    const words = `${company} accepted you for ${job.title}`
    const row = page.getByText(`Not read: ${words}`)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await keyboard.press(page.getByRole('button', { name: `Mark as read: ${words}` }))
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('link', { name: bell(unread - 1) })).toBeVisible()
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await office.close()
})

test('a student withdraws an application for good', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  const other = 'Ocean data analyst'
  const card = await search(page, other, other)
  await card.getByRole('link', { name: other, exact: true }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const form = page.getByRole('form', { name: 'Your application' })
  await expect(form).toBeVisible()
  await expect(page.locator(':focus').getByRole('form', { name: 'Your application' }), 'the focus goes to it').toBeVisible()
  await expect(page.getByRole('status').getByRole('heading', { name: 'Your application' }), 'and it is announced').toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form.locator(':focus'), 'its first field is next').toBeVisible()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { name: 'You applied' })).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdraw for good?')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('heading', { name: 'You withdrew' })).toBeVisible()
  await expect(history(page)).toContainText('You withdrew')
})

test('a student declines an employer, takes it back while the reply is late, and declines again', async ({ page }) => {
  await enter(page, mouse, cast.tomas)
  const other = 'Underwater robotics intern'
  await openList(page, 'Contacted you')
  const refuse = await refuseLate(page, '**/changeJobStatus')
  await decline(page, other)
  await expect(cardOf(page, other)).toHaveCount(0)
  refuse()
  await expect(cardOf(page, other), 'it comes back where it is refused').toBeFocused()
  await decline(page, other)
  await page.getByRole('button', { name: /^Undo: / }).waitFor()
  const letGo = await keepBack(page, '**/changeJobStatus')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await decline(page, other)
  await expect(cardOf(page, other)).toHaveCount(0)
  letGo()
  await page.getByRole('button', { name: /^Undo: / }).waitFor()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No employer has contacted you yet' })).toBeVisible()
  await openList(page, 'Turned down')
  await expect(cardOf(page, other)).toBeVisible()
})

async function decline(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: `More about ${title}` })
    .click()
  await page.getByRole('button', { name: `Decline ${title}` }).click()
}

const cardOf = (page: Page, title: string): Locator => page.getByRole('article', { name: `${title}, ${company}`, exact: true })
const history = (page: Page): Locator => page.getByRole('region', { name: 'What has happened' })
const bell = (unread: number): string => (unread === 0 ? 'Notifications' : `Notifications, ${unread} not read`)

/** Opens the notifications; answers how many have not been read. */
async function openNotifications(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: /^Notifications(, \d+ not read)?$/ })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0)
}

async function openList(page: Page, list: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Jobs/ }).click()
  await page
    .getByRole('navigation', { name: 'Lists of jobs' })
    .getByRole('link', { name: new RegExp(`^${list}`) })
    .click()
}

/** Searches all jobs. Answers the card of the one to be found. */
async function search(page: Page, words: string, title: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Jobs/ }).click()
  await page.getByLabel('Search all jobs').fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Search: ${words}` })).toBeVisible()
  // What a misspelled word may have meant is learned soon after the job was posted, and not with it.
  await expect(async () => {
    if (!(await cardOf(page, title).isVisible())) await page.reload()
    await expect(cardOf(page, title)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  return cardOf(page, title)
}

async function apply(page: Page): Promise<void> {
  await openList(page, 'Saved')
  await cardOf(page, job.title)
    .getByRole('link', { name: `Apply to ${job.title}` })
    .click()
  const form = page.getByRole('form', { name: 'Your application' })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText(`${company} asks for a resume.`)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Upload another' }).click()
  await (await chooser).setFiles(await pdfResume())
  await expect(form.getByRole('radio', { name: 'resume.pdf' })).toBeChecked()
  const words = form.getByLabel(`A few words to ${company}`)
  await words.fill(note)
  await form.getByLabel('They may contact me').uncheck()
  await expectAccessible(page)
  await page.reload()
  await expect(words).toHaveValue(note)
  await expect(form.getByLabel('They may contact me')).not.toBeChecked()
  await expect(form.getByRole('radio', { name: 'resume.pdf' })).toBeChecked()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { name: 'You applied' })).toBeVisible()
  await expect(history(page)).toContainText('You applied')
}

test('somebody under 18 is told that no employer contacts them unasked, and can agree', async ({ page }) => {
  await enter(page, mouse, cast.maya)
  await openList(page, 'Applied')
  const title = 'Workshop assistant on Saturdays'
  await cardOf(page, title).getByRole('link', { name: title, exact: true }).click()
  const protection = page.getByText('As you are 18 or younger, employers cannot contact you before you agree to it.')
  await expect(protection).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Agree to be contacted' }).click()
  await expect(history(page)).toContainText('You agreed to be contacted')
  await expect(protection).toHaveCount(0)
})
