import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import axe from 'axe-core'

// axe runs in the page as it is: no frame of another origin is on any screen.

/** WCAG 2.2's rule for the size of targets is off where it is not asked for. */
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } }
/** The rules that ask about colors: the others find the same in the dark as in the light. */
const colorRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** What of the page people with a disability cannot use, in words. */
export async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { ...(colorScheme === 'light' ? allRules : colorRules), resultTypes: ['violations'], preload: false }
  const found: Result[] = await page.evaluate((options) => axe.run(document, options).then(({ violations }) => violations), options)
  return found.map(({ id, nodes }) => `${colorScheme} ${page.url()}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' ')}`)
}
