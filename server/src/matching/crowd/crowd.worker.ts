import { parentPort, workerData } from 'node:worker_threads'
import type { ScoreWeights } from '../score.ts'
import { createCrowd } from './crowd.ts'
import type { CrowdOrder, CrowdReport } from './crowdThread.ts'
import { memberOf } from './storedMember.ts'

/** The crowd lives in a thread of its own, so that comparing with everybody does not hold up other requests. */
const port = parentPort!
const crowd = createCrowd((workerData as { weights: ScoreWeights }).weights)

port.on('message', (order: CrowdOrder) => {
  switch (order.kind) {
    case 'put':
      return order.rows.forEach((row) => crowd.put(memberOf(row)))
    case 'forget':
      return crowd.forget(order.ids)
    case 'nearest':
      return port.postMessage({ number: order.number, answer: crowd.nearest(order.search) } satisfies CrowdReport)
  }
})
