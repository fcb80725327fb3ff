import type { Locator, Page } from '@playwright/test'
import { expect, expectFitsWidth, rest } from './journey.ts'

/** A phone: narrow, and worked with a finger. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** What a finger can press, in pixels either way (WCAG 2.2, 2.5.5). */
const LEAST = 44
/** Half a pixel is lost at either edge where something stands between two pixels. */
const TOLERANCE = 1

/** What lies over the page for a while: what it covers is measured as if it were not there. */
const floating = '.mantine-Popover-dropdown, .mantine-Notification-root, [popover], [role=dialog], [role=menu]'
const targets =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=slider]'

/**
 * Runs in the page: what is smaller to press than it should be, by name, with its size. Links in the middle of text are left
 * out, and what nobody can press in its middle.
 */
function smallTargets({ targets, floating, least }: Record<'targets' | 'floating', string> & { readonly least: number }): string[] {
  const isInline = (node: Node) => !(node instanceof Element) || getComputedStyle(node).display.startsWith('inline')
  const isInText = (element: Element): boolean => {
    const { parentElement: parent } = element
    if (parent === null || getComputedStyle(element).display !== 'inline') return false
    const beside = [...parent.childNodes].filter((node) => node !== element && isInline(node))
    return beside.some((node) => node.textContent?.trim() !== '') || isInText(parent)
  }
  /** What answers to a finger in a target's stead: the words of a choice, the frame of a field. */
  const partsOf = (element: Element): Element[] => {
    if (!(element instanceof HTMLInputElement)) return [element]
    const isChoice = element.matches('[type=checkbox], [type=radio], [type=file]')
    return [element, ...((isChoice && element.labels) || []), element.closest('.mantine-Input-input') ?? element]
  }
  /** How far a finger that starts in the middle of a part can stray and still press the target. */
  const sizeOf = (part: Element, parts: Element[]): readonly [number, number] | undefined => {
    part.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    const [line] = part.getClientRects()
    if (line === undefined) return undefined
    const { x, y, width, height } = line
    const [middle, centre] = [x + width / 2, y + height / 2]
    const answers = (dx: number, dy: number) => {
      const pressed = document.elementFromPoint(middle + dx, centre + dy)
      const cover = pressed?.closest(floating)
      return parts.some((each) => each.contains(pressed)) || (cover != null && !cover.contains(part))
    }
    /** In either direction, no further than is enough. */
    const span = (dx: number, dy: number) => {
      let [back, on] = [0, 0]
      while (back + 1 < least && answers(-dx * (back + 1), -dy * (back + 1))) back++
      while (back + 1 + on < least && answers(dx * (on + 1), dy * (on + 1))) on++
      return back + 1 + on
    }
    if (!answers(0, 0)) return undefined
    return [span(1, 0), span(0, 1)]
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    if (isInText(element)) continue
    const parts = partsOf(element)
    const sizes: (readonly [number, number])[] = []
    const isEnough = parts.some((part) => {
      const size = sizeOf(part, parts)
      if (size !== undefined) sizes.push(size)
      return size !== undefined && Math.min(...size) >= least
    })
    if (sizes.length === 0 || isEnough) continue
    const name = element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
    found.push(`${element.localName} “${name.trim()}” ${sizes.map((size) => size.join(' by ')).join(', ')}`)
  }
  return found
}

/** Nothing sticks out of a phone's width, and whatever a finger presses is at least 44 pixels wide and high. */
export async function expectSuitsPhone(page: Page): Promise<void> {
  await expectFitsWidth(page)
  const window = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) })
  await page.evaluate(rest)
  const found = await page.evaluate(smallTargets, { targets, floating, least: LEAST - TOLERANCE })
  await page.setViewportSize(window)
  expect(found, `too small for a finger on ${page.url()}`).toEqual([])
}

/** Brought into view, as by a key that moves the focus, a target does not lie under a bar at the edge of the screen. */
export async function expectClearOfBars(target: Locator): Promise<void> {
  const covered = await target.evaluate((element) => {
    scrollTo(0, 0)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const places = [y + 2, y + height / 2, y + height - 2]
    return places.filter((place) => !element.contains(document.elementFromPoint(x + width / 2, place)))
  })
  expect(covered).toEqual([])
}

/** From now on sees in each frame whether a message that moves takes a press. */
export async function watchMessages(page: Page): Promise<() => Promise<{ moving: number; pressable: number }>> {
  const seen = await page.evaluateHandle(() => {
    const frames = { moving: 0, pressable: 0 }
    const look = () => {
      for (const message of document.querySelectorAll('.mantine-Notification-root')) {
        if (message.getAnimations().length === 0) continue
        frames.moving++
        const { x, y, width, height } = message.getBoundingClientRect()
        if (message.contains(document.elementFromPoint(x + width / 2, y + height / 2))) frames.pressable++
      }
      requestAnimationFrame(look)
    }
    look()
    return frames
  })
  return () => seen.jsonValue()
}
