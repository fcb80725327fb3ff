import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useEffect, useState } from 'react'
import type { CandidatesQuery } from '../queries.ts'
import { beside, extended, nextUndecided } from './reviewOrder.ts'

/** So many before the end of what is loaded, more is fetched. */
const FETCHED_AHEAD = 5

const nobody: readonly Candidate[] = []

/** The people of a review in the order in which they are gone through, around the current one. */
export function useReviewOrder({ query, list, isSettled, first }: CandidatesQuery, current: string) {
  // How many stand before what was loaded of the list when the review began.
  const [before] = useState(first)
  const [order, setOrder] = useState(nobody)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const people = extended(order, list?.items ?? nobody)
  if (people !== order) setOrder(people)
  const place = people.findIndex(({ _id }) => _id === current)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    // Not over a fetch that is under way: it brings what was decided up to date.
    const isFree = !isFetching && !isError
    if (hasNextPage && isFree && place >= people.length - FETCHED_AHEAD) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage, place, people.length])
  const there = new Set(list?.items.map(({ _id }) => _id))
  const gone = people.filter(({ _id }) => decided.has(_id) && !there.has(_id)).length
  return {
    /** From 1; 0 for somebody from elsewhere. */
    position: place < 0 ? 0 : before + place + 1,
    count: Math.max(before + people.length, (list?.total ?? 0) + gone),
    listed: people[place],
    next: beside(people, current, 1),
    previous: beside(people, current, -1),
    undecided: nextUndecided(people, current, decided),
    /** Whether the list has people who are not loaded yet, and whether some may still come. */
    hasMore: (list?.total ?? 0) > first + (list?.items.length ?? 0),
    isLoading: !isError && (isFetching || hasNextPage || !isSettled),
    noteDecided: () => setDecided((before) => new Set([...before, current])),
    forgetDecided: () => setDecided((before) => new Set([...before].filter((id) => id !== current))),
  }
}
