import type { Browser, Page } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { Area, Ids, Viewer } from '../tools/gallery/screen.ts'
import { mouse } from './inputMethods.ts'
import { expect } from './journey.ts'
import { enter, enterAsPriya, ownJob, signUpAt, signUpRecruiter } from './jobs.steps.ts'
import { arrive, cast, chooseAbout, firstMatch, type Student, student } from './student.steps.ts'

const JOB = 'Underwater robotics intern'
const GROUP = 'Larkmere High School'
const MENTORED = 'Larkmere Alumni Network'
const BY_INVITATION = 'Reunion of the class of 2017'

/** The id of a job of the cast's recruiter, as she sees it. */
async function ownJobId(page: Page): Promise<string> {
  const address = await ownJob(page, JOB)
    .getByRole('link', { name: `Edit ${JOB}` })
    .getAttribute('href')
  return address!.split('/').at(-1)!
}

/** Whether somebody is in one of the lists of people that a person sets aside. */
async function hasSetAside(page: Page, self: string, list: 'blocked' | 'removed', empty: string): Promise<boolean> {
  await page.goto(`/students/${self}/${list}`)
  await expect(page.getByRole('heading', { name: empty }).or(page.getByRole('article')).first()).toBeVisible()
  return (await page.getByRole('article').count()) > 0
}

/** Somebody is blocked and another is not for them, so that these lists are seen with somebody in them, and somebody else is suggested. */
async function meetPeople(page: Page, self: string): Promise<string> {
  const isBlocking = await hasSetAside(page, self, 'blocked', 'You have blocked nobody')
  const isRemoving = await hasSetAside(page, self, 'removed', 'You took nobody out')
  await page.goto(`/students/${self}/rolemodels`)
  if (!isBlocking) {
    const { card, name } = await firstMatch(page)
    await chooseAbout(card, name, `Block ${name}`)
    await expect(page.getByText(`You blocked ${name}.`)).toBeVisible()
    await page.reload()
  }
  await firstMatch(page)
  if (!isRemoving) {
    const card = page.getByRole('article').last()
    const name = (await card.getAttribute('aria-label'))!
    await chooseAbout(card, name, `${name} is not for me`)
    await expect(page.getByText(`${name} will not be suggested again.`)).toBeVisible()
    await page.reload()
    await firstMatch(page)
  }
  const address = await page.getByRole('article').last().getByRole('link').first().getAttribute('href')
  return address!.split('/').at(-1)!
}

/** The id of a group of the cast's advisor, from his list. */
async function ownGroupId(page: Page, name = GROUP): Promise<string> {
  const address = await page.getByRole('link', { name: `Manage ${name}` }).getAttribute('href')
  return address!.split('/').at(-2)!
}

/** The id of the mentoring group of a group. */
async function mentoringGroupId(page: Page, self: string, groupId: string): Promise<string> {
  await page.goto(groupPaths.mentoring(self, groupId))
  const address = await page.getByRole('link', { name: 'Alumni for students' }).getAttribute('href')
  return new URL(address!, page.url()).searchParams.get('open')!
}

/** The id of a group whose member the student is. */
async function joinedGroupId(page: Page, self: string): Promise<string> {
  await page.goto(groupPaths.groups(self, 'accepted'))
  const { card, name } = await firstMatch(page)
  return (await card.getByRole('link', { name }).getAttribute('href'))!.split('/').at(-2)!
}

const jobIds = new Map<string, Promise<string>>()

/** The same, asked once of each installation. */
function jobIdOf(browser: Browser, origin: string): Promise<string> {
  const asked = jobIds.get(origin) ?? askJobId(browser, origin)
  jobIds.set(origin, asked)
  return asked
}

async function askJobId(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL })
  await enterAsPriya(page, mouse)
  const id = await ownJobId(page)
  await page.close()
  return id
}

/** Who waits for approval, and is seen by super-users: one in each installation, so that both screens look the same whenever they are opened. */
const wanda = student('Wanda Quill')
const signedUpWandas = new Map<string, Promise<void>>()

function requireWanda(browser: Browser, origin: string): Promise<void> {
  const signedUp = signedUpWandas.get(origin) ?? signUpWanda(browser, origin)
  signedUpWandas.set(origin, signedUp)
  return signedUp
}

async function signUpWanda(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL })
  await signUpAt(page, mouse, wanda, '/groupadmin')
  await page.close()
}

/** Who has the same name as a student has an address of their own: mails to both would be taken for each other’s. */
const ofOffice = (who: Student): Student => ({ ...who, email: who.email.replace('@', '@office.') })

/** Signs in whoever looks, and answers their id. */
async function arriveAs(viewer: Viewer, page: Page, newcomer: string): Promise<string> {
  if (viewer === 'visitor') return ''
  if (viewer === 'student') return enter(page, mouse, cast.tomas)
  if (viewer === 'employer') return enterAsPriya(page, mouse)
  if (viewer === 'advisor') return enter(page, mouse, cast.samuel, '/groupadmin')
  if (viewer === 'superUser') return enter(page, mouse, cast.alex)
  if (viewer === 'newAdvisor') return enter(page, mouse, wanda, '/groupadmin')
  if (viewer === 'newEmployer') return signUpRecruiter(page, mouse, ofOffice(student(newcomer)))
  await arrive(page, mouse, student(newcomer))
  return (await page.evaluate(() => sessionStorage.getItem('userId'))) ?? ''
}

/** Signs in who looks at an area, and says what the addresses of its screens name. */
export async function enterArea({ viewer, area }: Area, page: Page, newcomer: string, browser: Browser, origin: string): Promise<Ids> {
  const job = await jobIdOf(browser, origin)
  if (viewer === 'newAdvisor' || viewer === 'superUser') await requireWanda(browser, origin)
  const self = await arriveAs(viewer, page, newcomer)
  const isOfGroup = area === 'Groups' || area === 'Members'
  // Who is blocked is missed in groups as well: both look the same whichever is looked at first.
  const meets = viewer === 'student' && (area === 'People' || isOfGroup)
  const other = meets ? await meetPeople(page, self) : ''
  const groupOf: Partial<Record<Viewer, () => Promise<string>>> = {
    student: () => joinedGroupId(page, self),
    advisor: () => ownGroupId(page),
  }
  const group = isOfGroup ? ((await groupOf[viewer]?.()) ?? '') : ''
  const byInvitation = viewer === 'advisor' && area === 'Groups' ? await ownGroupId(page, BY_INVITATION) : ''
  const mentored = area === 'Mentoring' ? await ownGroupId(page, MENTORED) : ''
  const mentoringGroup = mentored === '' ? '' : await mentoringGroupId(page, self, mentored)
  return { self, job, other, group, byInvitation, mentored, mentoringGroup }
}

/** The first step of the sign-up, filled in. */
export async function beginSignUp(page: Page): Promise<void> {
  await page.goto('/signUp')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Meadow-42!')
  await page.getByLabel('Password, once more').fill('Meadow-42!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}
