import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { type Decision, decisions, decisionsFor } from '../deciding/decisions.ts'

export type Command = 'next' | 'previous' | 'open' | 'back' | 'search' | 'help' | 'undo'

interface CommandKey {
  readonly command: Command
  readonly key: string
  /** What the button says that does the same. */
  readonly label: string
}

/** The keys beside those of the decisions. */
export const commandKeys: readonly CommandKey[] = [
  { command: 'next', key: 'J', label: 'Next' },
  { command: 'previous', key: 'K', label: 'Previous' },
  { command: 'open', key: 'Enter', label: 'Review' },
  { command: 'back', key: 'Escape', label: 'Back to the list' },
  { command: 'undo', key: 'U', label: 'Undo' },
  { command: 'search', key: '/', label: 'Search' },
  { command: 'help', key: '?', label: 'Keys' },
]

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key asks for: a command, or the decisions with this key. With Ctrl, Alt or Command it is the browser's. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyPress): Command | readonly Decision[] | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const name = key.length === 1 ? key.toUpperCase() : key
  const command = commandKeys.find(({ key }) => key === name)?.command
  if (command !== undefined) return command
  const matching = decisions.filter(({ key }) => key === name)
  return matching.length > 0 ? matching : undefined
}

/** The one of the decisions asked for that is possible now. */
export function possibleOf(matching: readonly Decision[], link: LinkOfOwner): Decision | undefined {
  return decisionsFor(link).find(({ event }) => matching.some((decision) => decision.event === event))
}

/** Why a key does nothing for somebody, in a sentence. */
export function whyNot(matching: readonly Decision[], name: string, link: LinkOfOwner): string {
  const held = matching.some(({ event }) => event === 'contacted' || event === 'accepted') && link.contactHeldBy
  if (held) return held
  const possible = decisionsFor(link).map(({ label }) => label)
  return `${matching[0]!.label} is not possible for ${name} now. Possible: ${possible.join(', ')}.`
}
