import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { faultsOf } from './checkSolution.ts'
import { randomInstance } from './instances.samples.ts'
import type { Problem, Solved } from './problem.ts'
import { solve } from './solve.ts'
import { solveInThread } from './solving.ts'

const scarce = randomInstance('clustered', 2_000, 300, 2, 1.01)

test('a thread answers what the solver answers, tells how far it is, and holds nobody up', async () => {
  const shares: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const { solution } = await solveInThread({ problem: scarce }, { onProgress: (share) => shares.push(share) })
  delay.disable()
  expect(solution).toEqual(solve(scarce))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  expect(delay.max / 1e6).toBeLessThan(1_000)
})

test('a later problem starts from where the last one stood', async () => {
  const { standing } = await solveInThread({ problem: scarce })
  const mentors = scarce.mentors.with(0, { ...scarce.mentors[0]!, capacity: 0 })
  const problem: Problem = { ...scarce, mentors }
  const { solution } = await solveInThread({ problem, standing: standing! })
  expect(faultsOf(problem, solution as Solved)).toEqual([])
})

test('work that is called off ends, before it begins and in the middle', async () => {
  await expect(solveInThread({ problem: scarce }, { signal: AbortSignal.abort('early') })).rejects.toBe('early')
  const controller = new AbortController()
  const solving = solveInThread({ problem: scarce }, { signal: controller.signal })
  controller.abort('late')
  await expect(solving).rejects.toBe('late')
})

test('what is no problem is told as such', async () => {
  await expect(solveInThread({ problem: { ...scarce, loadCost: 0.5 } })).rejects.toThrow(RangeError)
})
