import type { Page } from '@playwright/test'
import { type InputMethod, keyboard, mouse } from './inputMethods.ts'
import { expect, test } from './journey.ts'
import { pdfResume } from './student.resumes.ts'
import { chooseAbout, chooseFile, followMail, makeAccount, type Student, student } from './student.steps.ts'

test.use({ story: 'firstFive', people: 150, viewport: { width: 1280, height: 800 } })

/** A typist's 40 words a minute, of five characters each. */
const KEYS_PER_SECOND = (40 * 5) / 60
/** To read a short screen, decide and find the next thing to press. */
const SECONDS_A_SCREEN = 5
/** What the machine may take of it all. A loaded machine is given several times what an idle one takes. */
const MACHINE_SECONDS = 40

/** What somebody is asked from the link in the mail to the first match. */
interface Asked {
  readonly keys: number
  readonly fields: number
  readonly screens: number
}

/** Counts the keys that are pressed, the fields that are typed into and the screens that are gone through. */
function counting(page: Page) {
  const asked = { keys: 0, fields: 0, screens: 0 }
  return {
    asked: asked as Asked,
    async type(text: string) {
      asked.fields++
      asked.keys += text.length
      await page.keyboard.type(text)
    },
    async press(key: string) {
      asked.keys++
      await page.keyboard.press(key)
    },
    screen: async (name: string, level = 2) => {
      asked.screens++
      await expect(page.getByRole('heading', { level, name })).toBeVisible()
    },
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** Makes an account and opens the link in the mail: the stopwatch starts here. */
async function openLink(page: Page, input: InputMethod, who: Student): Promise<void> {
  await page.goto('/signUp')
  await makeAccount(page, input, who)
  await followMail(page, input, who, 'emailSignUp')
  await expect(page.getByRole('button', { name: 'Verify my e-mail' })).toBeVisible()
}

async function verifyAndSignIn(page: Page, count: ReturnType<typeof counting>, { name, password }: Student): Promise<void> {
  await page.getByLabel('Password', { exact: true }).focus()
  await count.type(password)
  await count.press('Enter')
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).focus()
  await count.press('Enter')
  await count.screen(`Welcome, ${name}`, 1)
}

/** How long a typist takes over it, the machine's own part included. */
const secondsFor = ({ keys, screens }: Asked, machine: number): number => keys / KEYS_PER_SECOND + screens * SECONDS_A_SCREEN + machine

test('from the link in the mail to the first match by typing takes less than two minutes', async ({ page }) => {
  const juno = student('Juno Albright')
  await openLink(page, keyboard, juno)
  const count = counting(page)
  const status = page.getByRole('status').filter({ hasText: 'Your genome so far' })
  const machine = await secondsOf(async () => {
    await verifyAndSignIn(page, count, juno)
    await expect(status).toContainText('Still empty.')
    await page.getByLabel('First thing').focus()
    for (const [thing, skill] of [
      ['robotics team', 'Robotics'],
      ['babysitting', 'Babysitting'],
      ['drawing and painting', 'Painting'],
    ] as const) {
      await count.type(thing)
      await count.press('Enter')
      const taken = page.getByRole('group', { name: `Skills of ${thing}` }).getByRole('button', { pressed: true })
      await expect(taken, `Enter takes ${skill}`).toHaveCount(1)
    }
    await expect(status).not.toContainText('Still empty.')
    await expect(page.getByRole('button', { name: 'Next' }), 'the last Enter leads on').toBeFocused()
    await count.press('Enter')
    await count.screen('Somebody ahead of you')
    await expect(page.getByRole('article').getByText(/ did this with .*, as you do in ‘/)).toBeVisible()
  })
  const seconds = secondsFor(count.asked, machine)
  test.info().annotations.push({ type: 'by typing', description: JSON.stringify({ ...count.asked, machine, seconds }) })
  expect(count.asked.fields, 'the password and three things').toBe(4)
  expect(count.asked.keys).toBeLessThanOrEqual(70)
  expect(count.asked.screens).toBeLessThanOrEqual(2)
  expect(machine).toBeLessThan(MACHINE_SECONDS)
  expect(seconds).toBeLessThan(120)
  await blockAndUndo(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Jobs for you' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Go to your bio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: juno.name, exact: true })).toBeVisible()
})

/** Whoever is blocked as the first person whom one meets can be taken back at once, and the keyboard keeps its place. */
async function blockAndUndo(page: Page): Promise<void> {
  const card = page.getByRole('article')
  const name = (await card.getAttribute('aria-label'))!
  await chooseAbout(card, name, `Block ${name}`)
  const gone = page.getByText(`You blocked ${name}.`).locator('../..')
  await expect(gone).toBeFocused()
  await expect(card).toBeHidden()
  await gone.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeFocused()
  await expect(card.getByText(/ did this with .*, as you do in ‘/)).toBeVisible()
}

/** Takes over what the resume says, once it is read: a machine that is loaded gives up, and tries again when asked. */
async function acceptAll(page: Page): Promise<void> {
  const [all, again] = [page.getByRole('button', { name: /^Accept \d+ things$/ }), page.getByRole('button', { name: 'Try again' })]
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(all).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await all.click()
}

test('with a resume it takes less than one', async ({ page }) => {
  const olive = student('Olive Brandt')
  await openLink(page, mouse, olive)
  const count = counting(page)
  const file = await pdfResume()
  const machine = await secondsOf(async () => {
    await verifyAndSignIn(page, count, olive)
    await chooseFile(page, mouse, page.getByRole('button', { name: 'Choose a resume' }), file)
    await acceptAll(page)
    await expect(page.getByRole('status').filter({ hasText: 'Your genome so far' })).not.toContainText('Still empty.')
    await page.getByRole('button', { name: 'Next' }).click()
    await count.screen('Somebody ahead of you')
    await expect(page.getByRole('article')).toBeVisible()
  })
  const seconds = secondsFor(count.asked, machine)
  test.info().annotations.push({ type: 'with a resume', description: JSON.stringify({ ...count.asked, machine, seconds }) })
  expect(count.asked.fields, 'the password').toBe(1)
  expect(machine).toBeLessThan(MACHINE_SECONDS)
  expect(seconds).toBeLessThan(60)
})

test('whoever names things that no job is about is shown three jobs at their level all the same', async ({ page }) => {
  const bay = student('Bay Ferrante')
  await openLink(page, mouse, bay)
  await verifyAndSignIn(page, counting(page), bay)
  await page.getByLabel('First thing').fill('soccer')
  await page.getByRole('button', { name: 'Soccer', exact: true }).click()
  for (const step of ['Somebody ahead of you', 'Jobs for you']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
  }
  const jobs = page.getByRole('region', { name: 'At your level' }).getByRole('article')
  await expect(jobs).toHaveCount(3)
  for (const job of await jobs.all()) {
    await expect(job).toContainText('College')
    await expect(job.getByRole('list', { name: 'What speaks against it' })).toHaveCount(0)
  }
})

test('each thing that is named adds its part to the ring, and where motion is reduced nothing moves', async ({ page }) => {
  const wim = student('Wim Castell')
  await openLink(page, mouse, wim)
  await verifyAndSignIn(page, counting(page), wim)
  const arcs = page.getByRole('status').filter({ hasText: 'Your genome so far' }).locator('xpath=..').locator('circle')
  await expect(arcs, 'a plain ring').toHaveCount(1)
  const lengthOf = () => arcs.first().evaluate((arc) => getComputedStyle(arc).animationDuration)
  expect(await lengthOf()).toBe('0.22s')
  await page.getByLabel('First thing').fill('Swim team')
  await page.getByRole('button', { name: 'Swimming', exact: true }).click()
  await page.getByLabel('Second thing').fill('Chess club')
  await page.getByRole('button', { name: 'Chess', exact: true }).click()
  await expect(async () => expect(await arcs.count()).toBeGreaterThan(1)).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await lengthOf())).toBeLessThan(0.001)
})
