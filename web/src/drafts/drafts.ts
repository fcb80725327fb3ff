import { useMemo } from 'react'
import { useSession } from '../session/session.ts'
import { tabStorage } from '../session/storage.ts'

const PREFIX = 'draft:'
const GUEST = 'guest'

function nameOf(person: string, form: string): string {
  return `${PREFIX}${person}:${form}`
}

/** What a person typed into a form and has not yet been saved, or undefined. */
export function readDraft(person: string, form: string): unknown {
  try {
    const stored = tabStorage()?.getItem(nameOf(person, form))
    return stored ? JSON.parse(stored) : undefined
  } catch {
    return undefined
  }
}

/** Keeps what a person typed into a form, in this tab; nothing is thrown where there is no room. */
export function saveDraft(person: string, form: string, typed: unknown): void {
  try {
    tabStorage()?.setItem(nameOf(person, form), JSON.stringify(typed))
  } catch {
    // The tab's storage is full or refused: the form itself still holds the text.
  }
}

/** Forgets it: it is stored by now, or not wanted. */
export function dropDraft(person: string, form: string): void {
  tabStorage()?.removeItem(nameOf(person, form))
}

/** Every draft of a person in this tab, by form. */
export function draftsOf(person: string): Record<string, unknown> {
  const storage = tabStorage()
  const names = storage === undefined ? [] : Object.keys(storage).filter((name) => name.startsWith(nameOf(person, '')))
  const forms = names.map((name) => name.slice(nameOf(person, '').length))
  return Object.fromEntries(forms.map((form) => [form, readDraft(person, form)]))
}

interface DraftOf<T> {
  readonly read: () => T | undefined
  readonly save: (typed: T) => void
  readonly drop: () => void
}

/**
 * The draft of one form of the person signed in. It outlives navigation, a failed request and, put away by
 * `keeping.ts`, the end of the session; passwords never belong into one.
 */
export function useDraft<T>(form: string): DraftOf<T> {
  const person = useSession((state) => state.person?.userId ?? GUEST)
  return useMemo(
    () => ({
      read: () => readDraft(person, form) as T | undefined,
      save: (typed) => saveDraft(person, form, typed),
      drop: () => dropDraft(person, form),
    }),
    [person, form],
  )
}
