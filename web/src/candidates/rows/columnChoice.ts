import { useMemo } from 'react'
import { create } from 'zustand'
import { usePerson } from '../../session/session.ts'
import { remember, remembered } from '../../ui/choices/keptChoice.ts'
import type { CandidateColumn } from './columns.tsx'

const nothing: readonly string[] = []

/** The columns that each person hid, by their names, as their browser remembers them. */
const nameFor = (userId: string): string => `hiddenColumns.${userId}`

function stored(userId: string): readonly string[] {
  try {
    const hidden: unknown = JSON.parse(remembered(nameFor(userId)) ?? '[]')
    return Array.isArray(hidden) ? hidden.filter((title) => typeof title === 'string') : nothing
  } catch {
    return nothing
  }
}

/** What was chosen since the page was opened, and by whom. */
const useChoice = create<{ readonly userId: string; readonly hidden: readonly string[] }>()(() => ({ userId: '', hidden: nothing }))

/** Which columns whoever is signed in hid. */
export function useHiddenColumns(): readonly string[] {
  const { userId } = usePerson()
  const chosen = useChoice()
  const remembered = useMemo(() => stored(userId), [userId])
  return chosen.userId === userId ? chosen.hidden : remembered
}

/** Shows a column, or hides it. */
export function toggleColumn(userId: string, title: string, before: readonly string[]): void {
  const hidden = before.includes(title) ? before.filter((one) => one !== title) : [...before, title]
  useChoice.setState({ userId, hidden })
  remember(nameFor(userId), JSON.stringify(hidden))
}

export const shownColumns = (columns: readonly CandidateColumn[], hidden: readonly string[]): readonly CandidateColumn[] =>
  hidden.length === 0 ? columns : columns.filter(({ title }) => !hidden.includes(title))
