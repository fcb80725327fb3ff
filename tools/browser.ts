import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser for tests and pictures: the one named by CHROMIUM_PATH, else the system's. */
export const browserPath = (): string | undefined => places.find((path) => path !== '' && existsSync(path))

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
const patience = '-q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120'

/** Installs Debian's Chromium where there is none and it can, else says in one line how to. */
export function ensureBrowser(): void {
  if (browserPath() !== undefined) return
  try {
    // Lists that are there already do as well, where one source of packages cannot be reached.
    execFileSync('sh', ['-c', `apt-get update ${patience}; apt-get install -y ${patience} --no-install-recommends chromium`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    // Said below.
  }
  if (browserPath() === undefined) {
    process.stderr.write('The browser tests need Chromium: run `sudo apt-get install chromium`, or set CHROMIUM_PATH.\n')
    process.exit(1)
  }
}

if (import.meta.main) ensureBrowser()
