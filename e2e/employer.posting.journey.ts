import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { cardsIn, column, decide, describeJob, dragOnto, enterAsPriya, nameOn, openJob, ownJob, sendLetter } from './jobs.steps.ts'

test.use({ story: 'posting', people: 400, viewport: { width: 1280, height: 800 } })

test('a recruiter posts a job, sees at once who fits and why, contacts one and asks for another', async ({ page }) => {
  const job = {
    title: 'Gripper test engineer',
    description: 'You test grippers.\n\n## What you will do\n\n- **break** them\n\n<script>document.title = "taken"</script>',
    skills: [
      ['robot', 'Robotics'],
      ['troublesh', 'Troubleshooting'],
      ['computer prog', 'Computer programming'],
      ['physics', 'Physics'],
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
    await expect(first).toContainText(/Stands out in |Shows /)
    await expectAccessible(page)
  })
  await test.step('asks for another in the place of one', async () => {
    await expect(first).toBeVisible()
    const names = await cardsIn(suggested).getByRole('heading', { level: 3 }).allInnerTexts()
    const leaving = names[0]!
    await decide(first, mouse, 'Replace')
    await expect(page.getByText(`${leaving} is set aside. The next best takes their place, if there is one.`)).toBeVisible()
    await expect(cardsIn(suggested, leaving)).toHaveCount(0)
    // Of few who fit, perhaps nobody follows; whoever else was there stays.
    const others = async () => (await cardsIn(suggested).getByRole('heading', { level: 3 }).allInnerTexts()).slice(0, names.length - 1)
    await expect.poll(others).toEqual(names.slice(1))
  })
  await test.step('contacts one, takes it back, and contacts them again', async () => {
    const name = await nameOn(first)
    const [before, after] = [cardsIn(suggested, name), cardsIn(column(page, 'Contacted'), name)]
    await decide(before, mouse, 'Contact')
    await sendLetter(page, mouse, name)
    await expect(page.getByText(`${name} is contacted and will be told.`)).toBeVisible()
    await expect(after).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(before).toBeVisible()
    await expect(after).toHaveCount(0)
    await decide(before, mouse, 'Contact')
    await sendLetter(page, mouse, name)
    await expect(after).toBeVisible()
    await page.reload()
    await expect(after).toBeVisible()
    await expect(before).toHaveCount(0)
  })
  await test.step('drags one into another list', async () => {
    const name = await nameOn(first)
    await dragOnto(first, column(page, 'Saved'))
    await expect(page.getByText(`${name} is saved.`)).toBeVisible()
    await expect(cardsIn(column(page, 'Saved'), name)).toBeVisible()
  })
})

test('a job is counted by week, cloned, opened, closed, opened again and deleted', async ({ page }) => {
  const title = 'Ocean data analyst'
  const copy = 'Ocean data analyst, second boat'
  await enterAsPriya(page, mouse)
  await test.step('statistics as a picture and as a table', async () => {
    await ownJob(page, title)
      .getByRole('button', { name: `Statistics of ${title}` })
      .click()
    const stats = page.getByRole('region', { name: `Statistics of ${title}` })
    const funnel = stats.getByRole('list', { name: `Where the candidates for ${title} are now` })
    const counts = ownJob(page, title).getByRole('list', { name: `Candidates for ${title}`, exact: true })
    for (const list of ['Suggested', 'Saved', 'Applied', 'Contacted', 'Accepted', 'Rejected']) {
      const [inFunnel, inRow] = [funnel, counts].map((all) => all.getByRole('link', { name: new RegExp(list, 'i') }))
      await expect(inFunnel!).toContainText(/\d+/)
      const numberIn = (words: string) => /[\d,]+/.exec(words)![0]
      await expect(async () => expect(numberIn(await inFunnel!.innerText())).toBe(numberIn(await inRow!.innerText()))).toPass()
      expect(await inFunnel!.getAttribute('href')).toBe(await inRow!.getAttribute('href'))
    }
    await expect(stats.getByRole('img', { name: /^Applied: \d+ in the last \d+ weeks/ })).toBeVisible()
    await expectAccessible(page)
    await stats.getByText('Table', { exact: true }).click()
    await expect(stats.getByRole('columnheader', { name: 'Contacted' })).toBeVisible()
  })
  const more = async (words: string) => {
    await ownJob(page, copy)
      .getByRole('button', { name: `More about ${copy}` })
      .click()
    await page.getByRole('button', { name: `${words} ${copy}` }).click()
  }
  await test.step('a clone begins with what the job tells', async () => {
    await ownJob(page, title)
      .getByRole('button', { name: `More about ${title}` })
      .click()
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
