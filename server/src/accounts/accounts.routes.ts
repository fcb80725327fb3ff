import * as calls from '@trellis/contract/accounts.ts'
import { partialUpdateEmail } from '@trellis/contract/profiles.calls.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { requireFreeEmail } from './accounts.actions.ts'
import { presentSignedIn } from './accounts.present.ts'
import { accountById } from './accounts.queries.ts'
import { carryOutAccountTasks } from './accounts.tasks.ts'
import { isDelegateOf } from './delegates.queries.ts'
import { delegateRoutes } from './delegates.routes.ts'
import { changeEmail } from './emails.actions.ts'
import { confirmEmail, openReset } from './mailedLinks.actions.ts'
import { signUpRecruiter, updateRecruiter } from './recruiters.actions.ts'
import { recruiterRecord } from './recruiters.queries.ts'
import { endSession } from './sessions.actions.ts'
import { askForLink, signIn } from './signIn.actions.ts'
import { eraseUnconfirmedAccounts } from './unconfirmed.actions.ts'

const done = (message: string) => ({ data: { message } })

const VERIFICATION_SENT = 'If this e-mail has an account that is not verified yet, we have sent a new link to it.'
const RESET_SENT = 'If this e-mail has an account, we have sent a link to set a new password to it.'

export function createAccounts(context: Context): Domain {
  carryOutAccountTasks(context)
  eraseUnconfirmedAccounts(context)
  return {
    routes: [
      ...sessionRoutes(context),
      ...linkRoutes(context),
      ...recruiterRoutes(context),
      ...emailRoutes(context),
      ...delegateRoutes(context),
    ],
  }
}

const sessionRoutes = (context: Context) => [
  route(calls.signIn, ({ body, address }) => signIn(context, body, address)),

  route(calls.employeeSignIn, ({ body, address }) => signIn(context, body, address)),

  route(calls.signInWithToken, async ({ actor, token }) =>
    presentSignedIn(found(await accountById(context.db, actor.id)), token),
  ),

  route(calls.employeeSignInWithToken, async ({ actor, token, body }) => {
    if (actor.type !== body.userType) throw new Failure('Forbidden')
    return presentSignedIn(found(await accountById(context.db, actor.id)), token)
  }),

  route(calls.signOut, async ({ actor }) => {
    await endSession(context, context.db, actor.tokenHash)
    return done('You are signed out.')
  }),
]

const linkRoutes = (context: Context) => [
  route(calls.emailLinkResend, async ({ body, address }) => {
    await askForLink(context, { kind: 'verification', type: body.verType, email: body.email }, address)
    return done(VERIFICATION_SENT)
  }),

  route(calls.sendVerificationEmail, async ({ body, address }) => {
    const type = /groupadmin/i.test(body.url) ? 'groups' : 'recruiter'
    await askForLink(context, { kind: 'verification', type, email: body.email }, address)
    return done(VERIFICATION_SENT)
  }),

  route(calls.serversetHash, async ({ body, address }) => {
    await askForLink(context, { kind: 'reset', type: body.type, email: body.email }, address)
    return done(RESET_SENT)
  }),

  route(calls.validateHash, async ({ body: { hash, type } }) => {
    const { account, ...more } =
      type === 'password' ? await openReset(context, hash) : { account: await confirmEmail(context, hash, type) }
    return { data: { id: account.id, email: account.email, userType: account.type, ...more } }
  }),
]

const recruiterRoutes = (context: Context) => [
  route(calls.createRecruiterProfile, async ({ body, address }) => {
    const { type, data } = body
    return { data: await signUpRecruiter(context, { type, generalInfo: data.generalInfo, address }) }
  }),

  route(calls.getRecruiter, async ({ actor, params }) => {
    const isOpen = actor.isSuperUser || actor.id === params.id
    if (!isOpen && !(await isDelegateOf(context.db, actor.id, params.id))) throw new Failure('NotFound')
    return found(await recruiterRecord(context.db, params.id, { isOpen }))
  }),

  route(calls.updateRecruiterProfile, ({ params, body }) => updateRecruiter(context, params.id, body)),
]

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
]
