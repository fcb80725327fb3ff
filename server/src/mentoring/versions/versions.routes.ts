import * as calls from '@trellis/contract/mentoring/draftVersions.calls.ts'
import type { Context } from '../../context.ts'
import { routeOn } from '../../platform/http/route.ts'
import { assignmentKinds } from '../jobsTable/ofJobs.ts'
import { theMentoringGroup } from '../mentoring.things.ts'
import { comparedDrafts } from './comparing.queries.ts'
import { deleteKeptDraft, keepUnderName, loadKeptDraft, renameKeptDraft, undoChange } from './versions.actions.ts'
import { draftHistory, publicationsOf } from './versions.queries.ts'

/** What drafts were, and what was published, for the group's advisors. */
export const versionRoutes = (context: Context) => [
  routeOn(theMentoringGroup, calls.getDraftHistory, async ({ actor, thing }) => ({ data: await draftHistory(context, actor, thing) })),

  routeOn(theMentoringGroup, calls.undoDraftChange, async ({ actor, thing, body }) => ({
    data: { version: await undoChange(context, actor, thing, body) },
  })),

  routeOn(theMentoringGroup, calls.keepDraft, async ({ actor, thing, body }) => ({
    success: await keepUnderName(context, actor, thing, body),
  })),

  routeOn(theMentoringGroup, calls.loadDraft, async ({ actor, thing, body }) => ({
    data: await loadKeptDraft(context, actor, thing, body, assignmentKinds[body.of]),
  })),

  routeOn(theMentoringGroup, calls.renameDraft, async ({ thing, body: { draftID, name } }) => ({
    success: await renameKeptDraft(context, thing, draftID, name),
  })),

  routeOn(theMentoringGroup, calls.deleteDraft, async ({ thing, body: { draftID } }) => ({
    success: await deleteKeptDraft(context, thing, draftID),
  })),

  routeOn(theMentoringGroup, calls.compareDrafts, async ({ actor, thing, body }) => ({
    data: await comparedDrafts(context, actor, thing, body, assignmentKinds[body.of]),
  })),

  routeOn(theMentoringGroup, calls.getPublications, async ({ actor, thing, query }) => ({
    ...(await publicationsOf(context.db, actor, thing, query, assignmentKinds[query.of].tables)),
    page: query.page,
    size: query.size,
  })),
]
