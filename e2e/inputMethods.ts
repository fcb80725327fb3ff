import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** How a person works a screen, so that the same steps are gone by mouse, by touch and by keyboard. */
export interface InputMethod {
  /** Activates a button, a link, a tab. */
  press(target: Locator): Promise<void>
  /** Puts text into a field in place of what it holds. */
  write(target: Locator, text: string): Promise<void>
  /** Chooses an option of a native select by its value. */
  choose(target: Locator, value: string): Promise<void>
}

export const mouse: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, value) => void (await target.selectOption(value)),
}

export const finger: InputMethod = {
  press: (target) => target.tap(),
  async write(target, text) {
    await target.tap()
    await target.fill(text)
  },
  choose: async (target, value) => void (await target.selectOption(value)),
}

const MOST_STOPS = 150

/** Tabs until the target has the focus, which must show. */
export async function tabTo(target: Locator, back = false): Promise<void> {
  const page = target.page()
  await target.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

/** Only keys: what they cannot reach is not reached. */
export const keyboard: InputMethod = {
  async press(target) {
    await tabTo(target)
    await target.page().keyboard.press('Enter')
  },
  async write(target, text) {
    await tabTo(target)
    await target.page().keyboard.press('ControlOrMeta+A')
    await target.page().keyboard.type(text)
  },
  async choose(target, value) {
    await tabTo(target)
    await expect(async () => {
      await target.page().keyboard.press('ArrowDown')
      await expect(target).toHaveValue(value, { timeout: 1 })
    }).toPass({ intervals: [1] })
  },
}
