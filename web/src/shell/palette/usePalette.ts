import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { usePerson } from '../../session/session.ts'
import { entriesBy, type PaletteGroup } from '../../ui/palette/palette.ts'
import { paletteParts } from './parts.ts'

/** Whoever types on is not asked for; one letter finds everybody. */
const TYPING_MS = 150
const LEAST_LETTERS = 2

interface Found {
  readonly groups: readonly PaletteGroup[]
  readonly isAsking: boolean
  readonly hasFailed: boolean
}

/** What a phrase finds: screens at once, people and jobs once they are answered. */
export function usePalette(phrase: string): Found {
  const person = usePerson()
  const parts = paletteParts[person.userType]
  const [asked] = useDebouncedValue(phrase.trim(), TYPING_MS)
  const isAsked = asked.length >= LEAST_LETTERS
  const replies = useQueries({
    queries: parts.map(({ title, find }) => ({
      queryKey: ['palette', person.userId, title, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => find!(person, asked, signal),
      enabled: find !== undefined && isAsked,
      placeholderData: keepPreviousData,
    })),
  })
  const groups = parts.map(({ title, entries, find }, at) => {
    const found = find !== undefined && isAsked && phrase.trim().length >= LEAST_LETTERS ? (replies[at]!.data ?? []) : []
    return { title, entries: [...entriesBy(phrase, entries?.(person) ?? []), ...found] }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isAsking: phrase.trim() !== asked || replies.some(({ isFetching }) => isFetching),
    hasFailed: replies.some(({ isError }) => isError),
  }
}
