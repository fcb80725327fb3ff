import type { Page } from '@playwright/test'
import type { NodeResult, Result, RunOptions } from 'axe-core'
import axe from 'axe-core'
import type { Scheme } from '../tools/gallery/looks.ts'

// axe runs in the page as it is: no frame of another origin is on any screen.

/** WCAG 2.2's rule for the size of targets is off where it is not asked for. */
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } }
/** The rules that ask about colors: the others find the same in either scheme. */
const colorRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/**
 * What of the page people with a disability cannot use, in words.
 * @param colorScheme that the page is seen in
 */
export async function violations(page: Page, colorScheme: Scheme, rules: 'all' | 'of colors'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { ...(rules === 'all' ? allRules : colorRules), resultTypes: ['violations'], preload: false }
  const found: Result[] = await page.evaluate((options) => axe.run(document, options).then(({ violations }) => violations), options)
  const coveredNow = new Set(await page.evaluate(coveredByMenu, small(found)))
  const counted = found.map(({ id, nodes }) => ({ id, at: nodes.map(selectorOf).filter((at) => id !== SIZE || !coveredNow.has(at)) }))
  return counted.filter(({ at }) => at.length > 0).map(({ id, at }) => `${colorScheme} ${page.url()}: ${id} at ${at.join(' ')}`)
}

const SIZE = 'target-size'
const selectorOf = ({ target }: NodeResult): string => target.join(' ')
const small = (found: readonly Result[]): string[] => found.filter(({ id }) => id === SIZE).flatMap(({ nodes }) => nodes.map(selectorOf))

/**
 * Runs in the page: which of these lie partly under an open menu. It goes with the next press, wherever that is, so nobody can press what it leaves
 * to be seen of them; without it they are measured where no menu is open, as `phone.ts` measures them.
 */
function coveredByMenu(selectors: readonly string[]): string[] {
  const menus = [...document.querySelectorAll(':popover-open')]
  return selectors.filter((selector) => {
    const target = document.querySelector(selector)!
    const own = target.getBoundingClientRect()
    return menus.some((menu) => {
      const over = menu.getBoundingClientRect()
      const overlaps = own.left < over.right && over.left < own.right && own.top < over.bottom && over.top < own.bottom
      return overlaps && !menu.contains(target)
    })
  })
}
