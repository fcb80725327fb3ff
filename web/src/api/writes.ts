import {
  type Mutation,
  MutationObserver,
  type MutationState,
  type QueryClient,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { useCallback, useEffect } from 'react'

/** A write that shows before the server has answered. To undo one is a write too. */
export interface Write<C> {
  /** What it is about, from the kind of thing to the one thing. Writes about the same thing go out one after the other. */
  readonly about: readonly string[]
  /** What it will most likely change. */
  readonly change: C
  /** Asks the server to do it. Answers what was changed. */
  readonly send: () => Promise<C>
  /** What is so by now, where a refusal says it. */
  readonly currentIn?: (failure: unknown) => C | undefined
}

/** What the server answered to a write, and when; times as `moment` counts. */
interface Answer<C> {
  readonly change: C
  readonly sentAt: number
  readonly repliedAt: number
  /** Why it did not come about: what changed is what somebody else did. */
  readonly failure?: unknown
}

/** A write as screens see it. */
export interface Written<C> extends Partial<Answer<C>> {
  /** As predicted, until the server has answered. */
  readonly change: C
  /** Whether it waits for its turn or for the server. */
  readonly isPending: boolean
}

const WRITES = 'writes'
/** So long after its reply a write is kept in any case: for replies that are on their way, and for what can be undone. */
const LEAST_KEPT_MS = 5 * MINUTE_MS
let lastMoment = 0

/** The time in milliseconds, later with each call: a reply that is asked for afterwards knows of all that was done before. */
export function moment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}

/** A part of a reply that says when it was asked for. */
const isDated = (part: unknown): part is Dated<object> => typeof part === 'object' && part !== null && 'requestedAt' in part

/** When the replies at hand were asked for, as far as they say it; of a list that comes page by page, each of its pages. */
function askedAt(queries: QueryClient): number[] {
  const replies = queries.getQueryCache().getAll()
  const parts = replies.flatMap(({ state }) => {
    const { pages = [] } = (state.data ?? {}) as { pages?: readonly unknown[] }
    return [state.data, ...pages]
  })
  return parts.filter(isDated).map(({ requestedAt }) => requestedAt)
}

/** Lets go of the writes that every reply at hand knows of: they are laid over none any more. */
function letGo(queries: QueryClient): void {
  const mutations = queries.getMutationCache()
  const oldest = Math.min(moment() - LEAST_KEPT_MS, ...askedAt(queries))
  for (const mutation of mutations.findAll({ mutationKey: [WRITES], status: 'success' })) {
    if (writtenIn(mutation).repliedAt! < oldest) mutations.remove(mutation)
  }
}

/** Writes, and shows it at once. Throws what `send` throws: what was there before shows again, or what is so by now. */
export async function write<C>(queries: QueryClient, { about, change, send, currentIn }: Write<C>): Promise<C> {
  letGo(queries)
  const mutation = new MutationObserver<Answer<C>, Error, C>(queries, {
    mutationKey: [WRITES, ...about],
    scope: { id: about.join(' ') },
    // Some list may have been fetched before it, and be looked at much later: `letGo` knows when none was.
    gcTime: Number.POSITIVE_INFINITY,
    async mutationFn() {
      const sentAt = moment()
      try {
        return { change: await send(), sentAt, repliedAt: moment() }
      } catch (failure) {
        const now = currentIn?.(failure)
        if (now === undefined) throw failure
        return { change: now, sentAt, repliedAt: moment(), failure }
      }
    },
  })
  const answer = await mutation.mutate(change)
  if (answer.failure !== undefined) throw answer.failure
  return answer.change
}

/** A mutation of `write` as screens see it. */
export function writtenIn<C>({ state }: Mutation): Written<C> {
  const { variables, data, status, error } = state as MutationState<Answer<C>, Error, C>
  if (data !== undefined) return { ...data, isPending: false }
  return { change: variables!, isPending: status === 'pending', ...(status === 'error' && { failure: error }) }
}

const filterOf = (about: readonly string[]) => ({ mutationKey: [WRITES, ...about] })

/** The writes about a thing or a kind of thing, oldest first. */
export const useWrites = <C>(about: readonly string[]): readonly Written<C>[] =>
  useMutationState({ filters: filterOf(about), select: writtenIn<C> })

/** What was written that a reply asked for at that time may not know of: it is laid over the reply. */
export function unknownTo<C>(writes: readonly Written<C>[], requestedAt: number): readonly C[] {
  const isUnknown = ({ isPending, repliedAt = -1 }: Written<C>) => isPending || repliedAt >= requestedAt
  return writes.filter(isUnknown).map(({ change }) => change)
}

/** A reply with the time at which it was asked for. */
export type Dated<R> = R & { readonly requestedAt: number }

/** A reply with the time at which it was asked for: writes that the server was told of since are not in it. */
export async function dated<R extends object>(ask: () => Promise<R>): Promise<Dated<R>> {
  const requestedAt = moment()
  return { ...(await ask()), requestedAt }
}

/** Forgets why writes did not come about. */
export function forgetRefusals(queries: QueryClient, about: readonly string[]): void {
  const mutations = queries.getMutationCache()
  for (const mutation of mutations.findAll(filterOf(about))) {
    if (writtenIn(mutation).failure !== undefined) mutations.remove(mutation)
  }
}

/** Forgets them when a screen is opened anew: at first, and when its name changes. */
export function useForgottenRefusals(kind: string, screen: string): void {
  const queries = useQueryClient()
  const forget = useCallback(() => forgetRefusals(queries, [kind]), [queries, kind])
  useEffect(forget, [forget, screen])
}
