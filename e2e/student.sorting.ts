import type { Locator, Page } from '@playwright/test'
import { expect, refuseLate } from './journey.ts'
import { chooseAbout, firstMatch, openPeople } from './student.steps.ts'

/** 'Not for me' and 'Block', each taken back. */
export async function sortRoleModels(page: Page): Promise<void> {
  await openPeople(page, 'Role models')
  const { card, name } = await firstMatch(page)
  const gone = page.getByText(`${name} will not be suggested again.`).locator('../..')
  await refusedAtFirst(page, card, name, gone)
  await chooseAbout(card, name, `${name} is not for me`)
  await page.getByRole('link', { name: 'People who are not for you' }).click()
  await standsWithinOnPhone(page, page.getByRole('button', { name: `Suggest again: ${name}` }), card)
  await page.getByRole('button', { name: `Suggest again: ${name}` }).click()
  await expect(page.getByRole('button', { name: `Not for me: ${name}` })).toBeFocused()
  await openPeople(page, 'Role models')
  await expect(card).toBeVisible()

  await blockAndUndo(page, card, name)
  await chooseAbout(card, name, `Block ${name}`)
  await expect(page.getByText(`You blocked ${name}.`)).toBeVisible()
  await openPeople(page, 'Everybody')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await openPeople(page, 'Following')
  await page.getByRole('link', { name: 'People you have blocked' }).click()
  await page.getByRole('button', { name: `Unblock ${name}` }).click()
  await openPeople(page, 'Role models')
  await expect(card).toBeVisible()
}

/** What the server refuses is told where it was done, and the focus stays there, as it does where nothing is refused. */
async function refusedAtFirst(page: Page, card: Locator, name: string, gone: Locator): Promise<void> {
  const refuseRemoval = await refuseLate(page, '**/removeRoleModel/*')
  await chooseAbout(card, name, `${name} is not for me`)
  await expect(gone, 'what stands in the place of the card has the focus').toBeFocused()
  refuseRemoval()
  await expect(card).toBeFocused()
  await expect(card.getByRole('alert')).toHaveText('There is no such thing. Nothing was changed.')

  await chooseAbout(card, name, `${name} is not for me`)
  await expect(gone).toBeFocused()
  const refuseUndo = await refuseLate(page, '**/restoreRoleModel/*')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeFocused()
  refuseUndo()
  await expect(gone).toBeFocused()
  await expect(gone.getByRole('alert')).toHaveText('There is no such thing. Nothing was changed.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeFocused()
}

/** A button with an edge is as far from the edge of its card as what stands at the other side. */
async function standsWithinOnPhone(page: Page, button: Locator, card: Locator): Promise<void> {
  const window = page.viewportSize()!
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(button).toBeVisible()
  const [inner, outer] = [(await button.boundingBox())!, (await card.boundingBox())!]
  expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(16)
  await page.setViewportSize(window)
}

/** Blocking ends following, and taking it back follows again. */
async function blockAndUndo(page: Page, card: Locator, name: string): Promise<void> {
  const follow = card.getByRole('button', { name: `Follow ${name}` })
  const following = card.getByRole('button', { name: `Stop following ${name}` })
  if (await follow.isVisible()) await follow.click()
  await expect(following).not.toHaveAttribute('aria-busy', 'true')
  await chooseAbout(card, name, `Block ${name}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(following).not.toHaveAttribute('aria-busy', 'true')
  await page.reload()
  await expect(following).toBeVisible()
}
