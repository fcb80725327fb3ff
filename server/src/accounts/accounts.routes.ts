import * as calls from '@trellis/contract/accounts/accounts.ts'
import type { RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import type { Context } from '../context.ts'
import type { PartsOf } from '../platform/domain.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { type Call, route, routeOn } from '../platform/http/route.ts'
import { requireFreeEmail } from './accounts.actions.ts'
import { presentOpened, presentSignedIn, withProfilePicture } from './accounts.present.ts'
import { type Account, accountById, jobsOfAccount } from './accounts.queries.ts'
import { isToBeApproved } from './approvals/waiting.queries.ts'
import { arrive } from './signUp/arrivals.actions.ts'
import { openLink } from './signUp/confirmation.actions.ts'
import { changeEmail } from './emails.actions.ts'
import { knowDevice } from './sessions/knownDevices.actions.ts'
import { deleteAccount } from './leaving/leaving.actions.ts'
import { signUpRecruiter, updateRecruiter } from './recruiters/recruiters.actions.ts'
import { photoOfRecruiter } from './recruiters/recruiters.queries.ts'
import { theRecruiter } from './recruiters/recruiters.things.ts'
import { endSession } from './sessions/sessions.actions.ts'
import { refuseSignedIn } from './signUp/signUp.actions.ts'
import { askForLink, type Caller, signIn } from './sessions/signIn.actions.ts'

const done = (message: string) => ({ data: { message } })

const VERIFICATION_SENT = 'If this e-mail has an account that is not verified yet, we have sent a new link to it.'
const RESET_SENT = 'If this e-mail has an account, we have sent a link to set a new password to it.'

export const accountRoutes = (context: Context, partsOf: PartsOf) => [
  ...sessionRoutes(context, partsOf),
  ...linkRoutes(context),
  ...recruiterRoutes(context, partsOf),
  ...emailRoutes(context),
]

type SignInCall = Caller & Pick<Call<typeof calls.signIn.description>, 'body' | 'keepDevice'>

const sessionRoutes = (context: Context, partsOf: PartsOf) => {
  const presented = async (account: Account, token: string) =>
    presentSignedIn(account, {
      jobs: await jobsOfAccount(context.db, account, partsOf),
      token,
      isWaiting: await isToBeApproved(context.db, context.config, account.id),
      arrival: await arrive(context, account.id),
    })
  const begin = async ({ body, keepDevice, ...caller }: SignInCall) => {
    const { person, token, device } = await signIn(context, body, caller)
    keepDevice(device)
    return presented(person, token)
  }
  return [
    route(calls.signIn, begin),

    route(calls.employeeSignIn, begin),

    route(calls.signInWithToken, async ({ actor, token }) => presented(found(await accountById(context.db, actor.id)), token)),

    route(calls.employeeSignInWithToken, async ({ actor, token, body }) => {
      if (actor.type !== body.userType) throw new Failure('Forbidden')
      return presented(found(await accountById(context.db, actor.id)), token)
    }),

    route(calls.signOut, async ({ actor, address }) => {
      await endSession(context, context.db, actor.tokenHash)
      context.security.note('signedOut', { actor: actor.id, address })
      return done('You are signed out.')
    }),
  ]
}

const linkRoutes = (context: Context) => [
  route(calls.emailLinkResend, async ({ body, address }) => {
    await askForLink(context, { kind: 'verification', type: body.verType, email: body.email }, address)
    return done(VERIFICATION_SENT)
  }),

  route(calls.sendVerificationEmail, async ({ body, address }) => {
    const type = /groupadmin/i.test(body.url) ? 'advisor' : 'recruiter'
    await askForLink(context, { kind: 'verification', type, email: body.email }, address)
    return done(VERIFICATION_SENT)
  }),

  route(calls.serversetHash, async ({ body, address }) => {
    await askForLink(context, { kind: 'reset', type: body.type, email: body.email }, address)
    return done(RESET_SENT)
  }),

  route(calls.validateHash, async ({ body, address, device, keepDevice }) => {
    const opened = await openLink(context, body, address)
    const isProven = body.password !== undefined || body.newPassword !== undefined
    if (isProven && body.type !== 'password') keepDevice(await knowDevice(context, context.db, opened.account.id, device))
    return { data: presentOpened(opened) }
  }),
]

const recruiterRoutes = (context: Context, partsOf: PartsOf) => {
  const withPhoto = async (record: RecruiterRecord): Promise<RecruiterRecord> => {
    const [photoOf] = partsOf(photoOfRecruiter)
    return withProfilePicture(record, (await photoOf?.(context.db, record._id)) ?? '')
  }
  return [
    route(calls.createRecruiterProfile, async ({ actor, body, address }) => {
      refuseSignedIn(actor, { orSuperUser: true })
      const { type, data } = body
      const madeBy = actor?.scope === 'session' ? actor.id : null
      return { data: await signUpRecruiter(context, { type, generalInfo: data.generalInfo, address, madeBy }) }
    }),

    routeOn(theRecruiter, calls.getRecruiter, ({ thing }) => withPhoto(thing)),

    route(calls.updateRecruiterProfile, async ({ params, body }) => withPhoto(await updateRecruiter(context, params.id, body))),
  ]
}

const emailRoutes = (context: Context) => [
  route(calls.validateEmail, async ({ body, address }) => {
    await requireFreeEmail(context, body, address)
    return { data: { available: true as const } }
  }),

  route(partialUpdateEmail, async ({ actor, body, address }) => {
    if (actor.type !== body.type) throw new Failure('NotFound')
    await changeEmail(context, actor, body.data, address)
    return done('Your e-mail was changed. Please verify it by the link that we have sent to it, and sign in again.')
  }),

  route(deleteProfile, async ({ actor, params, query, body }) => {
    const type = body.profileType ?? query.profileType
    const leavesAt = await deleteAccount(context, actor, { accountId: params.id, type, password: body.password })
    return { data: { until: leavesAt.getTime() } }
  }),
]
