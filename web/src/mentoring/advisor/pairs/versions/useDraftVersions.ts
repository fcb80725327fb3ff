import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  compareDrafts,
  deleteDraft,
  getDraftHistory,
  getPublications,
  keepDraft,
  loadDraft,
  renameDraft,
  undoDraftChange,
} from '@trellis/contract/mentoring/draftVersions.calls.ts'
import type { ComparedDraft, NamedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { call } from '../../../../api/call.ts'
import { notify } from '../../../../ui/notices/notify.tsx'
import { mentoringKey } from '../../mentoringQueries.ts'
import type { PairKind } from '../pairKinds.ts'
import type { PairActions } from '../pairsQueries.ts'
import { loadedWords, stepWords } from './versionWords.ts'

const PUBLICATIONS_AT_ONCE = 10

type OfKind = Pick<PairKind, 'part' | 'noun'>

/** What can be undone, and which drafts are kept. */
export function historyQuery(groupId: string, mgrpID: string) {
  return queryOptions({
    queryKey: mentoringKey(groupId, mgrpID, 'pairs', 'history'),
    queryFn: async ({ signal }) => (await call(getDraftHistory, { params: { groupId, mgrpID } }, { signal })).data,
  })
}

/** When drafts were published, the last first. */
export function publicationsQuery(groupId: string, mgrpID: string, { part, noun: of }: OfKind) {
  return infiniteQueryOptions({
    queryKey: mentoringKey(groupId, mgrpID, part, 'publications'),
    queryFn: ({ pageParam: page, signal }) =>
      call(getPublications, { params: { groupId, mgrpID }, query: { of, page, size: PUBLICATIONS_AT_ONCE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

/** What one draft has otherwise than another. */
export function comparisonQuery(groupId: string, mgrpID: string, { part, noun: of }: OfKind, before: ComparedDraft, after: ComparedDraft) {
  return queryOptions({
    queryKey: mentoringKey(groupId, mgrpID, part, 'compared', before, after),
    queryFn: async ({ signal }) => (await call(compareDrafts, { body: { grpID: groupId, mgrpID, before, after, of } }, { signal })).data,
  })
}

/** What an advisor does with what a draft was. What fails is told; what is stored is asked for again. */
export function useVersionActions({ inTurn, once, refresh, changed, base }: PairActions, { noun: of }: OfKind) {
  const queries = useQueryClient()
  const within = { grpID: base.grpID, mgrpID: base.mgrpID }
  return {
    /** Each press takes one change back, as long as there is one once it is its turn. */
    undo: (redo: boolean) =>
      inTurn(async () => {
        const history = queries.getQueryData(historyQuery(base.grpID, base.mgrpID).queryKey)
        const step = redo ? history?.redo : history?.undo
        if (!step) return
        await changed((await call(undoDraftChange, { body: { ...base, redo } })).data)
        notify.success(`${redo ? 'Done again' : 'Undone'}: ${stepWords(step)}.`)
      }, 'The draft is as it was.'),
    /** @throws CallFailed with the faults of its fields */
    async keep(name: string) {
      await call(keepDraft, { body: { ...base, name } })
      await refresh()
      notify.success(`The draft is kept as ${name}.`)
    },
    /** @throws CallFailed with the faults of its fields */
    async rename({ id: draftID }: NamedDraft, name: string) {
      await call(renameDraft, { body: { ...within, draftID, name } })
      await refresh()
      notify.success(`${name} is saved.`)
    },
    load: (draftID: string) =>
      once(
        'load',
        async () => {
          const { data } = await call(loadDraft, { body: { ...base, draftID, of } })
          await changed(data)
          notify.success(loadedWords(data, of))
          return data
        },
        'The draft is as it was.',
      ),
    throwAway: ({ id: draftID, name }: NamedDraft) =>
      once(
        `throw away ${draftID}`,
        async () => {
          await call(deleteDraft, { body: { ...within, draftID } })
          await refresh()
          notify.success(`${name} is thrown away.`)
          return true
        },
        `${name} is still kept.`,
      ),
  }
}

export type VersionActions = ReturnType<typeof useVersionActions>
