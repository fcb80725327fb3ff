import { z } from 'zod'
import { requiredText } from '../texts/text.ts'
import { endpoint, inSession, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { DraftDiff } from './diadTable.ts'
import { ComparedDraft, DraftHistory, LoadedDraft, LONGEST_DRAFT_NAME, MOST_NAMED_DRAFTS, Publication } from './versions/draftVersions.ts'

const ofParams = whoMay('edit', 'mentoringGroup', 'params.mgrpID', { of: 'params.groupId', types: ['advisor'] })
const ofBody = whoMay('edit', 'mentoringGroup', 'body.mgrpID', { of: 'body.grpID', types: ['advisor'] })
const Within = z.strictObject({ groupId: Id, mgrpID: Id })
const within = { grpID: Id, mgrpID: Id }
const baseVersion = z.number().int()
const errors = [...inSession, 'NotFound', 'Forbidden'] as const
const Version = z.object({ data: z.object({ version: z.number().int() }) })
const writing = { details: Version, errors: [...errors, 'Stale', 'InvalidTransition'] } as const
const name = requiredText(LONGEST_DRAFT_NAME, 'Give the draft a name')
const stale =
  ' 409 `Stale` with the version of now where the draft has changed since `baseVersion`, `InvalidTransition` where it is archived.'

export const getDraftHistory = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/drafts',
  access: ofParams,
  summary: 'Answers which change of a draft is undone next, and which is done again, and the drafts that are kept under a name.',
  params: Within,
  reply: z.object({ data: DraftHistory }),
  errors,
})

export const undoDraftChange = endpoint({
  method: 'POST',
  path: '/pythonApi/undoDraftChange',
  access: ofBody,
  ...writing,
  summary: 'Takes the last change of a draft back; with `redo` the last that was taken back is done again.' + stale,
  body: z.strictObject({ ...within, baseVersion, redo: z.boolean().default(false) }),
  reply: Version,
})

export const keepDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/keepDraft',
  access: ofBody,
  ...writing,
  summary:
    'Keeps the draft, with its pins and locks, under a name that no other one has: the same again changes nothing. ' +
    `At most ${MOST_NAMED_DRAFTS} are kept in one mentoring group.` +
    stale,
  body: z.strictObject({ ...within, baseVersion, name }),
  reply: z.object({ success: Id }),
})

export const loadDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/loadDraft',
  access: ofBody,
  ...writing,
  summary:
    'Makes a kept draft, or one that was published, the draft of now, with its pins and locks: of those who still take part. Pairs that cannot be ' +
    'by now are left out. It can be undone like any change.' +
    stale,
  body: z.strictObject({ ...within, baseVersion, draftID: Id }),
  reply: z.object({ data: LoadedDraft }),
})

export const renameDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/renameDraft',
  access: ofBody,
  summary: 'Calls a kept draft otherwise.',
  body: z.strictObject({ ...within, draftID: Id, name }),
  reply: z.object({ success: Id }),
  errors,
})

export const deleteDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/deleteDraft',
  access: ofBody,
  summary: 'Throws away a draft that was kept under a name. The draft of now stays as it is.',
  body: z.strictObject({ ...within, draftID: Id }),
  reply: z.object({ success: Id }),
  errors,
})

export const compareDrafts = endpoint({
  method: 'POST',
  path: '/pythonApi/compareDrafts',
  access: ofBody,
  summary:
    'Answers what `after` has otherwise than `before`: each is the draft of now, what members see, a kept one by its id, or nothing, to read all pairs of the other.',
  body: z.strictObject({ ...within, before: ComparedDraft, after: ComparedDraft }),
  reply: z.object({ data: DraftDiff }),
  errors,
})

export const getPublications = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/publications',
  access: ofParams,
  summary: 'Answers when drafts of a mentoring group were published, the last first.',
  params: Within,
  query: z.strictObject({ page, size }),
  reply: listOf(Publication),
  errors,
})
