import type { Page } from '@playwright/test'
import { expect, keepBack } from './journey.ts'
import { firstMatch } from './student.steps.ts'

/** A profile says why its person was suggested as the list does, compares the genomes, and takes 'Not for me'. */
export async function readRoleModel(page: Page): Promise<void> {
  const { card, name } = await firstMatch(page)
  await expectNothingSaidOften(page)
  const reasons = await card.getByRole('list').getByRole('listitem').allTextContents()
  expect(reasons.length).toBeGreaterThan(0)
  await card.getByRole('heading', { name, exact: true }).getByRole('link').click()
  await expect(page).toHaveURL(/\/preview\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Why you match' })).toBeVisible()
  const reason = page.locator('details').filter({ hasText: 'You both' }).first()
  await reason.locator('summary').click()
  await expect(reason.getByText(/^They: /).first(), 'what it rests on').toBeVisible()
  await reason.locator('summary').click()
  for (const reason of reasons) await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
  await page.getByRole('button', { name: `Compare genomes with ${name}` }).click()
  await expect(page.getByRole('region', { name: `You and ${name}` }).getByRole('tree')).toBeVisible()
  await page.getByRole('button', { name: `${name} is not for me` }).click()
  await expect(page.getByText(`${name} will not be suggested again.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const button = page.getByRole('button', { name: `${name} is not for me` })
  await expect(button).toBeVisible()
  await expect(page.locator(':focus').filter({ has: button }), 'what stands in the place of Undo has the focus').toBeVisible()
}

/** The buttons and the genome of a profile stay where they are when the match, which is computed, comes after them. */
export async function nothingMoves(page: Page): Promise<void> {
  const comes = await keepBack(page, '**/api/profile/*/match')
  await page.reload()
  const [block, genome] = [page.getByRole('button', { name: /^Block / }), page.getByRole('heading', { level: 2, name: /genome$/ })]
  await expect(genome).toBeVisible()
  await expect(page.getByRole('button', { name: /is not for me$/ })).toHaveCount(0)
  const places = () => Promise.all([block.boundingBox(), genome.boundingBox()])
  const before = await places()
  comes()
  await expect(page.getByRole('heading', { level: 2, name: 'What is missing' })).toBeVisible()
  await expect(page.getByRole('button', { name: /is not for me$/ })).toBeVisible()
  expect(await places()).toEqual(before)
}

/** No sentence stands on more than three of the first ten cards. */
async function expectNothingSaidOften(page: Page): Promise<void> {
  const cards = (await page.getByRole('article').all()).slice(0, 10)
  const said = await Promise.all(cards.map((card) => card.getByRole('list').getByRole('listitem').allTextContents()))
  expect(said.flat().length).toBeGreaterThan(3)
  for (const words of said.flat()) expect(said.filter((one) => one.includes(words)).length, words).toBeLessThanOrEqual(3)
}
