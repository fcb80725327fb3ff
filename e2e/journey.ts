import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { newestLink, type Product, startProduct } from '../tools/product.ts'

interface Installation {
  readonly product: Product
  readonly dataFolder: string
  /** The newest mailed link whose address fits, as the outbox page would show it. */
  link(pattern: RegExp): Promise<string>
}

/** Every worker installs the product afresh, on the embedded database with nothing configured. */
export const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-journey-'))
      const product = await startProduct({ DATA_FOLDER: dataFolder, DEMONSTRATION: 'true' })
      await use({ product, dataFolder, link: (pattern) => newestLink(dataFolder, pattern) })
      await product.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, use) => use(installation.product.origin),
})

export { expect }

export const schemes = ['light', 'dark'] as const

/** No accessibility violation on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${page.url()}: ${id} at ${nodes.map(({ target }) => target).join(' ')}`)
    expect(found).toEqual([])
  }
}

/** Nothing sticks out of a phone's width. */
export async function expectFitsWidth(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}
