import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { castOf } from '../server/src/demonstration/cast/cast.ts'
import { ensureFirefox, firefoxPath } from '../tools/browser.ts'
import { startProduct } from '../tools/product.ts'
import { buildWebIfNeeded } from '../tools/webBuild.ts'

// `npm run test:firefox`: walks a student's main journey in Firefox, by WebDriver BiDi. Playwright drives a Firefox of its own alone.
const PATIENCE_MS = 60_000
const POLL_MS = 100
const JOB = 'Ocean data analyst'
const walker = castOf(Date.now()).find(({ email }) => email.startsWith('jonas@'))!

type Kind = keyof typeof kinds
const kinds = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea',
  option: '[role=option]',
  tree: '[role=tree]',
}

/** Runs in the page: the last thing of a kind that shows, and is called so. */
function find(selector: string, name: string): Element | undefined {
  const called = new RegExp(name)
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent.trim())
    return element.getAttribute('aria-label') ?? labels[0] ?? element.textContent.trim()
  }
  const all = [...document.querySelectorAll(selector)]
  return all.findLast((element) => called.test(nameOf(element)) && element.checkVisibility())
}

/** Waits until something shows. @param name what it is called, as a pattern */
async function see(page: Page, kind: Kind, name: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(find, { polling: POLL_MS }, kinds[kind], name).catch((error: unknown) => {
    throw new Error(`There is no ${kind} ${name}`, { cause: error })
  })
  return found.asElement() as ElementHandle
}

/** Runs in the page: that no screen is on its way into the next, when a press would be lost. */
function isStill(): boolean {
  const pseudoOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null)
  return !document.getAnimations().some((animation) => pseudoOf(animation)?.startsWith('::view-transition'))
}

async function press(page: Page, kind: Kind, name: string): Promise<void> {
  const found = await see(page, kind, name)
  await page.waitForFunction(isStill, { polling: POLL_MS })
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await found.click()
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await press(page, 'field', name)
  await page.keyboard.type(text)
}

const steps: Record<string, (page: Page) => Promise<void>> = {
  async 'signs in'(page) {
    await write(page, '^E-mail', walker.email)
    await write(page, '^Password', walker.password)
    await press(page, 'button', '^Sign in$')
    await see(page, 'heading', walker.name)
  },
  async 'adds an activity with a skill to the bio'(page) {
    await press(page, 'button', '^(Fill in|Edit): College$')
    await press(page, 'button', '^Add (a|another:( a)?) club or organization$')
    await write(page, '^Club or organization', 'Sailing Club')
    await write(page, '^Skills', 'robot')
    await see(page, 'option', 'Robotics')
    await page.keyboard.press('Enter')
    await see(page, 'button', '^Remove Robotics$')
    await page.waitForFunction(() => document.querySelector('main')?.innerText.includes('Saved'), { polling: POLL_MS })
  },
  async 'looks at the genome'(page) {
    await press(page, 'link', '^Genome$')
    await see(page, 'tree', '')
  },
  async 'reads why role models match'(page) {
    await press(page, 'link', '^People$')
    await see(page, 'heading', '^Role models$')
    await see(page, 'heading', '^Why you match$')
  },
  async 'finds a job'(page) {
    await press(page, 'link', '^Jobs')
    await write(page, '^Search all jobs', 'ocean analist')
    await press(page, 'button', '^Search$')
    await see(page, 'heading', '^Why it fits$')
    await press(page, 'link', `^${JOB}$`)
    await see(page, 'heading', `^${JOB}$`)
  },
  async applies(page) {
    await press(page, 'button', '^Apply$')
    await write(page, '^A few words to', 'I write about water and know its numbers.')
    await press(page, 'button', '^Send application$')
    await see(page, 'heading', '^You applied$')
  },
  async 'signs out'(page) {
    await press(page, 'button', `^Menu of ${walker.name}`)
    await press(page, 'button', '^Sign out$')
    await see(page, 'link', '^Sign in$')
  },
}

/** The walk, a line for each step. */
async function walk(origin: string): Promise<void> {
  const browser = await launch({ browser: 'firefox', executablePath: firefoxPath()!, headless: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.setViewport({ width: 1280, height: 800 })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`${origin}${walker.signIn}`)
    for (const [name, step] of Object.entries(steps)) {
      await step(page).catch((error: unknown) => {
        throw new Error(`In Firefox a student ${name}: fails`, { cause: error })
      })
      process.stdout.write(`In Firefox a student ${name}\n`)
    }
    if (errors.length > 0) throw new Error(`Errors on the way: ${errors.join('\n')}`)
  } finally {
    await browser.close()
  }
}

ensureFirefox()
buildWebIfNeeded()
const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-firefox-'))
const product = await startProduct({ DATA_FOLDER: dataFolder, DEMONSTRATION: 'true', PEOPLE: '150' }, 'e2e/installation.ts')
try {
  await walk(product.origin)
} finally {
  await product.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
