import { mouse } from './inputMethods.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { pdfResume } from './student.resumes.ts'
import { confirm, makeAccount, sectionOf, signIn, student } from './student.steps.ts'

test.use({ story: 'resume', people: 40, viewport: { width: 1280, height: 800 } })

test('a student who attached a resume is offered what it says on arriving, and leaves it out for good, until it is read again', async ({
  page,
  browser,
  baseURL,
}) => {
  const lark = student('Lark Ostrander')
  const panel = sectionOf(page, 'Fill from a resume')
  await test.step('signs up with a resume and arrives', async () => {
    await page.goto('/signUp')
    await makeAccount(page, mouse, lark, await pdfResume())
    await confirm(page, mouse, lark)
    await signIn(page, mouse, lark)
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${lark.name}` })).toBeVisible()
    await expect(panel.getByText('resume.pdf has 3 things for your bio.')).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: 'Barista' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('takes over a part, of which the rest says so', async () => {
    await panel.getByRole('button', { name: 'Decide one by one' }).click()
    await panel.getByRole('button', { name: /^Accept: .*Barista/ }).click()
    await panel.getByRole('button', { name: /^Accept: City/ }).click()
    await expect(panel.getByText('resume.pdf has one thing for your bio.')).toBeVisible()
  })
  await test.step('leaves the rest out; it stays so after a reload', async () => {
    await panel.getByRole('button', { name: 'Leave all out' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'What do you do?' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(panel.getByText('resume.pdf has one thing for your bio.')).toBeVisible()
    const leftOut = page.waitForResponse((reply) => reply.url().endsWith('/offer') && reply.ok())
    await panel.getByRole('button', { name: 'Leave all out' }).click()
    await leftOut
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'What do you do?' })).toBeVisible()
    await expect(panel).toHaveCount(0)
  })
  await test.step('and on another device, where it is brought back from the resume itself', async () => {
    const elsewhere = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL })
    await elsewhere.goto('/login')
    await signIn(elsewhere, mouse, lark)
    await expect(sectionOf(elsewhere, 'Professional experience').getByText('Barista')).toBeVisible()
    await expect(elsewhere.getByText('College · Duluth')).toBeVisible()
    const there = sectionOf(elsewhere, 'Fill from a resume')
    await expect(there).toHaveCount(0)
    await elsewhere.getByRole('button', { name: /^Resumes/ }).click()
    await elsewhere.getByRole('button', { name: 'Read into my bio: resume.pdf' }).click()
    await expect(there.getByRole('button', { name: /^Accept: State/ })).toBeVisible()
    await elsewhere.close()
    await page.reload()
    await expect(panel.getByText('resume.pdf has one thing for your bio.')).toBeVisible()
  })
})
