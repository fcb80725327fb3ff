import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from '../tools/browser.ts'

const results = process.env['RESULTS']
const launchOptions = { args: browserArguments, executablePath: browserPath() ?? '/usr/bin/chromium' }

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 1,
  outputDir: '../test-results',
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: { launchOptions, actionTimeout: 15_000, trace: 'off', video: 'off', screenshot: 'only-on-failure' },
})
