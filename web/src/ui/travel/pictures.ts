import { type Travel, travels } from './travels.ts'

/** The screens of one person or job, by its id, and the lists that lead there. */
const ofOne = /^\/(?:preview|jobs\/[^/]+\/job)\/([\w-]+)$/
const ofMany = /^\/(?:people|students|jobs)\//

/** How the page came to the present address, where the browser tells it: of a step in the history the router hears before others would. */
let last: NavigateEvent | undefined
globalThis.navigation?.addEventListener('navigate', (event) => (last = event))

/**
 * Whose picture travels: that of the person or job which a list opens, and on the way back to the list.
 * @param isStep whether it is a step in the history: other ways to a list may lead to another part of it
 */
export function travelerOf(from: string, to: string, isStep: boolean): string | undefined {
  const [opened, left] = [to, from].map((path) => ofOne.exec(path)?.[1])
  const [list, id] = opened === undefined ? [isStep && to, left] : [left === undefined && from, opened]
  return list && ofMany.test(list) ? id : undefined
}

/** The picture of a person or a job, between its card in a list and its own screen. */
export const pictures: Travel = (from, to) => {
  document.adoptedStyleSheets = []
  const id = travelerOf(from, to, last?.navigationType === 'traverse')
  // With a swipe back the browser has moved the screens itself.
  if (id === undefined || last?.hasUAVisualTransition) return false
  return isNamed(`[data-shared="${id}"]>:first-child`) && ['picture']
}

travels.add(pictures)

/** Names an element for the change of screens, here and where it arrives, if it is the only one and can be seen whole. */
function isNamed(selector: string): boolean {
  const [element, another] = document.querySelectorAll(selector)
  if (element === undefined || another !== undefined) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  if (![y + 1, y + height - 1].every((at) => element.contains(document.elementFromPoint(x + width / 2, at)))) return false
  const sheet = new CSSStyleSheet()
  // Of the rest no picture is taken: the next screen stands there at once, and what is pressed meanwhile counts.
  sheet.replaceSync(`${selector}{view-transition-name:picture}:root{view-transition-name:none}::view-transition{pointer-events:none}`)
  document.adoptedStyleSheets = [sheet]
  return true
}
