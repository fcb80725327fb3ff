import type { Locator, Page } from '@playwright/test'
import { CAST_PASSWORD } from '../server/src/demonstration/cast/cast.ts'
import type { InputMethod } from './inputMethods.ts'
import { expect } from './journey.ts'
import type { ChosenFile } from './student.resumes.ts'

/** Who goes on a journey. */
export interface Student {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function student(name: string): Student {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`, password: 'Meadow-42!' }
}

const member = (name: string, email: string): Student => ({ name, email, password: CAST_PASSWORD })

/** Some of the people of the demonstration community, whose bios are full. */
export const cast = {
  maya: member('Maya Lindqvar-Okonjoru', 'maya@demo.example'),
  tomas: member('Tomás Arrietano', 'tomas@demo.example'),
  nadia: member('Nadia Rostamvar-Bly', 'nadia@demo.example'),
  jonas: member('Jonas Adebambo-Holt', 'jonas@demo.example'),
  ingrid: member('Ingrid Thorsgaard-Vale', 'ingrid@demo.example'),
  priya: member('Priya Kulkarne-Lane', 'priya@demo.example'),
  samuel: member('Samuel Etcheverano-Cole', 'samuel@demo.example'),
  alex: member('Alex Morrow-Takebashi', 'alex@demo.example'),
}

/** Finds the sign-up from the landing page, and makes an account. */
export async function signUp(page: Page, input: InputMethod, who: Student): Promise<void> {
  await page.goto('/')
  await input.press(page.getByRole('link', { name: 'Create an account' }).first())
  await makeAccount(page, input, who)
}

/** Both steps of the sign-up, up to the words that the account is created and, where there is a resume, its upload. */
export async function makeAccount(page: Page, input: InputMethod, { name, email, password }: Student, resume?: ChosenFile): Promise<void> {
  await input.write(page.getByLabel('E-mail'), email)
  await input.write(page.getByLabel('Password', { exact: true }), password)
  await input.write(page.getByLabel('Password, once more'), password)
  await input.press(page.getByRole('button', { name: 'Continue' }))
  await input.write(page.getByLabel('Name', { exact: true }), name)
  await input.choose(page.getByLabel('Level'), 'col')
  await input.write(page.getByLabel('Year of birth (optional)'), '2001')
  if (resume !== undefined) await chooseFile(page, input, page.getByRole('button', { name: 'Resume (optional): Choose a file' }), resume)
  const stored = resume && page.waitForResponse((reply) => reply.url().includes('/uploadResume/') && reply.ok())
  await input.press(page.getByRole('button', { name: 'Create account' }))
  const created = `Your account is created! Verification email has been sent to ${email}.`
  await expect(page.getByRole('heading', { name: created })).toBeVisible()
  await stored
}

export async function chooseFile(page: Page, input: InputMethod, button: Locator, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await input.press(button)
  await (await chooser).setFiles(file)
}

/** Opens the outbox and follows the newest link of a kind that was mailed to somebody. */
export async function followMail(page: Page, input: InputMethod, { email }: Student, kind: string): Promise<void> {
  const letters = page.locator('article', { hasText: `To ${email}` })
  const link = letters.locator(`a[href*="/${kind}/"]`).first()
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(link).toBeVisible({ timeout: 100 })
  }).toPass()
  await input.press(link)
}

export async function confirm(page: Page, input: InputMethod, who: Student): Promise<void> {
  await followMail(page, input, who, 'emailSignUp')
  await enterPassword(page, input, who)
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
}

/** On the screen of a verification link, which asks for the password of the sign-up. */
export async function enterPassword(page: Page, input: InputMethod, { password }: Pick<Student, 'password'>): Promise<void> {
  await input.write(page.getByLabel('Password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Verify my e-mail' }))
}

/** From the sign-in screen to wherever it leads. */
export async function signIn(page: Page, input: InputMethod, { email, password }: Student): Promise<void> {
  await input.write(page.getByLabel('E-mail'), email)
  await input.write(page.getByLabel('Password', { exact: true }), password)
  await input.press(page.getByRole('button', { name: 'Sign in' }))
}

/** A student, signed in for the first time, where the guided first visit begins. */
export async function arrive(page: Page, input: InputMethod, who: Student): Promise<void> {
  await signUp(page, input, who)
  await confirm(page, input, who)
  await signIn(page, input, who)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${who.name}` })).toBeVisible()
}

