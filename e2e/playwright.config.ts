import { defineConfig } from '@playwright/test'
import { browserArguments, quickBrowserPath } from '../tools/browser.ts'

const results = process.env['RESULTS']
const launchOptions = { args: browserArguments, executablePath: quickBrowserPath() ?? '/usr/bin/chromium' }

export default defineConfig({
  testDir: '.',
  globalSetup: './firstDays.ts',
  testMatch: '*.journey.ts',
  // How soon screens answer is measured with nothing else beside it, by `npm run bench:interactions`.
  testIgnore: process.env['INTERACTIONS'] === undefined ? ['interactions.journey.ts'] : [],
  workers: 2,
  fullyParallel: false,
  // Far more than is needed, for machines that do other work as well.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 2,
  outputDir: '../test-results',
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: { launchOptions, actionTimeout: 30_000, trace: 'off', video: 'off', screenshot: 'only-on-failure' },
})
