import { finger } from './inputMethods.ts'
import { expect, rest, test } from './journey.ts'
import { cardsIn, describeJob, enter, enterAsPriya, nameOn, openJob, sendLetter } from './jobs.steps.ts'
import { expectClearOfBars, expectSuitsPhone, phone, watchMessages } from './phone.ts'
import { addActivity, arrive, cast, followRoleModel, skipToBio, student } from './student.steps.ts'

test.use({ story: 'phone', people: 150, ...phone })

test('a student signs up, adds an activity, looks at the genome and follows a role model by touch', async ({ page }) => {
  const ravi = student('Ravi Thorne')
  await arrive(page, finger, ravi)
  await expectSuitsPhone(page)
  await skipToBio(page, finger, ravi)
  await expectSuitsPhone(page)
  await addActivity(page, finger, 'Robotics Team', 'robot', 'Robotics')
  await expectSuitsPhone(page)
  await finger.press(page.getByRole('button', { name: 'Done: College' }))
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.evaluate(rest)
  await expectClearOfBars(page.getByRole('main').getByRole('button').last())
  await expect(page.getByText('Profile updated successfully'), 'still there').toBeVisible()
  await finger.press(page.getByRole('link', { name: 'Look at your genome' }))
  await expect(page.getByRole('tree', { name: 'Your genome' })).toBeVisible()
  await expectSuitsPhone(page)
  await followRoleModel(page, finger)
  await expectSuitsPhone(page)
})

test('a student finds a job and applies by touch', async ({ page }) => {
  const title = 'Ocean data analyst'
  await enter(page, finger, cast.jonas)
  await finger.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Jobs/ }))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSuitsPhone(page)
  await finger.write(page.getByLabel('Search all jobs'), 'ocean analist')
  await finger.press(page.getByRole('button', { name: 'Search', exact: true }))
  const card = page.getByRole('article', { name: `${title}, Harborline Robotics` })
  await expect(card.getByRole('heading', { name: 'Why it fits' })).toBeVisible()
  await expectSuitsPhone(page)
  await finger.press(card.getByRole('link', { name: `Apply to ${title}` }))
  await finger.write(page.getByLabel('A few words to Harborline Robotics'), 'I write about water and know its numbers.')
  await expectSuitsPhone(page)
  await finger.press(page.getByRole('button', { name: 'Send application' }))
  await expect(page.getByRole('heading', { name: 'You applied' })).toBeVisible()
  await expectSuitsPhone(page)
  await finger.press(page.getByRole('link', { name: /^Notifications/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expectSuitsPhone(page)
})

test('a recruiter posts a job, reviews who fits and contacts somebody by touch', async ({ page }) => {
  await enterAsPriya(page, finger)
  await expectSuitsPhone(page)
  const skills = [
    ['robot', 'Robotics'],
    ['troublesh', 'Troubleshooting'],
    ['physics', 'Physics'],
  ] as const
  const job = { title: 'Pool technician', description: 'You keep the test pool clear.', skills } as const
  await describeJob(page, finger, job)
  await expectSuitsPhone(page)
  await openJob(page, finger, job)
  const lists = page.getByRole('navigation', { name: 'Lists of candidates' })
  await expect(lists.getByRole('link', { name: /^Suggested/ })).toHaveAttribute('aria-current', 'page')
  const first = cardsIn(page.getByRole('main')).first()
  const name = await nameOn(first)
  await expectSuitsPhone(page)
  await finger.press(page.getByRole('button', { name: 'Review one by one' }))
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await expect(heading).toBeVisible()
  await expectSuitsPhone(page)
  const rows = () => page.getByRole('tab').evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size)
  await expect.poll(rows, 'tabs scroll in one row').toBe(1)
  for (const tab of ['Resume', 'Genome', 'Notes', 'History', 'Profile']) {
    await finger.press(page.getByRole('tab', { name: tab }))
    await expectSuitsPhone(page)
  }
  await finger.press(page.getByRole('tab', { name: 'Notes' }))
  await page.setViewportSize({ ...phone.viewport, height: 560 })
  await expectClearOfBars(page.getByRole('button', { name: 'Add the note' }))
  await page.setViewportSize(phone.viewport)
  const messages = await watchMessages(page)
  await finger.press(page.getByRole('button', { name: 'Contact' }))
  await sendLetter(page, finger, name)
  await expect(page.getByText(`${name} is contacted and will be told.`)).toBeVisible()
  await finger.press(page.getByRole('button', { name: 'Undo' }))
  await expect(heading).toBeVisible()
  await finger.press(page.getByRole('button', { name: 'Contact' }))
  await sendLetter(page, finger, name)
  await expect(heading).toHaveCount(0)
  const { moving, pressable } = await messages()
  expect(moving).toBeGreaterThan(0)
  expect(pressable).toBe(0)
  // Where nobody follows, the review ends by itself.
  const [back, contacted] = [page.getByRole('button', { name: 'Back to the list' }), lists.getByRole('link', { name: /^Contacted/ })]
  await expect(back.or(contacted)).toBeVisible()
  if (await back.isVisible()) await finger.press(back)
  await finger.press(contacted)
  await expect(cardsIn(page.getByRole('main'), name)).toBeVisible()
  await expectSuitsPhone(page)
})
