import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsWidth, test } from './journey.ts'
import { mouse } from './inputMethods.ts'
import { enterPassword, followMail, makeAccount, signIn, student, type Student } from './student.steps.ts'
import { expectSuitsPhone, phone } from './phone.ts'

// Those that the gallery does not show.
const screens = [
  '/signUp/verifyemail?email=maya@example.org',
  '/nothing/is/here',
  '/dev/outbox',
  '/stopInvitations',
  '/stopInvitations?token=x',
  '/goodFit',
  '/goodFit?token=x',
]

for (const { size, expectFits } of [
  { size: { viewport: { width: 1280, height: 800 } }, expectFits: expectFitsWidth },
  { size: phone, expectFits: expectSuitsPhone },
]) {
  test.describe(`at ${size.viewport.width} pixels`, () => {
    test.use(size)

    test('what is public beside the gallery’s screens is accessible and fits', async ({ page }) => {
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
    await enterPassword(page, mouse, { password: 'Meadow-42!' })
    await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My profile' }).click()
    await expect(page).toHaveURL(new RegExp(`${base}/.+/profile`))
    await page
      .getByLabel(/Company|Institution|Organi/i)
      .first()
      .fill('Vale Instruments')
    await page.getByRole('button', { name: /Save/ }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expectAccessible(page)
  })
}

test('a page that is loaded again in the middle of the sign-up keeps what was typed, but for the password', async ({ page }) => {
  const { name, email, password } = student('Rhea Load')
  await page.goto('/signUp')
  await page.getByLabel('E-mail').fill(email)
  const choosePassword = async () => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password, once more').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await choosePassword()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Level').selectOption('col')
  await page.getByLabel('Year of birth (optional)').fill('2001')
  await page.reload()

  await expect(page.getByText('Choose your password again')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await choosePassword()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Level')).toHaveValue('col')
  await expect(page.getByLabel('Year of birth (optional)')).toHaveValue('2001')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`Verification email has been sent to ${email}.`)).toBeVisible()
})

for (const { by, own } of [
  { by: 'the link of the verification', own: ownByVerification },
  { by: 'the link of a reset', own: ownByReset },
]) {
  test(`who owns an e-mail takes over, empty, the account that somebody else made with it, by ${by}`, async ({ page }) => {
    const squatter = student(`Sam ${by.includes('reset') ? 'Reset' : 'Verified'}`)
    await page.goto('/signUp')
    await makeAccount(page, mouse, squatter)
    const owner = { ...squatter, name: 'Olive Tern', password: 'Heather-77?' }
    await own(page, owner)
    await signIn(page, mouse, owner)
    await expect(page.getByText(owner.name).first()).toBeVisible()
    await expect(page.getByText(squatter.name)).toHaveCount(0)
  })
}

async function ownByVerification(page: Page, owner: Student): Promise<void> {
  await followMail(page, mouse, owner, 'emailSignUp')
  await enterPassword(page, mouse, owner)
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await page.getByRole('button', { name: 'I do not know the password' }).click()
  await expect(page.getByText('the account starts empty')).toBeVisible()
  await expectAccessible(page)
  await chooseAnew(page, owner)
  await page.getByRole('button', { name: 'Set this password and verify' }).click()
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
}

async function ownByReset(page: Page, owner: Student): Promise<void> {
  await page.goto('/forgotPassword')
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByRole('button').last().click()
  await expect(page.getByText(`If there is an account for ${owner.email}`)).toBeVisible()
  await followMail(page, mouse, owner, 'changePassword')
  await page.getByLabel('New password', { exact: true }).fill(owner.password)
  await page.getByLabel('New password, once more').fill(owner.password)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('your account starts empty')).toBeVisible()
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your password is changed. Please sign in with the new one.')).toBeVisible()
}

async function chooseAnew(page: Page, { name, password }: Student): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password, once more').fill(password)
}
