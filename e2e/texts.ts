import type { Page } from '@playwright/test'
import { expectNothingWaits, rest } from './journey.ts'

/** Pixels by which text may reach beyond its box: letters are drawn a little beyond theirs. */
const TOLERANCE = 2
/** How much of a line's height is letters, in the middle of it. */
const LETTERS = 0.5

interface Trouble {
  readonly node: Node
  readonly what: string
}

/** Width and height in pixels of what is only read aloud: it grows with the letters. */
const READ_ALOUD = 4

/** Runs in the page: texts that are cut off, that stick out of what they stand on, or that lie on each other. */
function troubles({ tolerance, letters, readAloud }: Record<'tolerance' | 'letters' | 'readAloud', number>): Trouble[] {
  const found: Trouble[] = []
  const words = (node: Node) =>
    `“${node.textContent!.trim().slice(0, 40)}” in ${node.parentElement!.className || node.parentElement!.localName}`
  const isFloating = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement))
  const hidden = /hidden|clip/
  /** Cut off by what stands around it, as far as nothing around it scrolls. */
  const isCut = (from: Element, { left, right, top, bottom }: DOMRect): boolean => {
    let [acrossCut, downCut] = [true, true]
    for (let around: Element | null = from; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (acrossCut && hidden.test(overflowX) && (left < box.left - tolerance || right > box.right + tolerance)) return true
      if (downCut && hidden.test(overflowY) && (top < box.top - tolerance || bottom > box.bottom + tolerance)) return true
      if (!hidden.test(overflowX) && overflowX !== 'visible') acrossCut = false
      if (!hidden.test(overflowY) && overflowY !== 'visible') downCut = false
    }
    return false
  }
  const isReadAloud = (element: Element | null): boolean => {
    if (element === null) return false
    const { width, height } = element.getBoundingClientRect()
    return (
      (width <= readAloud && height <= readAloud && getComputedStyle(element).overflow === 'hidden') || isReadAloud(element.parentElement)
    )
  }
  const fadesOut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).maskImage !== 'none' || fadesOut(element.parentElement))
  const endsInDots = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + tolerance) ||
      endsInDots(element.parentElement))
  const isShortened = (element: Element): boolean => {
    if (fadesOut(element) || endsInDots(element)) return true
    const block = element.closest('*:not(span, a, b, strong, em, mark, q, cite)') ?? element
    return getComputedStyle(block).textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth + tolerance
  }
  interface Line {
    readonly node: Node
    readonly box: DOMRect
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!
    if (node.textContent!.trim() === '' || element.closest('svg, script, style, noscript, option, textarea') !== null) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    // What is only read aloud is hardly a pixel wide, and what ends in three dots, or fades, is there whole where it leads to.
    if (box.width === 0 || isReadAloud(element) || isShortened(element)) continue
    if (isCut(element, box)) found.push({ node, what: `is cut off: ${words(node)}` })
    const pressed = element.closest('button, [role=button], .mantine-Badge-root, label, th')?.getBoundingClientRect()
    if (
      pressed !== undefined &&
      (box.right > pressed.right + tolerance || box.left < pressed.left - tolerance || box.bottom - pressed.bottom > box.height * letters)
    ) {
      found.push({ node, what: `sticks out: ${words(node)}` })
    }
    if (isFloating(element)) continue
    for (const line of range.getClientRects()) {
      const inset = (line.height * (1 - letters)) / 2
      lines.push({ node, box: new DOMRect(line.x + tolerance, line.y + inset, line.width - 2 * tolerance, line.height - 2 * inset) })
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [at, { node, box }] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next]!.box.top < box.bottom; next++) {
      const other = lines[next]!
      if (other.node === node || other.box.left >= box.right || other.box.right <= box.left) continue
      found.push({ node, what: `lies on another: ${words(node)} and ${words(other.node)}` })
    }
  }
  return found
}

const settings = { tolerance: TOLERANCE, letters: LETTERS, readAloud: READ_ALOUD }

/** Runs in the page: that it is wider than its window, and by what. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isHidden(element.parentElement))
  const isEdge = (element: Element) => Math.ceil(element.getBoundingClientRect().right) >= scrollWidth && !isHidden(element.parentElement)
  const edge = [...document.querySelectorAll('body *')].findLast(isEdge)
  const name = edge && `${edge.localName}.${edge.className} “${edge.textContent.slice(0, 20)}”`
  return [`the page is ${scrollWidth - clientWidth} pixels wider than its window by ${name}`]
}

/** How much longer German is than English. */
const LONGER = 0.35

/** Runs in the page: makes every word as much longer. */
function lengthen(longer: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement!.closest('svg, script, style, noscript, textarea') !== null) continue
    node.nodeValue = node.nodeValue!.replaceAll(/\p{L}+/gu, (word) => word + word.slice(-Math.ceil(word.length * longer)))
  }
}

/** What does not fit with words as long as those of German, and fitted before. The page is of no use afterwards. */
export async function troublesOfLongWords(page: Page): Promise<string[]> {
  const before = await page.evaluateHandle(troubles, settings)
  await page.evaluate(lengthen, LONGER)
  await page.evaluate(rest)
  const now = await page.evaluateHandle(troubles, settings)
  const found = await page.evaluate(
    ([before, now]) => {
      const known = new Set(before.map(({ node }) => node))
      return [...new Set(now.filter(({ node }) => !known.has(node)).map(({ what }) => what))]
    },
    [before, now] as const,
  )
  await Promise.all([before.dispose(), now.dispose()])
  return [...(await page.evaluate(tooWide)), ...found]
}

/** Letters twice as large, as people set them in their browser (WCAG 2.2, 1.4.4), and those that browsers come with: in pixels. */
const [LARGE, PLAIN] = [
  { standard: 32, fixed: 26 },
  { standard: 16, fixed: 13 },
]

interface Asked {
  mediaQueries?: MediaQueryList[]
}

/**
 * Has a page that is still to be opened say which media queries it asked: Chromium says nothing of those that other letters change, since whoever sets
 * letters mostly opens pages after it.
 */
export async function noteMediaQueries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: MediaQueryList[] = ((globalThis as Asked).mediaQueries = [])
    const ask = matchMedia.bind(globalThis)
    globalThis.matchMedia = (query) => {
      const asked = ask(query)
      all.push(asked)
      return asked
    }
  })
}

/** Runs in the page: tells it what it asked as though it were opened now. */
function tellMediaQueries(): void {
  for (const asked of (globalThis as Asked).mediaQueries ?? []) asked.dispatchEvent(new MediaQueryListEvent('change', asked))
}

/** What is lost, or lies on something else, with letters twice as large. */
export async function troublesOfLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const setLetters = async (fontSizes: typeof LARGE): Promise<void> => {
    await browser.send('Page.setFontSizes', { fontSizes })
    await page.evaluate(rest)
    await page.evaluate(tellMediaQueries)
    await page.evaluate(rest)
    // What is laid out otherwise may have to come first.
    await expectNothingWaits(page)
    await page.evaluate(rest)
  }
  try {
    await setLetters(LARGE)
    const wide = await page.evaluate(tooWide)
    const all = await page.evaluateHandle(troubles, settings)
    const found = await all.evaluate((all) => [...new Set(all.map(({ what }) => what))])
    await all.dispose()
    return [...wide, ...found]
  } finally {
    await setLetters(PLAIN)
    await browser.detach()
  }
}
