import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import * as notes from '@trellis/contract/candidates/candidateNotes.ts'
import { accountErased, accountLeaves } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { readFile } from '../files/files.queries.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { resumeText } from '../resumes/resumes.queries.ts'
import { historyOf } from './history/history.queries.ts'
import { cancelLink, changeAsOwner, changeAsPerson, markViewed } from './links/links.actions.ts'
import { addNote, deleteNote, readNotes } from '../candidates/notes/notes.actions.ts'
import { closePostingsOf, erasePostingsOf } from './postings.actions.ts'
import { applicationResumeId, candidateProfile, profileStatuses } from '../candidates/review/ownCandidates.queries.ts'
import { postingsNotifications } from './postings.notifications.ts'
import { postingsPersonal } from './postings.personal.ts'

/** The links between people and postings: how each side changes them, and what an application opens to the owner. */
export function createPostings(context: Context): Domain {
  context.events.on(accountLeaves, (tx, { accountId }) => closePostingsOf(tx, accountId, context.clock.now()))
  context.events.on(accountErased, (tx, { accountId }) => erasePostingsOf(tx, accountId))
  return {
    personal: postingsPersonal(context),
    notifications: postingsNotifications(context),
    routes: [...changingRoutes(context), ...candidateRoutes(context), ...noteRoutes(context)],
  }
}

const changingRoutes = (context: Context) => [
  route(calls.changeJobStatus, ({ actor, body }) => changeAsPerson(context, actor, body)),

  route(calls.changeCandidateStatus, ({ actor, body }) => changeAsOwner(context, actor, body)),

  route(calls.jobCancel, async ({ actor, body }) => ({ result: await cancelLink(context, actor, body) })),

  route(calls.recruiterviewed, async ({ actor, body }) => {
    await markViewed(context, actor, body)
    return { data: { viewed: true } }
  }),
]

const candidateRoutes = (context: Context) => [
  route(calls.getCandidateProfile, async ({ actor, body: { id, jobId } }) => ({
    data: await candidateProfile(context, actor, { jobId, studentId: id }),
    history: await historyOf(context, { viewerId: actor.id, side: 'owner', postingId: jobId, personId: id }),
  })),

  route(calls.getApplicationResume, async ({ actor, params }) => {
    const id = await applicationResumeId(context, actor, params)
    return found(await readFile(context, { ownerId: params.studentId, kind: 'resume', id }))
  }),

  route(calls.getApplicationResumeText, async ({ actor, params }) => {
    const id = await applicationResumeId(context, actor, params)
    return { data: await resumeText(context, params.studentId, id) }
  }),

  route(calls.profstatus, async ({ actor, body }) => ({ data: await profileStatuses(context, actor, body.mbrList) })),
]

const noteRoutes = (context: Context) => [
  route(notes.listCandidateNotes, async ({ actor, params }) => ({ data: await readNotes(context, actor, params) })),

  route(notes.addCandidateNote, async ({ actor, params, body: { words } }) => ({
    data: await addNote(context, actor, { ...params, words }),
  })),

  route(notes.deleteCandidateNote, async ({ actor, params }) => ({ data: await deleteNote(context, actor, params) })),
]
