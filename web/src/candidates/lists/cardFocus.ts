import { focusMain } from '../../ui/focusMain.ts'

/** Marks a card with the id of its person. */
export const CARD = 'data-person'

const cardsIn = (list: Element): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>(`[${CARD}]`))

/** The card in a list that has the focus, or has something in it that does. */
export function focusedCard(list: Element | null): HTMLElement | null {
  const card = document.activeElement?.closest<HTMLElement>(`[${CARD}]`) ?? null
  return card !== null && list?.contains(card) ? card : null
}

export const personOf = (card: HTMLElement): string => card.getAttribute(CARD) ?? ''

/** Puts the focus on a person's name and brings their card into view; on what the screen is about where nobody is left. */
export function focusCard(card: HTMLElement | undefined): void {
  if (card === undefined) focusMain()
  else card.querySelector<HTMLElement>('a')?.focus()
}

/** Puts the focus on the card of a person, wherever it is, else on the first card. */
export function focusPerson(id: string): void {
  const cards = cardsIn(document.body)
  focusCard(cards.find((card) => personOf(card) === id) ?? cards[0])
}

/** Puts the focus on the first card of a list. */
export const focusFirst = (list: Element): void => focusCard(cardsIn(list)[0])

/** Goes one card on or back in a list; from outside to the first. Answers whether there was one. */
export function focusBeside(list: Element, by: 1 | -1): boolean {
  const cards = cardsIn(list)
  const current = focusedCard(list)
  const target = current === null ? cards[0] : cards[cards.indexOf(current) + by]
  if (target !== undefined) focusCard(target)
  return target !== undefined
}

/** Longer than a dialog that closes takes to give the focus back, and a list to show what was done; in milliseconds. */
const AFTER_DIALOG_MS = 60

/** Does in a dialog what may take a person's card out of its list: then the focus goes on to the one beside it. */
export function focusBesideAfter(id: string, act: () => void): void {
  const card = cardsIn(document.body).find((one) => personOf(one) === id)
  const neighbor = card && cardBeside(card)
  act()
  setTimeout(() => {
    if (card?.isConnected === false) focusPerson(neighbor === undefined ? '' : personOf(neighbor))
  }, AFTER_DIALOG_MS)
}

/** The card after one in its list, or the one before where it is the last. */
export function cardBeside(card: HTMLElement): HTMLElement | undefined {
  const beside = card.nextElementSibling ?? card.previousElementSibling
  return beside instanceof HTMLElement ? beside : undefined
}
