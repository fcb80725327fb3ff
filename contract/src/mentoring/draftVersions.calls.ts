import { z } from 'zod'
import { requiredText } from '../texts/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { errors, ofBody, ofParams, Within, within } from './calls/ofAdvisors.ts'
import { ofVersion, stale, Version, whileOpen, writing } from './calls/ofDrafts.ts'
import { DraftDiff } from './pairsTable.ts'
import { ComparedDraft, DraftHistory, LoadedDraft, LONGEST_DRAFT_NAME, MOST_NAMED_DRAFTS, Publication } from './versions/draftVersions.ts'

/** Of which drafts: of who mentors whom, or of which job is for whom, in which a job stands in a mentor’s place. */
const of = z.enum(['mentor', 'job']).default('mentor')

const name = requiredText(LONGEST_DRAFT_NAME, 'Give the draft a name')

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
  body: z.strictObject({ ...ofVersion, redo: z.boolean().default(false) }),
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
  body: z.strictObject({ ...ofVersion, name }),
  reply: z.object({ success: Id }),
})

export const loadDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/loadDraft',
  access: ofBody,
  ...writing,
  summary:
    'Makes a kept draft, or one that was published, the draft of now, with its pins and locks: of those who still take part. Pairs that cannot be ' +
    'by now are left out. With `of` it is one of jobs; one of mentors can be undone like any change.' +
    stale,
  body: z.strictObject({ ...ofVersion, draftID: Id, of }),
  reply: z.object({ data: LoadedDraft }),
})

export const renameDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/renameDraft',
  access: ofBody,
  summary: 'Calls a kept draft otherwise.' + whileOpen,
  body: z.strictObject({ ...within, draftID: Id, name }),
  reply: z.object({ success: Id }),
  errors: [...errors, 'InvalidTransition'],
})

export const deleteDraft = endpoint({
  method: 'POST',
  path: '/pythonApi/deleteDraft',
  access: ofBody,
  summary: 'Throws away a draft that was kept under a name. The draft of now stays as it is.' + whileOpen,
  body: z.strictObject({ ...within, draftID: Id }),
  reply: z.object({ success: Id }),
  errors: [...errors, 'InvalidTransition'],
})

export const compareDrafts = endpoint({
  method: 'POST',
  path: '/pythonApi/compareDrafts',
  access: ofBody,
  summary:
    'Answers what `after` has otherwise than `before`: each is the draft of now, what members see, a kept one by its id, or nothing, to read all pairs of the other. With `of` they are drafts of jobs, each in a mentor’s place.',
  body: z.strictObject({ ...within, before: ComparedDraft, after: ComparedDraft, of }),
  reply: z.object({ data: DraftDiff }),
  errors,
})

export const getPublications = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/publications',
  access: ofParams,
  summary: 'Answers when drafts of a mentoring group, with `of` those of jobs, were published, the last first.',
  params: Within,
  query: z.strictObject({ of, page, size }),
  reply: listOf(Publication),
  errors,
})
