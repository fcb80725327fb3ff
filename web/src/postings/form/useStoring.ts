import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { CallFailed, failedWith } from '../../api/failure.ts'
import { usePerson } from '../../session/session.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { useLeavingIfForbidden } from '../forbidden.ts'
import type { OwnInfo, OwnKind, OwnRecord } from '../own/ownKind.ts'
import { forgetPosting, useOwnActions } from '../own/useOwnActions.ts'
import { movePostingDraft } from './postingDraft.ts'
import type { DraftedForm, TypedPosting } from './useDraftedForm.ts'

const changedMeanwhile = (noun: string) =>
  `Somebody has changed this ${noun} while you did. Nothing is saved yet: save once more to replace their changes, or begin ` +
  'with them at the top of the form.'

interface StoringOf<Typed extends TypedPosting, Info extends OwnInfo & FieldValues, R extends OwnRecord<Info>> {
  readonly kind: OwnKind<Info, R>
  /** The stored posting; undefined for a new one. */
  readonly stored: R | undefined
  /** Whose it is, or is to be. */
  readonly ownerOf: (typed: Typed) => string
  /** The picture of a posting that is not stored yet. */
  readonly picture: File | undefined
  readonly drafted: DraftedForm<Typed, Info>
  /** Where a draft that was added goes on, and a posting that was opened. */
  readonly ways: { readonly edited: (id: string) => string; readonly opened: (id: string) => string }
}

export interface Storing {
  readonly store: (state: JobState) => Promise<void>
  /** Closes the posting as it is stored; what is typed stays typed. */
  readonly close: () => Promise<void>
  /** As what it is being stored. */
  readonly storing: JobState | undefined
  readonly failure: unknown
  readonly forgetFailure: () => void
}

/** Stores the posting as a draft, open or closed, once at a time. What fails is told; what was typed stays. */
export function useStoring<Typed extends TypedPosting, Info extends OwnInfo & FieldValues, R extends OwnRecord<Info>>({
  kind,
  stored,
  ownerOf,
  picture,
  drafted,
  ways,
}: StoringOf<Typed, Info, R>): Storing {
  const { form, aimAt, draft, noteStored, noteStateStored } = drafted
  const person = usePerson()
  const queries = useQueryClient()
  const router = useRouter()
  const leaveIfForbidden = useLeavingIfForbidden()
  const actions = useOwnActions(kind, ownerOf(form.getValues()))
  const [storing, setStoring] = useState<JobState>()
  const [failure, setFailure] = useState<unknown>()
  const isRunning = useRef(false)

  const create = async (generalInfo: Info, typed: Typed) => {
    const ownerId = ownerOf(typed)
    const id = await kind.create({ generalInfo, skillsShown: [...typed.skillsShown] }, ownerId)
    noteStored(typed, null)
    const typedSince = draft.read()
    if (typedSince !== undefined) movePostingDraft(person.userId, kind.noun, id, typedSince)
    draft.drop()
    if (picture !== undefined) {
      await kind
        .uploadPicture(id, picture)
        .catch((reason: unknown) => notify.failure(reason, `The ${kind.noun} is saved, without its picture.`))
    }
    forgetPosting(queries, kind, id, ownerId)
    await router.navigate({ to: generalInfo.state === 'open' ? ways.opened(id) : ways.edited(id), replace: true })
    notify.success(generalInfo.state === 'open' ? `${generalInfo.name} is open.` : 'Draft saved')
  }

  const update = async ({ _id: id, _source, own }: R, generalInfo: Info, typed: Typed) => {
    const before = _source.generalInfo.state
    const data = await kind.update(id, { generalInfo, skillsShown: [...typed.skillsShown], basedOn: own?.updatedAt ?? null })
    noteStored(typed, data.own?.updatedAt ?? null)
    forgetPosting(queries, kind, id, ownerOf(typed))
    queries.setQueryData(kind.key(id, 'own'), data)
    const isOpened = generalInfo.state === 'open' && before !== 'open'
    if (isOpened) await router.navigate({ to: ways.opened(id) })
    notify.success(savedWords(kind.noun, generalInfo, before))
  }

  const send = async (info: Info) => {
    setFailure(undefined)
    const typed = form.getValues()
    try {
      await (stored === undefined ? create(info, typed) : update(stored, info, typed))
    } catch (reason) {
      if (leaveIfForbidden(reason)) return
      if (stored !== undefined && failedWith(reason, 'Stale')) {
        // The form says so from now on: whoever saves once more knows what they replace.
        await queries.invalidateQueries({ queryKey: kind.key(stored._id, 'own') })
        return setFailure(new CallFailed(reason.status, reason.code, changedMeanwhile(kind.noun)))
      }
      if (!(reason instanceof CallFailed)) return setFailure(reason)
      const faults = faultsOf(reason, typed)
      for (const [place, { path, message }] of faults.entries()) {
        form.setError(path, { message }, { shouldFocus: place === 0 })
      }
      if (faults.length === 0) setFailure(reason)
    }
  }

  return {
    async store(state) {
      if (isRunning.current) return
      isRunning.current = true
      aimAt({ state, before: stored?._source.generalInfo })
      setStoring(state)
      await form.handleSubmit(send)()
      setStoring(undefined)
      isRunning.current = false
    },
    async close() {
      if (stored !== undefined) await actions.setState(stored, 'closed', noteStateStored)
    },
    storing,
    failure,
    forgetFailure: () => setFailure(undefined),
  }
}

/** What the server found wrong, at the fields of the form. */
function faultsOf<Typed extends TypedPosting>({ fields }: CallFailed, typed: Typed): { path: FieldPath<Typed>; message: string }[] {
  return Object.entries(fields)
    .map(([path, message]) => ({ path: path.replace(/^generalInfo\./, '') as FieldPath<Typed>, message }))
    .filter(({ path }) => Object.keys(typed).includes(path.split('.')[0]!))
}

function savedWords(noun: string, { name, state }: OwnInfo, before: JobState): string {
  if (state !== before) return `${name} is ${state}.`
  return state === 'draft' ? 'Draft saved' : `${noun[0]!.toUpperCase()}${noun.slice(1)} saved`
}
