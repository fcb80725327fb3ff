import * as accountCalls from '@trellis/contract/accounts/accounts.ts'
import { getPhoto } from '@trellis/contract/files/files.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import * as calls from '@trellis/contract/profiles/profiles.calls.ts'
import { jobsOfPerson } from '../accounts/accounts.queries.ts'
import { refuseSignedIn } from '../accounts/signUp/signUp.actions.ts'
import type { Context } from '../context.ts'
import type { PartsOf } from '../platform/domain.ts'
import { readFile } from '../files/files.queries.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { type Route, route, routeOn } from '../platform/http/route.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { createProfile, keepFirstVisitStep, setHidden, signUp } from './profiles.actions.ts'
import { editProfile } from './edits.actions.ts'
import { bioReader, groupName, hiding, joining, type ReadBio } from './profiles.parts.ts'
import { cardsOf, recordSeenBy, viewerOf } from './profiles.queries.ts'
import { theProfile } from './profiles.things.ts'

const done = (message: string) => ({ data: { message } })

/** The calls about profiles. How a bio is read, a higher domain says by `bioReader`. */
export function profileRoutes(context: Context, partsOf: PartsOf, listLog: ListLog): Route[] {
  const readBio: ReadBio = (bio) => {
    const [read] = partsOf(bioReader)
    if (read === undefined) throw new Error('No domain reads bios')
    return read(bio)
  }
  return [
    ...newProfileRoutes(context, partsOf, readBio),
    ...readingRoutes(context, partsOf, listLog),
    ...editingRoutes(context, partsOf, readBio),
  ]
}

const newProfileRoutes = (context: Context, partsOf: PartsOf, readBio: ReadBio) => [
  route(accountCalls.signUp, async ({ actor, query, body, address }) => {
    refuseSignedIn(actor)
    if (query.groupId !== undefined) await requireJoinable(partsOf, query.groupId)
    return { data: await signUp(context, readBio, body.data, { address, groupId: query.groupId }) }
  }),

  route(accountCalls.createProfile, async ({ actor, body }) => {
    const { email, name } = body.profile.generalInfo
    const invitation = { type: body.profileType, email, name, sendMail: body.sendEmailIfSuccess, by: actor.id }
    return { success: await createProfile(context, readBio, invitation, body.profile) }
  }),
]

/** @throws Failure BadInput */
async function requireJoinable(partsOf: PartsOf, groupId: Id): Promise<void> {
  const answers = await Promise.all(partsOf(joining).map((isJoinable) => isJoinable(groupId)))
  if (!answers.includes(true)) throw new Failure('BadInput', { fields: { groupId: 'This group takes nobody, or is not here' } })
}

const readingRoutes = (context: Context, partsOf: PartsOf, listLog: ListLog) => [
  route(calls.getProfile, async ({ actor, params, query }) => {
    if ((query.profileType ?? 'student') !== 'student') throw new Failure('NotFound')
    const parts = { jobsOf: partsOf(jobsOfPerson)[0], groupName: partsOf(groupName)[0] }
    const record = found(await recordSeenBy(context, parts, viewerOf(context, actor), params.id))
    listLog.noteOpened({ viewerId: actor.id, personId: params.id })
    return record
  }),

  route(calls.getMultProfiles, async ({ actor, body }) => ({
    data: await cardsOf(context, viewerOf(context, actor), body.mbrList),
  })),

  routeOn(theProfile, getPhoto, async ({ thing, params }) => {
    const photo = found(await readFile(context, { ownerId: thing, kind: 'photo', id: params.fileId }))
    return { bytes: photo.bytes, contentType: photo.contentType }
  }),
]

interface HidingCall {
  readonly actor: Actor
  readonly thing: Id | undefined
  readonly body: { readonly profType: string; readonly profID: Id; readonly groupId?: Id | undefined }
}

const editingRoutes = (context: Context, partsOf: PartsOf, readBio: ReadBio) => {
  /** Keeps a person out of everybody's lists, where the call is about their profile, else out of those of another domain. */
  async function hide({ actor, thing: profile, body }: HidingCall, hidden: boolean): Promise<string> {
    if (profile === undefined) {
      const lists = found(partsOf(hiding).find(({ profType }) => profType === body.profType))
      return lists.setHidden(actor, body.profID, hidden, body.groupId)
    }
    await setHidden(context, profile, hidden)
    return hidden ? 'Your profile is hidden. Employers to whom you applied still see it.' : 'Your profile is shown again.'
  }

  return [
    route(calls.partialUpdate, async ({ actor, body, keepDevice, ...caller }) => {
      const device = await editProfile(context, readBio, actor, body, caller)
      if (device !== undefined) keepDevice(device)
      return done('Profile updated successfully')
    }),

    route(calls.goThroughFirstVisit, async ({ params, body }) => {
      await keepFirstVisitStep(context, params.id, body.step)
      return done(body.step === null ? 'Your first visit is over' : 'Your first visit goes on from here')
    }),

    routeOn(theProfile, calls.hideProfile, async (call) => done(await hide(call, true))),
    routeOn(theProfile, calls.publishProfile, async (call) => done(await hide(call, false))),
  ]
}
