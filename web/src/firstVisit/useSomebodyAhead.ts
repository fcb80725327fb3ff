import { useQueries } from '@tanstack/react-query'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { sharedEntry } from '@trellis/contract/profiles/sharedEntry.ts'
import { useMemo } from 'react'
import { useLikeMe } from '../people/queries.ts'
import { profileQuery } from '../profiles/useProfile.ts'

/** The bios of so many of the nearest role models are looked through. */
const MOST_READ = 5

/**
 * The nearest role model who tells of an entry that shares a skill with one of one's own, with that entry: of the nearest one who writes
 * something of it, if there is one. Where nobody shares a skill, the nearest alone. As far as the viewer may see them.
 */
export function useSomebodyAhead(record: ProfileRecord) {
  const { data, error, isPending, refetch } = useLikeMe(record._id, true)
  const nearest = useMemo(() => (data?.items ?? []).slice(0, MOST_READ), [data])
  const bios = useQueries({ queries: nearest.map(({ _id }) => profileQuery(_id)) })
  const isReading = isPending || bios.some((bio) => bio.isPending)
  const told = nearest.flatMap((match, at) => {
    const theirs = bios[at]?.data
    const entry = theirs && sharedEntry(record._source, theirs._source)
    return entry === undefined ? [] : [{ match, entry }]
  })
  const [nearestOne] = nearest
  const somebody = told.find(({ entry }) => entry.words !== '') ?? told[0] ?? (nearestOne && { match: nearestOne, entry: undefined })
  return { somebody, isReading, error, retry: () => void refetch() }
}
