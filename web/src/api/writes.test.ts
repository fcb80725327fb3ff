import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { dated, forgetRefusals, unknownTo, write, writtenIn } from './writes.ts'

afterEach(() => vi.useRealTimers())

const about = (id: string) => ['thing', id]

/** A write whose reply comes when it is let go. */
function held(queries: QueryClient, id: string, change: string, told = change) {
  const reply = Promise.withResolvers<string>()
  const sent: string[] = []
  const done = write(queries, {
    about: about(id),
    change,
    send: () => {
      sent.push(change)
      return reply.promise
    },
    currentIn: (failure) => (failure === 'late' ? told : undefined),
  })
  done.catch(() => undefined)
  return { reply, done, sent }
}

const writesIn = (queries: QueryClient) =>
  queries
    .getMutationCache()
    .getAll()
    .map((mutation) => writtenIn<string>(mutation))
const shown = (queries: QueryClient, requestedAt = 0) => unknownTo(writesIn(queries), requestedAt)

test('a write shows at once; about the same thing the next one goes out after it, about another at once', async () => {
  const queries = new QueryClient()
  const [saved, undone, other] = [held(queries, 'ana', 'saved'), held(queries, 'ana', 'undone'), held(queries, 'ben', 'saved')]
  await Promise.resolve()
  expect(shown(queries)).toEqual(['saved', 'undone', 'saved'])
  expect([saved.sent, undone.sent, other.sent].map((sent) => sent.length)).toEqual([1, 0, 1])
  saved.reply.reject('refused')
  await expect(saved.done).rejects.toBe('refused')
  undone.reply.resolve('undone by the server')
  expect(await undone.done).toBe('undone by the server')
  expect(shown(queries)).toEqual(['undone by the server', 'saved'])
})

test('a refused write no longer shows; where the refusal tells what is so by now, that does', async () => {
  const queries = new QueryClient()
  const [refused, late] = [held(queries, 'ana', 'saved'), held(queries, 'ben', 'saved', 'rejected')]
  refused.reply.reject('refused')
  late.reply.reject('late')
  await expect(refused.done).rejects.toBe('refused')
  await expect(late.done).rejects.toBe('late')
  expect(shown(queries)).toEqual(['rejected'])
  expect(writesIn(queries).map(({ failure }) => failure)).toEqual(['refused', 'late'])
  forgetRefusals(queries, ['thing'])
  expect(writesIn(queries)).toEqual([])
})

test('a reply knows what the server told before it was asked for, and nothing that waits', async () => {
  const queries = new QueryClient()
  const [told, waiting] = [held(queries, 'ana', 'saved'), held(queries, 'ben', 'rejected')]
  const early = await dated(() => Promise.resolve({}))
  told.reply.resolve('saved')
  await told.done
  const late = await dated(() => Promise.resolve({}))
  expect(shown(queries, early.requestedAt)).toEqual(['saved', 'rejected'])
  expect(shown(queries, late.requestedAt)).toEqual(['rejected'])
  waiting.reply.resolve('rejected')
  await waiting.done
})

const MINUTE = 60_000

test('a write is let go once every reply at hand knows of it, and some minutes have passed', async () => {
  vi.useFakeTimers({ now: Date.now() + MINUTE, toFake: ['Date'] })
  const queries = new QueryClient()
  const saying = async (key: string, more?: object) => queries.setQueryData([key], await dated(() => Promise.resolve({ ...more })))
  const writing = (id: string, change: string) => write(queries, { about: about(id), change, send: () => Promise.resolve(change) })
  await saying('list')
  const page = await dated(() => Promise.resolve({}))
  await writing('ana', 'saved')
  queries.setQueryData(['pages'], { pages: [page, await dated(() => Promise.resolve({}))] })
  vi.setSystemTime(Date.now() + 6 * MINUTE)
  await writing('ben', 'saved')
  await saying('list')
  await writing('cleo', 'saved')
  expect(shown(queries)).toEqual(['saved', 'saved', 'saved'])
  queries.setQueryData(['pages'], { pages: [await dated(() => Promise.resolve({}))] })
  await writing('dan', 'saved')
  expect(writesIn(queries)).toHaveLength(3)
  vi.setSystemTime(Date.now() + 6 * MINUTE)
  queries.clear()
  await writing('eva', 'saved')
  vi.setSystemTime(Date.now() + 6 * MINUTE)
  const { done, reply } = held(queries, 'fay', 'rejected')
  expect(shown(queries)).toEqual(['rejected'])
  reply.resolve('rejected')
  await done
})

test('what somebody did is forgotten with everything else when they leave', async () => {
  const queries = new QueryClient()
  const { reply, done } = held(queries, 'ana', 'saved')
  queries.clear()
  reply.resolve('saved')
  await done
  expect(shown(queries)).toEqual([])
})
