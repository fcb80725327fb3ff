import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { alternatives } from '../whatIf/alternatives.ts'
import { pairPrices } from '../whatIf/pairPrices.ts'
import { assigned } from './assigning.ts'
import type { TableState } from './tableState.ts'

const LOWER_PRIORITY = 5

// Requests go before it. On Linux a priority is of one thread; elsewhere it would be of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOWER_PRIORITY))

const { state, weights, alternativesOf, pricesOf } = workerData as {
  readonly state: TableState
  readonly weights: ScoreWeights
  readonly alternativesOf?: Id
  readonly pricesOf?: Id
}

function answer() {
  if (pricesOf !== undefined) return pairPrices(state, weights, pricesOf)
  return alternativesOf === undefined ? assigned(state, weights) : alternatives(state, weights, alternativesOf)
}
parentPort!.postMessage(answer())
