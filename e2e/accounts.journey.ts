import { expect, expectAccessible, expectFitsWidth, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'

const screens = [
  '/',
  '/login',
  '/signUp',
  '/signUp/verifyemail',
  '/signUp/verifyemail?email=maya@example.org',
  '/resend_email_verification',
  '/forgotPassword',
  '/changePassword/not-a-link',
  '/emailSignUp/profile/not-a-link',
  '/FAQ',
  '/employer',
  '/employer/login',
  '/employer/signUp',
  '/employer/resend_email_verification',
  '/employer/forgotPassword',
  '/employer/FAQ',
  '/groupadmin',
  '/groupadmin/login',
  '/groupadmin/signUp',
  '/groupadmin/resend_email_verification',
  '/groupadmin/forgotPassword',
  '/groupadmin/FAQ',
  '/groupadmin/about',
  '/nothing/is/here',
  '/dev/outbox',
]

for (const { size, expectFits } of [
  { size: { viewport: { width: 1280, height: 800 } }, expectFits: expectFitsWidth },
  { size: phone, expectFits: expectSuitsPhone },
]) {
  test.describe(`at ${size.viewport.width} pixels`, () => {
    test.use(size)

    test('every public screen is accessible and fits', async ({ page }) => {
      for (const screen of screens) {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFits(page)
        await expectAccessible(page)
      }
    })
  })
}

for (const { side, base } of [
  { side: 'an employer', base: '/employer' },
  { side: 'a group administrator', base: '/groupadmin' },
]) {
  test(`${side} signs up, confirms, signs in, changes the profile and signs out`, async ({ page, installation }) => {
    const email = `${base.slice(1)}@example.org`
    await page.goto(`${base}/signUp`)
    await page.getByLabel('Name').fill('Robin Vale')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Meadow-42!')
    await page.getByLabel('Password, once more').fill('Meadow-42!')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(`Your account is created! Verification email has been sent to ${email}.`)).toBeVisible()

    const type = base === '/employer' ? 'recruiter' : 'groups'
    await page.goto(await installation.link(new RegExp(`/emailSignUp/${type}/[\\w-]+`)))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Meadow-42!')
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My profile' }).click()
    await expect(page).toHaveURL(new RegExp(`${base}/.+/profile`))
    await page.getByLabel(/Company|Institution|Organi/i).first().fill('Vale Instruments')
    await page.getByRole('button', { name: /Save/ }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expectAccessible(page)
  })
}
