import { parentPort, workerData } from 'node:worker_threads'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { factsOf, type PersonFacts } from '../vectors/vectors.ts'
import type { Begun, Sent } from './measuring.ts'
import { populationOf } from './populationOf.ts'

const { now, toward } = workerData as Begun
const people: PersonFacts[] = []

parentPort!.on('message', (sent: Sent) => {
  if (sent === 'all') parentPort!.postMessage(populationOf(people, vocabulary, toward))
  else people.push(...sent.map((bio) => factsOf(bio, vocabulary, now)))
})
