import type { LinkChange, LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { CallFailed, sentenceOf } from '../../api/failure.ts'
import { decisionsFor } from './decisions.ts'
import { historyWords } from '../person/historyWords.ts'
import { labelOf, type PipelineWords, stateWord } from '../pipeline/words.ts'

interface GroupInTheWay {
  readonly name: string
  readonly state: LinkState
}

/** Why an undo was not sent: what it was to take back did not come about, and was told already. */
export const nothingToUndo = new Error('There is nothing to undo')

/** The failure to show where groups stand in the way of a change: the reply was a success, but nothing was changed. */
export function groupsInTheWay(name: string, groups: readonly GroupInTheWay[]): CallFailed {
  const toLeave = groups.filter(({ state }) => state === 'accepted')
  const toJoin = groups.filter(({ state }) => state !== 'accepted')
  const sentences = [
    toJoin.length > 0 ? `${name} would have to join ${listed(toJoin)} first.` : '',
    toLeave.length > 0 ? `${name} would have to leave ${listed(toLeave)} first.` : '',
  ]
  return new CallFailed(200, 'InvalidTransition', sentences.filter(Boolean).join(' '))
}

const listed = (groups: readonly GroupInTheWay[]): string => new Intl.ListFormat('en').format(groups.map(({ name }) => `‘${name}’`))

/** The link as it is now, where a refusal told it. */
export function freshLinkOf(failure: unknown): LinkOfOwner | undefined {
  return failure instanceof CallFailed ? (failure.details['record'] as LinkOfOwner | undefined) : undefined
}

/**
 * Why a change of somebody did not come about: where another one came before it, which one and whose.
 * @param before how they stood to whoever asked for the change
 */
export function whyRefused(words: PipelineWords, failure: unknown, name: string, before: LinkOfOwner): string {
  const fresh = freshLinkOf(failure)
  const last = failure instanceof CallFailed ? (failure.details['last'] as LinkChange | undefined) : undefined
  const isLate = fresh !== undefined && last !== undefined && fresh.state !== before.state
  if (!isLate) return sentenceOf(failure)
  const told = (by: string) => historyWords(words, { ...last, by }, name)
  return last.by === 'You' ? `Nothing was changed: ${told('you')} before, in another window.` : `You were too late: ${told(last.by)}.`
}

/** Where somebody stands now, and what can be done: after a refusal. */
export function whatIsNow(words: PipelineWords, name: string, link: LinkOfOwner): string {
  const possible = decisionsFor(link).map(({ event }) => labelOf(words, event, link))
  return `${name}: ${stateWord(words, link)}. Possible: ${possible.join(', ') || 'nothing'}.`
}
