import { parentPort, workerData } from 'node:worker_threads'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { yieldToAnswering } from '../../platform/reading/yieldToAnswering.ts'
import { alternatives } from '../whatIf/alternatives.ts'
import { pairPrices } from '../whatIf/pairPrices.ts'
import { assigned } from './assigning.ts'
import type { MentorWithPlaces, Participant, TableState } from './tableState.ts'

yieldToAnswering()

const { rest, weights, alternativesOf, pricesOf } = workerData as {
  readonly rest: Omit<TableState, 'mentees' | 'mentors'>
  readonly weights: ScoreWeights
  readonly alternativesOf?: Id
  readonly pricesOf?: Id
}

/** Some of the people, who come a few at a time. */
export type PeopleToCompare = { readonly [List in 'mentees' | 'mentors']?: TableState[List] }

const mentees: Participant[] = []
const mentors: MentorWithPlaces[] = []

function answer() {
  const state = { ...rest, mentees, mentors }
  if (pricesOf !== undefined) return pairPrices(state, weights, pricesOf)
  return alternativesOf === undefined ? assigned(state, weights) : alternatives(state, weights, alternativesOf)
}

parentPort!.on('message', (next: PeopleToCompare | 'all') => {
  if (next === 'all') parentPort!.postMessage(answer())
  else {
    mentees.push(...(next.mentees ?? []))
    mentors.push(...(next.mentors ?? []))
  }
})
