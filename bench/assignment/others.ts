import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Problem } from '../../server/src/mentoring/solver/problem.ts'
import { type Finding, milliseconds, percentile } from '../figures.ts'

const REQUESTS = 1_500
const ROUNDS = 3
const MOST_TIMES = 2
/** What is answered to each request: about as much as a list of the product. */
const reply = JSON.stringify(Array.from({ length: 50 }, (_, at) => ({ id: at, name: `Person ${at}`, tags: ['a', 'b', 'c'] })))

const answerTime = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get({ port }, (response) => {
      response.resume()
      response.once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })

async function p99(port: number): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < REQUESTS; at++) times.push(await answerTime(port))
  return percentile(times, 0.99)
}

/** How long requests wait in the process whose thread solves, one problem after the other, beside how long they wait otherwise. */
export async function othersMeanwhile(problem: Problem): Promise<Finding[]> {
  const values = new Int32Array(new SharedArrayBuffer(problem.scores.values.byteLength))
  values.set(problem.scores.values)
  const shared: Problem = { ...problem, scores: { kind: 'dense', values } }
  const server = createServer((_, response) => response.end(JSON.stringify(JSON.parse(reply)))).listen(0)
  const { port } = server.address() as AddressInfo
  await p99(port)
  const [alone, meanwhile]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await p99(port))
    const solving = new Worker(new URL('./solving.worker.ts', import.meta.url), { workerData: shared })
    await once(solving, 'message')
    meanwhile.push(await p99(port))
    await solving.terminate()
  }
  server.close()
  const [without, during] = [Math.min(...alone), Math.min(...meanwhile)]
  const value = `${milliseconds(without)}, ${milliseconds(during)}`
  return [
    { what: 'requests in the same process: p99 without, while solving', value },
    { what: 'while ÷ without', value: (during / without).toFixed(2), goal: `≤ ${MOST_TIMES}`, met: during <= MOST_TIMES * without },
  ]
}
