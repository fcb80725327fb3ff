import { parentPort, workerData } from 'node:worker_threads'
import type { Asked } from './asking.ts'
import { type Askers, lists } from './lists.ts'

const askFor = lists(workerData as Askers)
parentPort!.on('message', ({ list, connections, seconds }: Asked) => void answerTimes(askFor[list]!, connections, seconds))

/** What is asked at once by so many connections, for so many seconds: tells how long each answer took, in milliseconds. */
async function answerTimes(askAt: (at: number) => Promise<void>, connections: number, seconds: number): Promise<void> {
  const times: number[] = []
  let next = 0
  const until = performance.now() + seconds * 1_000
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now()
      await askAt(next++)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  parentPort!.postMessage(times)
}
