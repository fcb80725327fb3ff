import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { castOf } from '../server/src/demonstration/cast/cast.ts'
import { browserArguments, browserPath, ensureBrowser } from './browser.ts'
import { takeGallery } from './gallery/take.ts'
import { startProduct } from './product.ts'

// `npm run pictures`: takes the README's pictures of the demonstration community, as its cast sees it, and those of the gallery. With
// `-- --accept` it takes the gallery's alone, and accepts how the screens look now.
const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const wide = { width: 1280, height: 800 }
const tall = { width: 1280, height: 960 }
const taller = { width: 1280, height: 1160 }
const phone = { width: 360, height: 740 }
const QUALITY = 80
const MOST_BYTES = 130_000
const GAP = 40

type Scheme = 'light' | 'dark'

interface Visit {
  readonly browser: Browser
  readonly origin: string
}

/** A window on the product; with `signedIn` on the student's own bio, else on the landing page. */
async function open(visit: Visit, viewport: typeof wide, colorScheme: Scheme, signedIn = true): Promise<Page> {
  if (signedIn) {
    const { page, name } = await signedInAs(visit, 'maya', viewport, colorScheme)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('link', { name: 'Look at your genome' }).waitFor()
    return page
  }
  const page = await visit.browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  await page.goto(visit.origin)
  return page
}

/** A window in which somebody of the cast, by the first part of their e-mail, has just signed in. */
async function signedInAs({ browser, origin }: Visit, who: string, viewport: typeof wide, colorScheme: Scheme) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  const { email, password, name, signIn } = castOf(Date.now()).find((member) => member.email.startsWith(`${who}@`))!
  await page.goto(origin + signIn)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return { page, name }
}

/** What the window shows once everything has come. */
async function shot(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  return page.screenshot()
}

async function keep(name: string, picture: Sharp): Promise<void> {
  const { size } = await picture.webp({ quality: QUALITY, effort: 6 }).toFile(join(folder, `${name}.webp`))
  if (size > MOST_BYTES) throw new Error(`${name}.webp has ${size} bytes; ${MOST_BYTES} at most`)
  process.stdout.write(`docs/pictures/${name}.webp: ${Math.ceil(size / 1000)} KB\n`)
}

async function openGenome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look at your genome' }).click()
  await page.getByRole('region', { name: 'Your genome', exact: true }).getByRole('tree').waitFor()
}

/** Scrolls until something stands right below the header. */
async function bringUp(target: Locator): Promise<void> {
  await target.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 88 }))
}

async function openRoleModels(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('heading', { name: 'Why you match' }).first().waitFor()
}

async function takeWide(visit: Visit): Promise<void> {
  const landing = await open(visit, wide, 'light', false)
  await keep('landing', sharp(await shot(landing)))

  const bio = await open(visit, wide, 'light')
  await keep('bio', sharp(await shot(bio)))
  await openRoleModels(bio)
  await keep('role-models', sharp(await shot(bio)))

  const comparison = await open(visit, taller, 'light')
  await openRoleModels(comparison)
  await comparison
    .getByRole('button', { name: /^Compare genomes/ })
    .first()
    .click()
  await comparison.getByRole('heading', { name: 'Most in common' }).waitFor()
  await bringUp(comparison.getByRole('article').first())
  await keep('comparison', sharp(await shot(comparison)))

  const genome = await open(visit, tall, 'dark')
  await openGenome(genome)
  await keep('genome', sharp(await shot(genome)))
}

const BIG_JOB = 'Underwater robotics intern'

/** The jobs of a student, and how their employer works through the candidates. */
async function takeJobs(visit: Visit): Promise<void> {
  const { page: jobs } = await signedInAs(visit, 'tomas', wide, 'light')
  await jobs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await jobs.getByText('Why it fits').first().waitFor()
  await keep('jobs', sharp(await shot(jobs)))

  const { page: candidates } = await signedInAs(visit, 'priya', tall, 'light')
  const row = candidates.getByRole('listitem').filter({ has: candidates.getByRole('heading', { name: BIG_JOB }) })
  await row.getByRole('link', { name: /applied/ }).click()
  await candidates.getByRole('button', { name: 'Review one by one' }).and(candidates.locator(':enabled')).waitFor()
  await keep('candidates', sharp(await shot(candidates)))
  await candidates.getByRole('button', { name: 'Review one by one' }).click()
  await candidates.getByRole('heading', { name: 'Why they fit' }).waitFor()
  await candidates.getByRole('tabpanel', { name: 'Resume' }).getByText('Education').waitFor()
  await keep('review', sharp(await shot(candidates)))
}

const [SCHOOL, NETWORK, MENTORING] = ['Larkmere High School', 'Larkmere Alumni Network', 'Alumni for students']

/** How an advisor runs groups: the members of a school, who mentors whom in its network, and how that goes. */
async function takeGroups(visit: Visit): Promise<void> {
  const { page } = await signedInAs(visit, 'samuel', tall, 'light')
  const openGroup = async (name: string, section: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Groups' }).click()
    await page.getByRole('link', { name: `Manage ${name}` }).click()
    await page.locator('main').getByRole('link', { name: section }).first().click()
  }
  await openGroup(SCHOOL, 'Members')
  await page.getByRole('checkbox').nth(8).waitFor()
  await keep('members', sharp(await shot(page)))
  await openGroup(NETWORK, 'Mentoring')
  await page.getByRole('link', { name: MENTORING }).first().click()
  await page.getByRole('link', { name: 'Who mentors whom' }).first().click()
  await page.getByRole('button', { name: 'Why' }).nth(3).waitFor()
  await keep('pairs', sharp(await shot(page)))
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'How the pairs go on' }).waitFor()
  await keep('dashboard', sharp(await shot(page)))
}

/** Three phones beside each other. */
async function takePhones(visit: Visit): Promise<void> {
  const bio = await open(visit, phone, 'light')
  const genome = await open(visit, phone, 'light')
  await openGenome(genome)
  const roleModels = await open(visit, phone, 'dark')
  await openRoleModels(roleModels)
  await bringUp(roleModels.getByRole('article').first())
  const shots = [await shot(bio), await shot(genome), await shot(roleModels)]
  const width = shots.length * (phone.width + GAP) - GAP
  const canvas = sharp({ create: { width, height: phone.height, channels: 4, background: '#0000' } })
  await keep('phones', canvas.composite(shots.map((input, at) => ({ input, left: at * (phone.width + GAP), top: 0 }))))
}

async function takeReadme(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-pictures-'))
  const product = await startProduct({ DATA_FOLDER: dataFolder }, 'tools/demo.ts')
  const executablePath = browserPath()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
  try {
    const visit = { browser, origin: product.origin }
    await takeWide(visit)
    await takeJobs(visit)
    await takeGroups(visit)
    await takePhones(visit)
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

ensureBrowser()
const accepts = process.argv.includes('--accept')
if (!accepts) await takeReadme()
await takeGallery(accepts)
