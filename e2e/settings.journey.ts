import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mouse } from './inputMethods.ts'
import { signUpRecruiter } from './jobs.steps.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { confirm, signIn, signUp, student, type Student } from './student.steps.ts'

async function openSettings(page: Page, { name }: Student): Promise<void> {
  await mouse.press(page.getByRole('button', { name: `Menu of ${name}` }))
  await mouse.press(page.getByRole('link', { name: 'Settings', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

async function download(page: Page): Promise<Buffer> {
  const [archive] = await Promise.all([page.waitForEvent('download'), mouse.press(page.getByRole('button', { name: 'Download my data' }))])
  return readFile(await archive.path())
}

async function deleteAccount(page: Page, who: Student): Promise<void> {
  await mouse.press(page.getByRole('button', { name: 'Delete my account…' }))
  await mouse.write(page.getByRole('textbox', { name: 'Your password' }).last(), 'not it')
  await mouse.press(page.getByRole('button', { name: 'Delete my account', exact: true }))
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await expectAccessible(page)
  await mouse.write(page.getByRole('textbox', { name: 'Your password' }).last(), who.password)
  await mouse.press(page.getByRole('button', { name: 'Delete my account', exact: true }))
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
}

async function takeBack(page: Page, who: Student): Promise<void> {
  await signIn(page, mouse, who)
  await expect(page.getByText(/^This account was deleted\. Until \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M you can take it back/)).toBeVisible()
  await expectAccessible(page)
  await mouse.press(page.getByRole('button', { name: 'Take my account back' }))
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

test('a student hides, downloads everything, deletes the account and takes it back', async ({ page }) => {
  const mira = student('Mira Settled')
  await signUp(page, mouse, mira)
  await confirm(page, mouse, mira)
  await signIn(page, mouse, mira)
  await expect(page).toHaveURL(/\/bio\//)
  await page.goto('/settings')
  await expect(page.getByText('Your profile is published')).toBeVisible()
  await expect(page.getByText('Which people and jobs are suggested to you is logged for 180 days')).toBeVisible()
  await expect(page.getByText('Role models and students like you stand in the order of their points.')).toBeVisible()
  await mouse.press(page.getByRole('button', { name: 'Hide my profile' }))
  await mouse.press(page.getByRole('button', { name: 'Hide', exact: true }))
  await expect(page.getByText('Your profile is hidden').first()).toBeVisible()
  expect((await download(page)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  await deleteAccount(page, mira)
  await takeBack(page, mira)
  await openSettings(page, mira)
  await expect(page.getByText('Your profile is hidden').first()).toBeVisible()
})

test('an employer has the same settings; an old address of the notifications leads to the one for all', async ({ page }) => {
  const kit = student('Kit Settled')
  const id = await signUpRecruiter(page, mouse, kit)
  await openSettings(page, kit)
  await page.getByLabel('Somebody applies').selectOption('At once')
  await page.goto(`/employer/${id}/notifications`)
  await expect(page).toHaveURL(/\/notifications$/)
  await mouse.press(page.getByRole('main').getByRole('link', { name: 'settings' }))
  await expect(page.getByLabel('Somebody applies')).toHaveValue('atOnce')
  await download(page)
  await deleteAccount(page, kit)
  await takeBack(page, kit)
})
