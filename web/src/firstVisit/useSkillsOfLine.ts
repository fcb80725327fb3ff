import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { readSkills } from '@trellis/contract/resumes/resumes.ts'
import { call } from '../api/call.ts'
import type { Skills } from '../profiles/tags/useSkills.ts'
import { namedInLine } from './skillOffers.ts'

const TYPING_PAUSE_MS = 250
const LONGEST_LINE = 200

function readQuery(line: string) {
  const text = line.trim().slice(0, LONGEST_LINE)
  return queryOptions({
    queryKey: ['skillsOfLine', text],
    queryFn: async ({ signal }) => (text === '' ? [] : (await call(readSkills, { body: { text } }, { signal })).data.skills),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const none: readonly string[] = []

/** The skills that a line names, the likeliest first, a moment after the last key; and the way to have them at once. */
export function useSkillsOfLine(line: string, skills: Skills | undefined) {
  const queries = useQueryClient()
  const [text] = useDebouncedValue(line, TYPING_PAUSE_MS)
  const { data = none } = useQuery(readQuery(text))
  const withNames = (read: readonly string[], of: string) => [...new Set([...read, ...(skills ? namedInLine(of, skills.index) : none)])]
  return {
    named: line.trim() === '' ? none : withNames(data, text),
    namedNow: async () => withNames(await queries.fetchQuery(readQuery(line)).catch(() => none), line),
  }
}
