import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Installed {
  /** What needs it, and how to say where it is. */
  readonly words: string
  readonly debianPackage: string
  readonly places: readonly string[]
  /** What the process ends with where it cannot be had. */
  readonly withoutIt: number
}

/** By this `.ci/run` tells what was not tried from what failed. */
const NOT_TRIED = 77

/** Chromium without windows of its own: it draws letters a little otherwise, and journeys take a fifth less. */
const withoutWindows: Installed = {
  words: 'Without windows of its own Chromium is quicker: run `sudo apt-get install chromium-headless-shell`.',
  debianPackage: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
  withoutIt: NOT_TRIED,
}

const chromium: Installed = {
  words: 'The browser tests need Chromium: run `sudo apt-get install chromium`, or set CHROMIUM_PATH.',
  debianPackage: 'chromium',
  places: [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  withoutIt: 1,
}

const firefox: Installed = {
  words: 'The walk through Firefox needs it: run `sudo apt-get install firefox-esr`, or set FIREFOX_PATH.',
  debianPackage: 'firefox-esr',
  places: [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  withoutIt: NOT_TRIED,
}

const pathOf = ({ places }: Installed): string | undefined => places.find((path) => path !== '' && existsSync(path))

/** The browser for tests and pictures: the one named by CHROMIUM_PATH, else the system's. */
export const browserPath = (): string | undefined => pathOf(chromium)

/** The same where nothing depends on how letters are drawn: without windows, where it is there. */
export const quickBrowserPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] === undefined ? (pathOf(withoutWindows) ?? browserPath()) : browserPath()

/** The other browser: the one named by FIREFOX_PATH, else the system's. */
export const firefoxPath = (): string | undefined => pathOf(firefox)

/** What a headless browser is started with: nothing that talks to the outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Another process may be installing something at the same time. */
const patience = '-q -o Acquire::Retries=3 -o Acquire::http::Timeout=30 -o DPkg::Lock::Timeout=120'
const MOST_MS = 600_000

/** Installs Debian's package where there is none and it can, else says in one line how to, and ends the process. */
function ensure(browser: Installed): void {
  if (pathOf(browser) !== undefined) return
  try {
    // Lists that are there already do as well, where one source of packages cannot be reached.
    const install = `apt-get update ${patience}; apt-get install -y ${patience} --no-install-recommends ${browser.debianPackage}`
    execFileSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'], timeout: MOST_MS })
  } catch {
    // Said below.
  }
  if (pathOf(browser) !== undefined) return
  process.stderr.write(`${browser.words}\n`)
  process.exit(browser.withoutIt)
}

export const ensureBrowser = (): void => ensure(chromium)
export const ensureFirefox = (): void => ensure(firefox)

if (import.meta.main) {
  if (process.argv.includes('--without-windows')) ensure(withoutWindows)
  else ensureBrowser()
}
