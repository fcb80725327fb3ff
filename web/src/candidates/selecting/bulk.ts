import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type Decision, decisionOf, decisionsFor, slots } from '../deciding/decisions.ts'
import { whyNot } from '../keys/keyMap.ts'
import { type DecisionEvent, labelOf, type PipelineWords } from '../pipeline/words.ts'

/** What can be decided about several at once: whom it applies to, and why not to the others. */
export interface BulkChoice {
  readonly decision: Decision
  readonly able: readonly Candidate[]
  readonly reasons: readonly string[]
}

/** Whoever is contacted is written to by name: that is done one by one. */
const isForMany = (event: DecisionEvent): boolean => event !== 'contacted'

const isPossible = ({ link }: Candidate, event: DecisionEvent): boolean => decisionsFor(link).some((decision) => decision.event === event)

/** One choice for each slot of the review, at the same places: of decisions that share one, that which applies to most. */
export function bulkChoices(words: PipelineWords, selected: readonly Candidate[]): BulkChoice[] {
  return slots
    .map(({ events }) => events.filter(isForMany))
    .filter((events) => events.length > 0)
    .map((events) => events.map((event) => choiceOf(words, event, selected)).reduce(moreAble))
}

/** The choice for one of some decisions that is for many; undefined where none is. */
export function bulkChoiceOf(words: PipelineWords, decisions: readonly Decision[], selected: readonly Candidate[]): BulkChoice | undefined {
  const events = decisions.map(({ event }) => event).filter(isForMany)
  return events.length === 0 ? undefined : events.map((event) => choiceOf(words, event, selected)).reduce(moreAble)
}

function choiceOf(words: PipelineWords, event: DecisionEvent, selected: readonly Candidate[]): BulkChoice {
  const decision = decisionOf(event)
  const unable = selected.filter((candidate) => !isPossible(candidate, event))
  return {
    decision,
    able: selected.filter((candidate) => isPossible(candidate, event)),
    reasons: unable.map(({ link, _source }) => whyNot(words, [decision], _source.generalInfo.name, link)),
  }
}

const moreAble = (one: BulkChoice, other: BulkChoice): BulkChoice => (other.able.length > one.able.length ? other : one)

/** 'Reject 3', or of more who are selected 'Reject 3 of 5'. */
export function bulkLabel(words: PipelineWords, { decision: { event }, able, reasons }: BulkChoice): string {
  const labels = new Set(able.map(({ link }) => labelOf(words, event, link)))
  return countLabel(labels.size === 1 ? [...labels][0]! : labelOf(words, event), able.length, able.length + reasons.length)
}

/** What is done, and to how many of those who are selected. */
export function countLabel(label: string, able: number, selected: number): string {
  if (able === 0) return label
  return `${label} ${able}${able < selected ? ` of ${selected}` : ''}`
}

/** What has come of it, in a sentence. */
export function bulkDone(words: PipelineWords, event: DecisionEvent, candidates: readonly Candidate[]): string {
  const [only] = candidates
  const { done, manyDone, other } = words.decisions[event]
  const areOther = other !== undefined && candidates.every(({ link }) => other.isFor(link))
  if (candidates.length === 1) return done(only!._source.generalInfo.name, only!.link)
  return `${candidates.length.toLocaleString('en')} people ${areOther ? other.manyDone : manyDone}`
}
