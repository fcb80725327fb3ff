import * as accountCalls from '@trellis/contract/accounts/accounts.ts'
import { getPhoto } from '@trellis/contract/files/files.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import * as calls from '@trellis/contract/profiles/profiles.calls.ts'
import { accountBegun, accountConfirmed, accountLeaves, accountStays } from '../accounts/accounts.events.ts'
import type { JobsOf } from '../accounts/accounts.queries.ts'
import { refuseSignedIn } from '../accounts/signUp/signUp.actions.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { photoChanged } from '../files/files.events.ts'
import { readFile } from '../files/files.queries.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import {
  beginProfile,
  confirmProfile,
  createProfile,
  type ReadBio,
  setHidden,
  setLeaving,
  setPhoto,
  signUp,
} from './profiles.actions.ts'
import { editProfile } from './profiles.edits.ts'
import { profilesPersonal } from './profiles.personal.ts'
import { cardsOf, isSeenBy, recordSeenBy, viewerOf } from './profiles.queries.ts'

const done = (message: string) => ({ data: { message } })

/** What is known to a domain above this one. */
interface FromAbove {
  readonly jobsOf: JobsOf
  readonly readBio: ReadBio
  /**
   * Keeps a candidate out of the lists of all postings of the actor's own, or lets them in again.
   * @throws Failure NotFound where the person is a candidate of none
   */
  readonly setCandidateHidden: (context: Context, actor: Actor, personId: Id, hidden: boolean) => Promise<void>
}

/** Students' profiles: signing up, editing and reading them. */
export function createProfiles(context: Context, { jobsOf, readBio, setCandidateHidden }: FromAbove): Domain {
  context.events.on(accountConfirmed, async (tx, { accountId, type }) => {
    if (type === 'profile') await confirmProfile(context, tx, accountId)
  })
  context.events.on(accountBegun, async (tx, { accountId, type, name }) => {
    if (type === 'profile') await beginProfile(context, tx, accountId, name)
  })
  context.events.on(accountLeaves, async (tx, { accountId, type }) => {
    if (type === 'profile') await setLeaving(context, tx, accountId, true)
  })
  context.events.on(accountStays, async (tx, { accountId, type }) => {
    if (type === 'profile') await setLeaving(context, tx, accountId, false)
  })
  context.events.on(photoChanged, (tx, { ownerId, fileId }) => setPhoto(tx, ownerId, fileId))
  const editing = editingRoutes(context, readBio, setCandidateHidden)
  const routes = [...newProfileRoutes(context, readBio), ...readingRoutes(context, jobsOf), ...editing]
  return { personal: profilesPersonal(context), routes }
}

const newProfileRoutes = (context: Context, readBio: ReadBio) => [
  route(accountCalls.signUp, async ({ actor, body, address }) => {
    refuseSignedIn(actor)
    return { data: await signUp(context, readBio, body.data, address) }
  }),

  route(accountCalls.createProfile, async ({ body }) => {
    const { email, name } = body.profile.generalInfo
    const invitation = { type: body.profileType, email, name, sendMail: body.sendEmailIfSuccess }
    return { success: await createProfile(context, readBio, invitation, body.profile) }
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

  /** Recruiters and advisors have no profile to be seen: their photo is their own. */
  route(getPhoto, async ({ actor, params }) => {
    const viewer = viewerOf(context, actor)
    const isOwn = viewer.id === params.id || viewer.isSuperUser
    if (!isOwn && !(await isSeenBy(context.db, viewer, params.id))) throw new Failure('NotFound')
    const photo = found(await readFile(context, { ownerId: params.id, kind: 'photo', id: params.fileId }))
    return { bytes: photo.bytes, contentType: photo.contentType }
  }),
]

const editingRoutes = (
  context: Context,
  readBio: ReadBio,
  setCandidateHidden: FromAbove['setCandidateHidden'],
) => [
  route(calls.partialUpdate, async ({ actor, body, keepDevice, ...caller }) => {
    const device = await editProfile(context, readBio, actor, body, caller)
    if (device !== undefined) keepDevice(device)
    return done('Profile updated successfully')
  }),

  route(calls.hideProfile, async ({ actor, body: { profType, profID } }) => {
    if (profType === 'employer') {
      await setCandidateHidden(context, actor, profID, true)
      return done('This person is hidden from the lists of all your postings.')
    }
    requireStudent(profType)
    if (actor.id !== profID && !actor.isSuperUser) throw new Failure('NotFound')
    await setHidden(context, profID, true)
    return done('Your profile is hidden. Employers to whom you applied still see it.')
  }),

  route(calls.publishProfile, async ({ actor, body: { profType, profID } }) => {
    if (profType === 'employer') {
      await setCandidateHidden(context, actor, profID, false)
      return done('This person is in the lists of your postings again.')
    }
    requireStudent(profType)
    if (actor.id !== profID && !actor.isSuperUser) throw new Failure('NotFound')
    await setHidden(context, profID, false)
    return done('Your profile is shown again.')
  }),
]

/** Both names of a student's profile that the specification knows. */
function requireStudent(profType: string): void {
  if (profType !== 'profile' && profType !== 'Normal') throw new Failure('NotFound')
}
