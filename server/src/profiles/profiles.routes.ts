import * as accountCalls from '@trellis/contract/accounts.ts'
import { getPhoto } from '@trellis/contract/files.ts'
import * as calls from '@trellis/contract/profiles.calls.ts'
import { accountConfirmed } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { photoChanged } from '../files/files.events.ts'
import { readFile } from '../files/files.queries.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { confirmProfile, createProfile, setHidden, setPhoto, signUp } from './profiles.actions.ts'
import { editProfile } from './profiles.edits.ts'
import { cardsOf, isSeenBy, type JobsOf, recordSeenBy, viewerOf } from './profiles.queries.ts'
import { searchPeople } from './search.ts'
import { profileWords } from './searchWords.ts'

const done = (message: string) => ({ data: { message } })

/** Students' profiles: signing up, editing, finding and reading them. */
export function createProfiles(context: Context, jobsOf: JobsOf): Domain {
  profileWords.carryOutTasks(context)
  context.events.on(accountConfirmed, async (tx, { accountId, type }) => {
    if (type === 'profile') await confirmProfile(context, tx, accountId)
  })
  context.events.on(photoChanged, (tx, { ownerId, fileId }) => setPhoto(tx, ownerId, fileId))
  return { routes: [...newProfileRoutes(context), ...readingRoutes(context, jobsOf), ...editingRoutes(context)] }
}

const newProfileRoutes = (context: Context) => [
  route(accountCalls.signUp, async ({ body, address }) => ({ data: await signUp(context, body.data, address) })),

  route(accountCalls.createProfile, async ({ body }) => {
    const { email, name } = body.profile.generalInfo
    const invitation = { type: body.profileType, email, name, sendMail: body.sendEmailIfSuccess }
    return { success: await createProfile(context, invitation) }
  }),
]

const readingRoutes = (context: Context, jobsOf: JobsOf) => [
  route(calls.getProfile, async ({ actor, params, query }) => {
    if ((query.profileType ?? 'profile') !== 'profile') throw new Failure('NotFound')
    return found(await recordSeenBy(context, jobsOf, viewerOf(context, actor), params.id))
  }),

  route(calls.getMultProfiles, async ({ actor, body }) => ({
    data: await cardsOf(context, viewerOf(context, actor), body.mbrList),
  })),

  route(calls.searchProfiles, async ({ actor, params, query }) => {
    const viewer = viewerOf(context, actor)
    const { ids, total } = await searchPeople(context.db, viewer, { ...params, ...query })
    return { hits: { hits: await cardsOf(context, viewer, ids), total } }
  }),

  /** Recruiters and advisors have no profile to be seen: their photo is their own. */
  route(getPhoto, async ({ actor, params }) => {
    const viewer = viewerOf(context, actor)
    const isOwn = viewer.id === params.id || viewer.isSuperUser
    if (!isOwn && !(await isSeenBy(context.db, viewer, params.id))) throw new Failure('NotFound')
    const photo = found(await readFile(context, { ownerId: params.id, kind: 'photo', id: params.fileId }))
    return { bytes: photo.bytes, contentType: photo.contentType }
  }),
]

const editingRoutes = (context: Context) => [
  route(calls.partialUpdate, async ({ actor, body }) => {
    await editProfile(context, actor, body)
    return done('Profile updated successfully')
  }),

  route(calls.hideProfile, async ({ body }) => {
    requireStudent(body.profType)
    await setHidden(context, body.profID, true)
    return done('Your profile is hidden. Nobody finds or sees it.')
  }),

  route(calls.publishProfile, async ({ body }) => {
    requireStudent(body.profType)
    await setHidden(context, body.profID, false)
    return done('Your profile is shown again.')
  }),
]

/** Both names of a student's profile that the specification knows. */
function requireStudent(profType: string): void {
  if (profType !== 'profile' && profType !== 'Normal') throw new Failure('NotFound')
}
