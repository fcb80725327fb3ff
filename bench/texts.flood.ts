import { once } from 'node:events'
import { Agent } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { send, steadily, type Written } from './texts.wire.ts'

/** What floods a server: each request once, so many a second. */
interface Flood {
  readonly origin: string
  readonly aSecond: number
  readonly requests: readonly Written[]
}

/** Sends a flood from a thread of its own, so that sending it does not delay whoever measures; answers how often each status came. */
export async function sendFlood(flood: Flood): Promise<ReadonlyMap<number, number>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: flood })
  const [answers]: unknown[] = await once(worker, 'message')
  return answers as ReadonlyMap<number, number>
}

if (!isMainThread) {
  const { origin, aSecond, requests } = workerData as Flood
  const agent = new Agent({ keepAlive: true })
  const answers = new Map<number, number>()
  await steadily(aSecond, requests.length / aSecond, async (at) => {
    const status = await send(origin, requests[at]!, agent)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  })
  parentPort!.postMessage(answers)
  agent.destroy()
}
