import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import { useCallback, useState } from 'react'
import { usePerson } from '../../session/session.ts'
import type { Section } from '../fields/fields.ts'
import { sectionsWithDrafts } from '../saving/savers.ts'

/** A section being edited. A new `turn` starts its form afresh, for what came in beside it. */
export interface Editing {
  readonly startAt?: string | undefined
  readonly turn: number
}

/** Which sections are being edited: at first those with text that was not stored yet. */
export function useEditing() {
  const { userId } = usePerson()
  const [editing, setEditing] = useState<Partial<Record<BioSection, Editing | undefined>>>(() =>
    Object.fromEntries(sectionsWithDrafts(userId).map((section) => [section, { turn: 0 }])),
  )
  const begin = useCallback((section: BioSection, startAt?: string) => {
    setEditing((before) => ({ ...before, [section]: { startAt, turn: (before[section]?.turn ?? 0) + 1 } }))
  }, [])
  const onEdit = useCallback(({ name }: Section) => begin(name), [begin])
  const onDone = useCallback(({ name }: Section) => setEditing((before) => ({ ...before, [name]: undefined })), [])
  const onDoneAll = useCallback(() => setEditing({}), [])
  const renew = useCallback((section: BioSection) => {
    setEditing((before) => {
      const now = before[section]
      return now ? { ...before, [section]: { turn: now.turn + 1 } } : before
    })
  }, [])
  return { editing, begin, onEdit, onDone, onDoneAll, renew }
}
