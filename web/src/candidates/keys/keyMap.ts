import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { ScreenKey } from '../../ui/keys/screenKeys.ts'
import { type Decision, decisions, decisionsFor } from '../deciding/decisions.ts'
import { labelOf, type PipelineWords } from '../pipeline/words.ts'

export type Command = 'next' | 'previous' | 'open' | 'select' | 'note' | 'back' | 'undo'

interface CommandKey extends ScreenKey {
  readonly command: Command
}

/** The keys beside those of the decisions. */
export const commandKeys: readonly CommandKey[] = [
  { command: 'next', key: 'J', label: 'Next' },
  { command: 'previous', key: 'K', label: 'Previous' },
  { command: 'open', key: 'Enter', label: 'Review' },
  { command: 'select', key: 'X', label: 'Select; with Shift all from the last one' },
  { command: 'note', key: 'N', label: 'Write a note' },
  { command: 'back', key: 'Escape', label: 'Back to the list' },
  { command: 'undo', key: 'U', label: 'Undo' },
]

/** All keys with what they do, for the help. */
export const keysOf = ({ decisions: called }: PipelineWords): readonly ScreenKey[] => [
  ...commandKeys,
  ...decisions.flatMap(({ key, event }) => {
    if (key === undefined || event === 'unhide') return []
    const { label, other } = called[event]
    return [{ key, label: event === 'hide' ? 'Hide, or show again' : [label, other?.label].filter(Boolean).join(', or ') }]
  }),
]

/** What a key asks for, by its name: a command, or the decisions with this key. */
export function commandOf(name: string): Command | readonly Decision[] | undefined {
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
export function whyNot(words: PipelineWords, matching: readonly Decision[], name: string, link: LinkOfOwner): string {
  const held = matching.some(({ event }) => event === 'contacted' || event === 'accepted') && link.contactHeldBy
  if (held) return held
  const possible = decisionsFor(link).map(({ event }) => labelOf(words, event, link))
  return `${labelOf(words, matching[0]!.event, link)} is not possible for ${name} now. Possible: ${possible.join(', ')}.`
}
