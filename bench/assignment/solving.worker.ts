import { parentPort, workerData } from 'node:worker_threads'
import type { Problem } from '../../server/src/mentoring/solver/problem.ts'
import { solveAfresh } from '../../server/src/mentoring/solver/solve.ts'
import { yieldToAnswering } from '../../server/src/platform/reading/yieldToAnswering.ts'

// Solves a problem over and over, as the product's own thread solves one, until it is ended.
yieldToAnswering()
parentPort!.postMessage('begun')
for (;;) solveAfresh(workerData as Problem)
