import { finger } from './hands.ts'
import { expect, expectFitsWidth, test } from './journey.ts'
import { addActivity, arrive, followRoleModel, skipToBio, student } from './student.steps.ts'

test.use({ people: 150, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a student signs up, adds an activity, looks at the genome and follows a role model by touch', async ({ page }) => {
  const ravi = student('Ravi Thorne')
  await arrive(page, finger, ravi)
  await expectFitsWidth(page)
  await skipToBio(page, finger, ravi)
  await expectFitsWidth(page)
  await addActivity(page, finger, 'Robotics Team', 'robot', 'Robotics')
  await expectFitsWidth(page)
  await finger.press(page.getByRole('button', { name: 'Look at your genome' }))
  await expect(page.getByRole('tree', { name: 'Your genome' })).toBeVisible()
  await expectFitsWidth(page)
  await followRoleModel(page, finger)
  await expectFitsWidth(page)
})
