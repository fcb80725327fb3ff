import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { rebalance, solveAfresh } from './solve.ts'
import type { Told, Work } from './solving.ts'

const LOWER_PRIORITY = 5
const MILLISECONDS_BETWEEN = 50

// Requests go before it. On Linux a priority is of one thread; elsewhere it would be of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOWER_PRIORITY))

const tell = (told: Told): void => parentPort!.postMessage(told)
let toldAt = performance.now()

function progress(done: number, all: number): void {
  if (performance.now() - toldAt < MILLISECONDS_BETWEEN) return
  toldAt = performance.now()
  tell({ done: done / all })
}

function work({ problem, standing, changed }: Work): Told {
  try {
    return { outcome: standing === undefined ? solveAfresh(problem, progress) : rebalance(problem, standing, changed, progress) }
  } catch (error) {
    if (error instanceof RangeError) return { invalid: error.message }
    throw error
  }
}

tell(work(workerData as Work))
