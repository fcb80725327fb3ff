import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keys } from '../../api/keys.ts'
import { candidateIn } from '../candidates.testing.ts'
import { isRefilled, refreshRefilled, suggestedNow } from './refresh.ts'
import { jobPipeline } from '../pipeline/jobPipeline.ts'

/** Lets somebody go. Answers how often the list is asked for afterwards, while it has so many one time after another. */
async function timesAsked(totals: readonly number[]): Promise<number> {
  vi.useFakeTimers()
  const queries = new QueryClient()
  let asked = 0
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: keys.candidates('job', 'suggested', {}),
    queryFn: () => Promise.resolve({ requestedAt: 0, hits: { hits: [], total: totals[Math.min(asked++, totals.length - 1)]! } }),
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  const before = suggestedNow(queries, 'job')
  const refreshed = refreshRefilled(jobPipeline, queries, 'job', before)
  await vi.advanceTimersByTimeAsync(3_100)
  await refreshed
  leave()
  queries.clear()
  vi.useRealTimers()
  return asked - 1
}

test.each<[string, number[], number]>([
  ['filled at once', [20, 20], 1],
  ['filled a little later', [20, 19, 20], 2],
  ['filled late', [20, 19, 19, 19, 20], 4],
  ['not filled, as nobody else fits', [20, 19], 4],
  ['empty from now on', [1, 0], 4],
])('a list that is %s', async (_, totals, asked) => {
  expect(await timesAsked(totals)).toBe(asked)
})

test('where nobody shows the suggestions, they are out of date and not asked for again and again', async () => {
  const queries = new QueryClient()
  expect(suggestedNow(queries, 'job')).toBeUndefined()
  await refreshRefilled(jobPipeline, queries, 'job')
})

test('somebody else takes the place of one who is let go, not of one who is chosen', () => {
  expect(isRefilled(candidateIn('Ana', 'suggested'), 'dismiss')).toBe(true)
  expect(isRefilled(candidateIn('Ana', 'suggested'), 'rejected')).toBe(true)
  expect(isRefilled(candidateIn('Ana', 'saved'), 'cancel')).toBe(true)
  expect(isRefilled(candidateIn('Ana', 'applied'), 'rejected')).toBe(false)
  expect(isRefilled(candidateIn('Ana', 'suggested'), 'contacted')).toBe(false)
})
