import { findPeople, likeMe } from '@trellis/contract/matching/matching.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@trellis/contract/wire/paging.ts'
import { listPeople, type peopleLists } from '@trellis/contract/people/people.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { infiniteQueryOptions, type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { lastListed } from '../api/lastListed.ts'
import { type Dated, dated, useForgottenRefusals } from '../api/writes.ts'
import { usePerson } from '../session/session.ts'
import type { Filters } from './found/filters.ts'
import type { Among } from './lists.ts'
import { useRow } from './rows.ts'

/** Role models or peers of a person, in the order in which they are suggested, a page at a time. */
export function likeMeQuery(userId: string, roleModels: boolean) {
  return infiniteQueryOptions({
    queryKey: keys.people(userId, 'like', roleModels),
    queryFn: ({ pageParam, signal }) => {
      const query = { id: userId, roleModels: roleModels ? 'true' : 'false', page: pageParam, results: DEFAULT_PAGE_SIZE }
      return dated(() => call(likeMe, { query }, { signal }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.hits.total, page),
    select: matchesIn,
  })
}

/** Role models, or students like oneself, page by page. */
export function useLikeMe(userId: string, roleModels: boolean) {
  useForgottenRefusals('person', String(roleModels))
  return useInfiniteQuery(likeMeQuery(userId, roleModels))
}

/** Beside what the address tells, the groups whose directories are looked through. */
type PeopleFilters = Filters & { readonly membership?: readonly string[] }

/** People by filters, best match first. */
export function findPeopleQuery(userId: string, pplType: 'all' | Among, filters: PeopleFilters) {
  const { keyword, level, city, state, country, membership = [] } = filters
  return infiniteQueryOptions({
    queryKey: keys.people(userId, 'find', pplType, filters),
    queryFn: ({ pageParam, signal }) => {
      const body = {
        userId,
        pplType,
        keyword,
        level,
        membership: [...membership],
        locationFilter: { city, state, country },
        start: pageParam * DEFAULT_PAGE_SIZE,
        size: DEFAULT_PAGE_SIZE,
      }
      return dated(() => call(findPeople, { body }, { signal }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.hits.total, page),
    select: matchesIn,
    placeholderData: keepPreviousData,
  })
}

/** People by filters, page by page. */
export function useFindPeople(userId: string, pplType: 'all' | Among, filters: PeopleFilters) {
  useForgottenRefusals('person', pplType)
  return useInfiniteQuery(findPeopleQuery(userId, pplType, filters))
}

/** One of the lists that a person keeps, newest first. */
export function peopleListQuery(userId: string, sub: (typeof peopleLists)[number]) {
  return infiniteQueryOptions({
    queryKey: keys.people(userId, 'list', sub),
    queryFn: ({ pageParam, signal }) => {
      const input = { params: { userId, sub }, query: { page: pageParam, size: DEFAULT_PAGE_SIZE } }
      return dated(() => call(listPeople, input, { signal }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.total, page),
    select: ({ pages }) => ({
      items: pages.flatMap(({ items, requestedAt }) => items.map((person) => ({ ...person, requestedAt }))),
      total: pages[0]?.total ?? 0,
    }),
  })
}

/** One of the lists that a person keeps, page by page. */
export function usePeopleList(userId: string, sub: (typeof peopleLists)[number]) {
  useForgottenRefusals('person', sub)
  return useInfiniteQuery(peopleListQuery(userId, sub))
}

/** Somebody as a list has just shown them; nobody whom the viewer has blocked. */
export function useListedPerson(id: string): PersonCard | undefined {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const { gone } = useRow({ _id: id, requestedAt: 0 })
  if (gone !== undefined) return undefined
  const kept = (['following', 'followers'] as const).map((sub) => keys.people(userId, 'list', sub))
  return lastListed<PersonCard>(queries, id, keys.people(userId, 'find'), keys.people(userId, 'like'), ...kept)
}

type Found = Dated<Reply<(typeof findPeople)['description']>>

/** The people of all pages, each with the time at which their page was asked for. */
function matchesIn({ pages }: InfiniteData<Found, number>) {
  return {
    items: pages.flatMap(({ hits, requestedAt }) => hits.hits.map((match) => ({ ...match, requestedAt }))),
    total: pages[0]?.hits.total ?? 0,
    corrected: pages[0]?.hits.corrected,
  }
}

function nextPage(total: number, page: number): number | undefined {
  return (page + 1) * DEFAULT_PAGE_SIZE < total ? page + 1 : undefined
}
