import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { castOf } from '../server/src/demonstration/cast/cast.ts'
import { browserArguments, browserPath, ensureBrowser } from './browser.ts'
import { startProduct } from './product.ts'

// `npm run pictures`: takes the README's pictures of the demonstration community, as its high-school student sees it.
const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const wide = { width: 1280, height: 800 }
const tall = { width: 1280, height: 960 }
const taller = { width: 1280, height: 1160 }
const phone = { width: 360, height: 740 }
const QUALITY = 80
const MOST_BYTES = 120_000
const GAP = 40

type Scheme = 'light' | 'dark'

interface Visit {
  readonly browser: Browser
  readonly origin: string
}

/** A window on the product; with `signedIn` on the student's own bio, else on the landing page. */
async function open({ browser, origin }: Visit, viewport: typeof wide, colorScheme: Scheme, signedIn = true): Promise<Page> {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  await page.goto(signedIn ? `${origin}/login` : origin)
  if (!signedIn) return page
  const { email, password, name } = castOf(Date.now())[0]!
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('tree').waitFor()
  return page
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
  await page.getByRole('button', { name: 'Look at your genome' }).click()
  await page.getByRole('region', { name: 'Your genome', exact: true }).getByRole('tree').waitFor()
  await bringUp(page.getByRole('heading', { level: 2, name: 'Your genome' }))
}

/** Scrolls until something stands right below the header. */
async function bringUp(target: Locator): Promise<void> {
  await target.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 88 }))
}

async function openRoleModels(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Role models' }).click()
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
  await comparison.getByRole('button', { name: /^Compare genomes/ }).first().click()
  await comparison.getByRole('heading', { name: 'Most in common' }).waitFor()
  await bringUp(comparison.getByRole('heading', { name: 'Why you match' }).first())
  await keep('comparison', sharp(await shot(comparison)))

  const genome = await open(visit, tall, 'dark')
  await openGenome(genome)
  await keep('genome', sharp(await shot(genome)))
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

ensureBrowser()
await mkdir(folder, { recursive: true })
const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-pictures-'))
const product = await startProduct({ DATA_FOLDER: dataFolder }, 'tools/demo.ts')
const executablePath = browserPath()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
try {
  const visit = { browser, origin: product.origin }
  await takeWide(visit)
  await takePhones(visit)
} finally {
  await browser.close()
  await product.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
