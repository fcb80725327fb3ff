import { keyboard, tabTo } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { addActivity, arrive, followRoleModel, signOut, skipToBio, student } from './student.steps.ts'

test.use({ story: 'keyboard', people: 150 })

test('a student signs up, adds an activity, walks the genome, follows a role model and signs out by keyboard alone', async ({ page }) => {
  const noor = student('Noor Castellane')
  await arrive(page, keyboard, noor)
  await skipToBio(page, keyboard, noor)
  await addActivity(page, keyboard, 'Robotics Team', 'robot', 'Robotics')

  await keyboard.press(page.getByRole('link', { name: 'Look at your genome' }))
  const genome = page.getByRole('region', { name: 'Your genome', exact: true })
  const parts = genome.getByRole('treeitem')
  await tabTo(parts.first())
  const walked: string[] = []
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await page.keyboard.press(key)
    walked.push((await page.locator(':focus').getAttribute('aria-label')) ?? '')
  }
  expect(
    walked.every((label) => /, \d+% of your genome/.test(label)),
    walked.join('; '),
  ).toBe(true)
  expect(walked[0]).toBe(walked[2])
  expect(walked[3]).toBe(await parts.first().getAttribute('aria-label'))
  await page.keyboard.press('Enter')
  await expect(genome.getByRole('region', { name: /^Behind / }).getByText('Robotics Team')).toBeVisible()

  await followRoleModel(page, keyboard)
  await signOut(page, keyboard, noor)
})
