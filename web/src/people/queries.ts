import { findPeople, likeMe } from '@trellis/contract/matching/matching.ts'
import { DEFAULT_PAGE_SIZE } from '@trellis/contract/wire/paging.ts'
import { listPeople, type peopleLists } from '@trellis/contract/people/people.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import type { Filters } from './found/filters.ts'
import type { Among } from './lists.ts'
import { type Listed, noteFetched, type RowState } from './rows.ts'

/** Role models or peers of a person, best first, a page at a time. */
export function useLikeMe(userId: string, roleModels: boolean) {
  return useInfiniteQuery({
    queryKey: keys.people(userId, 'like', roleModels),
    queryFn: ({ pageParam, signal }) => {
      const query = { id: userId, roleModels: roleModels ? 'true' : 'false', page: pageParam, results: DEFAULT_PAGE_SIZE }
      return noted(call(likeMe, { query }, { signal }), ({ hits }) => hits.hits)
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.hits.total, page),
  })
}

/** People by filters, best match first. */
export function useFindPeople(userId: string, pplType: 'all' | Among, filters: Filters) {
  const { keyword, level, city, state, country } = filters
  return useInfiniteQuery({
    queryKey: keys.people(userId, 'find', pplType, filters),
    queryFn: ({ pageParam, signal }) => {
      const body = {
        userId,
        pplType,
        keyword,
        level,
        locationFilter: { city, state, country },
        start: pageParam * DEFAULT_PAGE_SIZE,
        size: DEFAULT_PAGE_SIZE,
      }
      return noted(call(findPeople, { body }, { signal }), ({ hits }) => hits.hits)
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.hits.total, page),
    placeholderData: keepPreviousData,
  })
}

/** One of the lists that a person keeps, newest first. */
export function usePeopleList(userId: string, sub: (typeof peopleLists)[number]) {
  return useInfiniteQuery({
    queryKey: keys.people(userId, 'list', sub),
    queryFn: ({ pageParam, signal }) => {
      const input = { params: { userId, sub }, query: { page: pageParam, size: DEFAULT_PAGE_SIZE } }
      return noted(call(listPeople, input, { signal }), ({ items }) => items, sub === 'blocked' ? { gone: 'blocked' } : {})
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => nextPage(last.total, page),
  })
}

/** A page of a list; what was done to its people before is in it. */
async function noted<P>(asked: Promise<P>, peopleOf: (page: P) => readonly Listed[], now?: RowState): Promise<P> {
  const askedAt = Date.now()
  const page = await asked
  noteFetched(peopleOf(page), askedAt, now)
  return page
}

function nextPage(total: number, page: number): number | undefined {
  return (page + 1) * DEFAULT_PAGE_SIZE < total ? page + 1 : undefined
}

