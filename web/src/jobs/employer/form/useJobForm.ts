import { toNestErrors } from '@hookform/resolvers'
import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { StoredTimes } from '../jobActions.ts'
import { useJobDraft } from './jobDraft.ts'
import { type Goal, readJob, type TypedJob } from './typedJob.ts'

interface JobFormStart {
  /** Under which the draft is kept. */
  readonly formName: string
  /** What is stored, or what a new job begins with. */
  readonly start: TypedJob
  readonly goal: Goal
  /** When the stored job was changed last, as far as is known by now; null for a new one. */
  readonly changedAt: number | null
}

/**
 * The form of one job. It begins with what was typed before and not stored, and keeps every change in the tab until it is
 * stored.
 */
export function useJobForm({ formName, start, goal: firstGoal, changedAt }: JobFormStart) {
  const draft = useJobDraft(formName)
  const [kept, setKept] = useState(() => draft.read())
  const [basedOn, setBasedOn] = useState(kept?.basedOn ?? changedAt)
  const stored = useRef(textOf(start))
  const [isUnsaved, setUnsaved] = useState(kept !== undefined)
  const goal = useRef(firstGoal)
  const [resolver] = useState((): Resolver<TypedJob, unknown, JobInfo> => (typed, _context, options) => {
    const { info, faults } = readJob(typed, goal.current)
    if (info !== undefined) return { values: info, errors: {} }
    const errors = Object.entries(faults).map(([path, message]) => [path, { type: 'read', message }])
    return { values: {}, errors: toNestErrors<TypedJob>(Object.fromEntries(errors), options) }
  })
  const form = useForm<TypedJob, unknown, JobInfo>({
    defaultValues: kept === undefined ? start : { ...start, ...kept.typed },
    mode: 'onTouched',
    resolver,
  })

  const notice = useCallback(
    (typed: TypedJob) => {
      const isStored = textOf(typed) === stored.current
      if (isStored) draft.drop()
      else draft.save({ typed, basedOn })
      setUnsaved(!isStored)
    },
    [draft, basedOn],
  )
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => notice(values) }), [form, notice])
  useAskingBeforeClosing(isUnsaved)

  /** Notes what the server has by now; what was typed since stays unsaved. */
  const noteStored = (typed: TypedJob, at: number | null) => {
    stored.current = textOf(typed)
    setBasedOn(at)
    setKept(undefined)
    notice(form.getValues())
  }
  /** Forgets what was typed, and shows what is stored by now. */
  const startOver = () => {
    stored.current = textOf(start)
    setBasedOn(changedAt)
    form.reset(start)
    draft.drop()
    setKept(undefined)
    setUnsaved(false)
  }
  /** Says what the job is to become before it is checked: an open one is asked for more. */
  const aimAt = (next: Goal) => {
    goal.current = next
  }
  /** Notes that the job was stored without what is typed here, as when it is closed. */
  const noteStateStored = ({ before, after }: StoredTimes) => {
    setBasedOn((known) => (known === before ? after : known))
    const unsaved = draft.read()
    if (unsaved?.basedOn === before) draft.save({ ...unsaved, basedOn: after })
  }
  /** Whether somebody else has changed the job since the form was filled. */
  const isOutdated = changedAt !== null && basedOn !== null && changedAt > basedOn
  return { form, aimAt, draft, kept, isUnsaved, isOutdated, noteStored, noteStateStored, startOver }
}

/** What somebody typed, to be compared: what they were shown is not theirs. */
function textOf({ skillsShown: _shown, ...typed }: TypedJob): string {
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
