import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, browserPath } from '../tools/browser.ts'
import { difference, lookName, lookOf, type Looks, readLooks, type Scheme, type Size } from '../tools/gallery/looks.ts'
import { windows } from '../tools/gallery/page.ts'
import type { Area, Ids, Screen } from '../tools/gallery/screen.ts'
import { gallery, slugOf } from '../tools/gallery/screens.ts'
import { beginSignUp, enterArea } from './gallery.steps.ts'
import { expect, expectAccessible, expectFitsWidth, expectNothingWaits, rest, takeOn, test } from './journey.ts'
import { expectSuitsPhone, phone } from './phone.ts'
import { noteMediaQueries, troublesOfLargeText, troublesOfLongWords } from './texts.ts'

// Every screen of the gallery, in either size. With GALLERY_PICTURES it is only photographed, for `npm run pictures`.
const STARTS_AT = '2026-09-15T10:00:00Z'
/** Later than all that the installation has done by then, and the same whenever it is looked at. */
const SEEN_AT = '2026-09-15T11:30:00Z'
/** What a look may differ in one place: a number or a time is another one, and a browser of another day draws letters a little otherwise. */
const MOST_DIFFERENCE = 9
const PICTURE_QUALITY = 70
/** A dozen screens, each looked at in many ways: far more than is needed, for machines that do other work as well. */
const MOST_MS = 1_200_000

test.describe.configure({ mode: 'parallel' })
/** The looks were accepted as it draws them. */
const launchOptions = { args: browserArguments, executablePath: browserPath() ?? '/usr/bin/chromium' }
test.use({ launchOptions, story: 'gallery', people: 150, startsAt: STARTS_AT, locale: 'en-US', timezoneId: 'UTC' })

const sizes: Record<Size, object> = {
  wide: { viewport: windows.wide },
  phone: { viewport: windows.phone, hasTouch: true, isMobile: true },
}
const { GALLERY_PICTURES: pictures, GALLERY_LOOKS: looksFolder } = process.env
const root = join(import.meta.dirname, '..')

let kept: Promise<Looks> | undefined
const keptLooks = (): Promise<Looks> =>
  (kept ??= readFile(join(root, 'tools/gallery/looks.tsv'), 'utf8').then(readLooks, (): Looks => new Map()))

async function open(page: Page, screen: Screen, ids: Ids): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await (screen.afterSignUp ? beginSignUp(page) : page.goto(screen.address(ids)))
  // On a phone it may be there for who hears it alone.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expectNothingWaits(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(countOnTheWay)).toBe(0)
}

/** How much of what is in sight, or half a window below it, says that it is still on its way: pictures to be drawn, and rows. */
const countOnTheWay = (): number =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top < innerHeight * 1.5 && bottom > 0
  }).length

/** The screen down to twice the height of its window. */
async function photograph(page: Page, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(takeOn, colorScheme)
  await page.evaluate(rest)
  const { width, height } = page.viewportSize()!
  const all = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(all, 2 * height) },
  })
}

async function keepPicture(page: Page, png: Buffer, name: string): Promise<void> {
  const { width, height } = page.viewportSize()!
  const picture = sharp(png).extract({ left: 0, top: 0, width, height }).webp({ quality: PICTURE_QUALITY, effort: 4 })
  await picture.toFile(join(pictures!, `${name.replaceAll(' ', '.')}.webp`))
}

/** What differs from the look that was accepted, in words. */
async function changeOf(name: string, look: string): Promise<string[]> {
  const accepted = (await keptLooks()).get(name)
  if (accepted === undefined) return [`${name} has no accepted look`]
  const found = await difference(accepted, look)
  return found > MOST_DIFFERENCE ? [`${name} looks otherwise than it did: ${found.toFixed(1)} where it differs most`] : []
}

const inChecks = process.env['CI'] !== undefined && pictures === undefined
const isNew = ({ viewer }: Area): boolean => viewer.startsWith('new')
/** The checks before a change lands have no time for all of it: whoever is new is looked at on phones, where there is least room. */
const isLookedAt = (area: Area, size: Size): boolean => !inChecks || size === 'phone' || !isNew(area)
/** In those checks wide windows are looked at in the light alone, and phones in the dark: both schemes have the same tokens. */
const schemesOf = (size: Size): readonly Scheme[] => (inChecks ? [size === 'wide' ? 'light' : 'dark'] : ['light', 'dark'])
/** Where a finger presses always; what stands on wide windows `screens.journey` looks at in those checks as well. */
const looksAtAccess = (size: Size): boolean => !inChecks || size === 'phone'
/** Where there is least room and most to read always; elsewhere as well but in those checks. */
const looksAtTexts = (area: Area, size: Size): boolean => !inChecks || (size === 'phone' && !isNew(area))

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(size, () => {
    test.use(sizes[size])

    for (const area of gallery.filter((one) => isLookedAt(one, size))) {
      const title = `${area.viewer}, ${area.area}`
      test(`every screen looks as accepted, fits and is accessible: ${title}`, async ({ page, browser, installation }) => {
        test.setTimeout(MOST_MS)
        await page.clock.setFixedTime(SEEN_AT)
        await noteMediaQueries(page)
        const ids = await enterArea(area, page, `Ada ${area.area} ${size}`, browser, installation.product.origin)
        const looks: string[] = []
        const differing: string[] = []
        for (const screen of area.screens) {
          await page.setViewportSize(windows[size])
          await open(page, screen, ids)
          for (const scheme of schemesOf(size)) {
            const png = await photograph(page, scheme)
            const name = lookName(slugOf(area, screen), size, scheme)
            const look = await lookOf(png, size)
            if (pictures !== undefined) {
              looks.push(`${name}\t${look}\n`)
              await keepPicture(page, png, name)
              continue
            }
            const change = await changeOf(name, look)
            if (change.length > 0) await test.info().attach(name, { body: png, contentType: 'image/png' })
            differing.push(...change)
          }
          if (pictures !== undefined) continue
          if (size === 'phone') await page.setViewportSize(phone.viewport)
          await (size === 'phone' ? expectSuitsPhone(page) : expectFitsWidth(page))
          if (looksAtAccess(size)) await expectAccessible(page, schemesOf(size))
          if (!looksAtTexts(area, size)) continue
          expect.soft(await troublesOfLargeText(page), `letters twice as large: ${screen.name}`).toEqual([])
          expect.soft(await troublesOfLongWords(page), `longer words: ${screen.name}`).toEqual([])
        }
        if (looksFolder !== undefined) await writeFile(join(looksFolder, `${title} ${size}`), looks.join(''))
        expect(differing, 'If that is wanted, `npm run pictures -- --accept` accepts it').toEqual([])
      })
    }
  })
}