/** From the first visit to the bio. */
export async function skipToBio(page: Page, input: InputMethod, { name }: Student): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Skip to my bio' }))
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export async function signOut(page: Page, input: InputMethod, { name }: Student): Promise<void> {
  await input.press(page.getByRole('button', { name: `Menu of ${name}` }))
  await input.press(page.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
}

/** A section of the bio. */
export function sectionOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title}`) })
}

/** Adds an activity with a skill that is chosen from the vocabulary. */
export async function addActivity(page: Page, input: InputMethod, activity: string, typed: string, skill: string): Promise<void> {
  const college = sectionOf(page, 'College')
  const edit = college.getByRole('button', { name: /^(Fill in|Edit): College$/ })
  if (await edit.isVisible()) await input.press(edit)
  await input.press(college.getByRole('button', { name: /^Add (a|another:( a)?) club or organization$/ }))
  await input.write(college.getByLabel('Club or organization', { exact: true }).last(), activity)
  await chooseSkill(input, college.getByRole('combobox', { name: 'Skills' }).last(), typed, skill)
  await expect(college.getByText('Saved', { exact: true }).first()).toBeVisible()
  const done = college.getByRole('button', { name: `Done: ${activity}` })
  if (await done.isVisible()) await input.press(done)
}

/** Finds a skill of the vocabulary by a part of its name, and chooses it. */
export async function chooseSkill(input: InputMethod, field: Locator, typed: string, skill: string): Promise<void> {
  await input.write(field, typed)
  const highlighted = field.page().locator('[role=option][aria-selected=true]')
  await expect(highlighted).toContainText(skill)
  await expect(field, 'the option is announced').toHaveAttribute('aria-activedescendant', (await highlighted.getAttribute('id')) ?? '')
  await field.press('Enter')
  await expect(field.page().getByRole('button', { name: `Remove ${skill}` })).toBeVisible()
  await expect(field, 'nothing is announced').not.toHaveAttribute('aria-activedescendant')
}

/** The card of the first person in a list, and their name. */
export async function firstMatch(page: Page): Promise<{ readonly card: Locator; readonly name: string }> {
  const first = page.getByRole('article').first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  return { card: page.getByRole('article', { name, exact: true }), name }
}

/** Chooses one of the things that are done to somebody less often, behind the three dots of their card. */
export async function chooseAbout(card: Locator, name: string, choice: string): Promise<void> {
  await card.getByRole('button', { name: `More about ${name}` }).click()
  await card.getByRole('button', { name: choice }).click()
}

/** Goes to one of the lists of the area of people. */
export async function openPeople(page: Page, list: 'Role models' | 'Like me' | 'Following' | 'Everybody'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name: list }).click()
}

/** Follows somebody in a list of matches, whose reasons are said, and finds them again among the followed. */
export async function followRoleModel(page: Page, input: InputMethod): Promise<string> {
  await input.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Role models' })).toBeVisible()
  const { card, name } = await firstMatch(page)
  await expect(card.getByRole('heading', { name: 'Why you match' })).toBeVisible()
  await expect(card.getByRole('list')).toContainText(/You both (show|stand out in|write of|use) /)
  await input.press(card.getByRole('button', { name: `Follow ${name}` }))
  await expect(card.getByRole('button', { name: `Stop following ${name}` })).toHaveText('Following')
  await input.press(page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name: 'Following' }))
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  return name
}
