import { toNestErrors } from '@hookform/resolvers'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type { StoredTimes } from '../own/useOwnActions.ts'
import { usePostingDraft } from './postingDraft.ts'

/** What a posting is to become, and what of the stored one decides whether it can. */
export interface Goal {
  readonly state: JobState
  /** Undefined for a new posting. */
  readonly before?: { readonly state: JobState; readonly applyUntil: number | null } | undefined
}

/** What was typed, read as a posting; or what is wrong with which field, by its path joined with dots. */
export type Read<Info> =
  | { readonly info: Info; readonly faults?: undefined }
  | { readonly info?: undefined; readonly faults: Readonly<Record<string, string>> }

/** A posting as it is being typed. */
export interface TypedPosting extends FieldValues {
  /** Skills of the text that were offered in this form: those not chosen count for nothing. */
  readonly skillsShown: readonly string[]
}

interface FormStart<Typed, Info> {
  /** What it is: 'job'. */
  readonly noun: string
  /** Under which the draft is kept. */
  readonly formName: string
  /** What is stored, or what a new posting begins with. */
  readonly start: Typed
  readonly goal: Goal
  readonly read: (typed: Typed, goal: Goal) => Read<Info>
  /** When the stored posting was changed last, as far as is known by now; null for a new one. */
  readonly changedAt: number | null
}

export interface DraftedForm<Typed extends TypedPosting, Info> {
  readonly form: UseFormReturn<Typed, unknown, Info>
  /** Says what the posting is to become before it is checked: an open one is asked for more. */
  readonly aimAt: (next: Goal) => void
  readonly draft: ReturnType<typeof usePostingDraft<Typed>>
  /** What was typed before and not stored, if anything. */
  readonly hasKept: boolean
  readonly isUnsaved: boolean
  /** Whether somebody else has changed the posting since the form was filled. */
  readonly isOutdated: boolean
  /** Notes what the server has by now; what was typed since stays unsaved. */
  readonly noteStored: (typed: Typed, at: number | null) => void
  /** Notes that the posting was stored without what is typed here, as when it is closed. */
  readonly noteStateStored: (times: StoredTimes) => void
  /** Forgets what was typed, and shows what is stored by now. */
  readonly startOver: () => void
}

/**
 * The form of one posting. It begins with what was typed before and not stored, and keeps every change in the tab until it is
 * stored.
 */
export function useDraftedForm<Typed extends TypedPosting, Info extends FieldValues>({
  noun,
  formName,
  start,
  goal: firstGoal,
  read,
  changedAt,
}: FormStart<Typed, Info>): DraftedForm<Typed, Info> {
  const draft = usePostingDraft<Typed>(noun, formName)
  const [kept, setKept] = useState(() => draft.read())
  const [basedOn, setBasedOn] = useState(kept?.basedOn ?? changedAt)
  const stored = useRef(textOf(start))
  const [isUnsaved, setUnsaved] = useState(kept !== undefined)
  const goal = useRef(firstGoal)
  const [resolver] = useState((): Resolver<Typed, unknown, Info> => (typed, _context, options) => {
    const { info, faults } = read(typed, goal.current)
    if (faults === undefined) return { values: info, errors: {} }
    const errors = Object.entries(faults).map(([path, message]) => [path, { type: 'read', message }])
    return { values: {}, errors: toNestErrors<Typed>(Object.fromEntries(errors), options) }
  })
  const form = useForm<Typed, unknown, Info>({
    defaultValues: (kept === undefined ? start : { ...start, ...kept.typed }) as DefaultValues<Typed>,
    mode: 'onTouched',
    resolver,
  })

  const notice = useCallback(
    (typed: Typed) => {
      const isStored = textOf(typed) === stored.current
      if (isStored) draft.drop()
      else draft.save({ typed, basedOn })
      setUnsaved(!isStored)
    },
    [draft, basedOn],
  )
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => notice(values) }), [form, notice])
  // What is wrong with one field can be mended in another.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ errors }) => {
          const wrong = Object.keys(errors ?? {}) as Path<Typed>[]
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form],
  )
  useAskingBeforeClosing(isUnsaved)

  return {
    form,
    draft,
    hasKept: kept !== undefined,
    isUnsaved,
    isOutdated: changedAt !== null && basedOn !== null && changedAt > basedOn,
    aimAt: (next) => {
      goal.current = next
    },
    noteStored: (typed, at) => {
      stored.current = textOf(typed)
      setBasedOn(at)
      setKept(undefined)
      notice(form.getValues())
    },
    noteStateStored: ({ before, after }) => {
      setBasedOn((known) => (known === before ? after : known))
      const unsaved = draft.read()
      if (unsaved?.basedOn === before) draft.save({ ...unsaved, basedOn: after })
    },
    startOver: () => {
      stored.current = textOf(start)
      setBasedOn(changedAt)
      form.reset(start)
      draft.drop()
      setKept(undefined)
      setUnsaved(false)
    },
  }
}

/** What somebody typed, to be compared: what they were shown is not theirs. */
function textOf({ skillsShown: _shown, ...typed }: TypedPosting): string {
  return JSON.stringify(typed)
}

/** Asks before the tab is closed with text that would be gone with it. */
function useAskingBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
