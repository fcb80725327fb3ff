import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { plate } from '../contract/src/palette.ts'
import { browserArguments, browserPath, ensureBrowser } from './browser.ts'

// `npm run icons`: draws the icons of the installed app from the mark, for the devices that take no SVG.
const folder = fileURLToPath(new URL('../web/public', import.meta.url))

interface Icon {
  readonly name: string
  readonly size: number
  /** The part of the width that the mark takes, where the device cuts the corners itself. */
  readonly inset?: number
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-512', size: 512, inset: 0.86 },
  { name: 'apple-touch-icon', size: 180, inset: 0.94 },
]

ensureBrowser()
const browser = await chromium.launch({ executablePath: browserPath()!, args: browserArguments })
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
await mkdir(join(folder, 'icons'), { recursive: true })
for (const { name, size, inset = 1 } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = inset < 1 ? plate.ground : 'transparent'
  await page.setContent(
    `<style>html{background:${ground}}body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${inset * 100}%}</style>${mark}`,
  )
  const drawn = await page.screenshot({ omitBackground: true })
  await sharp(drawn)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, 'icons', `${name}.png`))
  await page.close()
}
await browser.close()
