import type { Locator, Page } from '@playwright/test'
import { type InputMethod, keyboard } from './inputMethods.ts'
import { expect } from './journey.ts'
import { type Base, openWith } from './sessions.ts'
import { chooseSkill, cast, enterPassword, followMail, signIn, type Student } from './student.steps.ts'

/**
 * To a side's first screen: by its sign-in page where all is done by keys, else at once, for a journey that is about something else.
 * @returns the id of who signed in
 */
export async function enter(page: Page, input: InputMethod, who: Student, base: Base = ''): Promise<string> {
  if (input === keyboard) {
    await page.goto(`${base}/login`)
    await signIn(page, input, who)
  } else await openWith(page, who, base)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return (await page.evaluate(() => sessionStorage.getItem('userId'))) ?? ''
}

/** The cast's recruiter at the list of her jobs. */
export async function enterAsPriya(page: Page, input: InputMethod): Promise<string> {
  const id = await enter(page, input, cast.priya, '/employer')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  return id
}

/** Another tab of the recruiter's browser, which takes the session over. */
export async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/employer')
  await expect(tab.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  return tab
}

/** Somebody who hires for another company, with an account of their own. */
export const signUpRecruiter = (page: Page, input: InputMethod, who: Student): Promise<string> => signUpAt(page, input, who, '/employer')

/** Somebody with an account at a side whose sign-up asks for one step. */
export async function signUpAt(page: Page, input: InputMethod, who: Student, base: Exclude<Base, ''>): Promise<string> {
  await page.goto(`${base}/signUp`)
  await input.write(page.getByLabel('Name'), who.name)
  await input.write(page.getByLabel('E-mail'), who.email)
  await input.write(page.getByLabel('Password', { exact: true }), who.password)
  await input.write(page.getByLabel('Password, once more'), who.password)
  await input.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByText('Your account is created!')).toBeVisible()
  await followMail(page, input, who, 'emailSignUp')
  await enterPassword(page, input, who)
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
  return enter(page, input, who, base)
}

export interface NewJob {
  readonly title: string
  readonly description: string
  /** What is typed of each skill, and the skill of the vocabulary that it finds. */
  readonly skills: readonly (readonly [typed: string, skill: string])[]
}

/** Fills the form of a new job; nothing is stored yet. */
export async function describeJob(page: Page, input: InputMethod, { title, description, skills }: NewJob): Promise<void> {
  await input.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Post a job' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
  await input.write(page.getByLabel('Title'), title)
  await expect(page.getByLabel('Company')).toHaveValue('Harborline Robotics')
  await input.write(page.getByRole('textbox', { name: 'Description' }), description)
  for (const [typed, skill] of skills) await chooseSkill(input, page.getByLabel('Add a skill'), typed, skill)
}

/** Opens the job in the form, which leads to those who fit it. */
export async function openJob(page: Page, input: InputMethod, { title }: NewJob): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Open the job' }))
  await expect(page.getByText(`${title} is open.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await showBoard(page, input)
}

/** One of the employer's own jobs in their list. */
export const ownJob = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })

/** From the list of jobs to the candidates of one, in one of its lists, which stand beside each other. */
export async function openCandidates(page: Page, input: InputMethod, title: string, list: string): Promise<void> {
  const counts = ownJob(page, title).getByRole('list', { name: `Candidates for ${title}` })
  await input.press(counts.getByRole('link', { name: new RegExp(`${list}$`) }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await showBoard(page, input)
}

const ROOM_FOR_BOARD = 1_100

/** Where there is room, all lists of a job beside each other: the browser remembers it. */
export async function showBoard(page: Page, input: InputMethod): Promise<void> {
  if (page.viewportSize()!.width < ROOM_FOR_BOARD) return
  const board = page.getByRole('button', { name: 'Board', exact: true })
  await expect(board).toBeVisible()
  if ((await board.getAttribute('aria-pressed')) === 'false') await input.press(board)
}

/** One of a job's lists, where they stand beside each other. */
export const column = (page: Page, list: string): Locator => page.getByRole('region', { name: list, exact: true })

/** How many a list says that it has, where the lists stand beside each other. */
export async function countIn(page: Page, list: string): Promise<number> {
  const words = await column(page, list).getByRole('heading', { level: 2, name: /\d$/ }).innerText()
  return Number(/\d+$/.exec(words)![0])
}

/** Carries a card into a list, as soon as cards can be carried. */
export async function dragOnto(card: Locator, list: Locator): Promise<void> {
  await card.hover()
  await expect(card).toHaveAttribute('draggable', 'true')
  await card.dragTo(list)
}

/** The cards of a list, or of one person. */
export function cardsIn(list: Locator, name?: string): Locator {
  const heading = list.page().getByRole('heading', { level: 3, ...(name !== undefined && { name, exact: true }) })
  return list.getByRole('listitem').filter({ has: heading })
}

export async function nameOn(card: Locator): Promise<string> {
  // Of what is out of sight, and so not laid out, no text is seen.
  return (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
}

/** Sends the words that the product offers to somebody who is contacted. */
export async function sendLetter(page: Page, input: InputMethod, name: string): Promise<void> {
  const letter = page.getByRole('dialog', { name: `Contact ${name}` })
  await expect(letter.getByLabel(`Your words to ${name}`)).toHaveValue(new RegExp(`^Hello ${name.split(' ')[0]!},`))
  await input.press(letter.getByRole('button', { name: 'Send' }))
}

/** Decides about somebody from the menu of their card. */
export async function decide(card: Locator, input: InputMethod, decision: string): Promise<void> {
  await input.press(card.getByRole('button', { name: /^Decide about / }))
  await input.press(card.page().getByRole('menuitem', { name: decision }))
}
