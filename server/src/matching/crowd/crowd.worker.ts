import { parentPort, workerData } from 'node:worker_threads'
import type { ScoreWeights } from '../score.ts'
import { createCrowd, type CrowdAnswer } from './crowd.ts'
import type { CrowdOrder, CrowdReport } from './crowdThread.ts'
import { memberOf } from './storedMember.ts'

/** The crowd lives in a thread of its own, so that comparing with everybody does not hold up other requests. */
const port = parentPort!
const crowd = createCrowd((workerData as { weights: ScoreWeights }).weights)
const reply = (number: number, answer: CrowdAnswer): void => port.postMessage({ number, answer } satisfies CrowdReport)

port.on('message', (order: CrowdOrder) => {
  switch (order.kind) {
    case 'put':
      return order.rows.forEach((row) => crowd.put(memberOf(row), row.searchText))
    case 'forget':
      return crowd.forget(order.ids)
    case 'nearest':
      return reply(order.number, crowd.nearest(order.search))
    case 'named':
      return reply(order.number, crowd.named(order.question))
  }
})
