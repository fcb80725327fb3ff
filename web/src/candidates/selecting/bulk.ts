import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { type Decision, decisionOf, decisionsFor, slots } from '../deciding/decisions.ts'
import { whyNot } from '../keys/keyMap.ts'

/** What can be decided about several at once: whom it applies to, and why not to the others. */
export interface BulkChoice {
  readonly decision: Decision
  readonly able: readonly Candidate[]
  readonly reasons: readonly string[]
}

/** Whoever is contacted is written to by name: that is done one by one. */
const isForMany = (event: LinkEvent): boolean => event !== 'contacted'

const isPossible = ({ link }: Candidate, event: LinkEvent): boolean => decisionsFor(link).some((decision) => decision.event === event)

/** One choice for each slot of the review, at the same places: of decisions that share one, that which applies to most. */
export function bulkChoices(selected: readonly Candidate[]): BulkChoice[] {
  return slots
    .map(({ events }) => events.filter(isForMany))
    .filter((events) => events.length > 0)
    .map((events) => events.map((event) => choiceOf(event, selected)).reduce(moreAble))
}

/** The choice for one of some decisions that is for many; undefined where none is. */
export function bulkChoiceOf(decisions: readonly Decision[], selected: readonly Candidate[]): BulkChoice | undefined {
  const events = decisions.map(({ event }) => event).filter(isForMany)
  return events.length === 0 ? undefined : events.map((event) => choiceOf(event, selected)).reduce(moreAble)
}

function choiceOf(event: LinkEvent, selected: readonly Candidate[]): BulkChoice {
  const decision = decisionOf(event)
  const unable = selected.filter((candidate) => !isPossible(candidate, event))
  return {
    decision,
    able: selected.filter((candidate) => isPossible(candidate, event)),
    reasons: unable.map(({ link, _source }) => whyNot([decision], _source.generalInfo.name, link)),
  }
}

const moreAble = (one: BulkChoice, other: BulkChoice): BulkChoice => (other.able.length > one.able.length ? other : one)

/** 'Reject 3', or of more who are selected 'Reject 3 of 5'. */
export function bulkLabel({ decision, able, reasons }: BulkChoice): string {
  if (able.length === 0) return decision.label
  return `${decision.label} ${able.length}${reasons.length > 0 ? ` of ${able.length + reasons.length}` : ''}`
}

const manyDone: Partial<Record<LinkEvent, string>> = {
  accepted: 'are accepted and will be told.',
  shortlist: 'are saved.',
  dismiss: 'are set aside; the next best take their places.',
  rejected: 'are rejected. Those who applied or were contacted will be told.',
  reopen: 'are back where they were.',
  cancel: 'are no longer saved.',
  hide: 'are hidden from your lists.',
  unhide: 'are in your lists again.',
}

/** What has come of it, in a sentence. */
export function bulkDone(event: LinkEvent, candidates: readonly Candidate[]): string {
  const [only] = candidates
  if (candidates.length === 1) return decisionOf(event).done(only!._source.generalInfo.name, only!.link)
  return `${candidates.length.toLocaleString('en')} people ${manyDone[event] ?? ''}`
}
