import * as accounts from '@trellis/contract/accounts/accounts.ts'
import * as approvals from '@trellis/contract/accounts/approvals.ts'
import * as delegates from '@trellis/contract/accounts/delegates.ts'
import * as ownAccount from '@trellis/contract/accounts/ownAccount.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { linkHash, newEmail, NEW_KEY, spareAdvisor } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })
const credentials = ({ email, password, type }: World['ada']) => ({ email, password, userType: type })

valid(accounts.signIn)(({ ada }) => ({ body: credentials(ada) }))
valid(accounts.employeeSignIn)(({ rita }) => ({ body: { ...credentials(rita), userType: 'recruiter' } }))
valid(accounts.signInWithToken)(() => ({}))
valid(accounts.employeeSignInWithToken)(() => ({ body: { userType: 'recruiter' } }))
valid(accounts.signOut)(() => ({}))
valid(accounts.signUp)(() => ({
  query: {},
  body: {
    data: {
      generalInfo: { name: 'Ida Roth', email: newEmail(), password: NEW_KEY, birthYear: 2001, level: 'ep' },
      highschoolInfo: { name: 'Lincoln High', sportsGames: [{ name: 'Rowing', tags: 'Rowing', timeCommitment: 'major' }] },
      professionalInfo: { positionsHeld: [{ name: 'Barista', startDate: '9/2021', endDate: 'Current', tags: 'Cooking' }] },
    },
    type: 'student',
  },
}))
valid(accounts.createRecruiterProfile)(() => ({
  body: { data: { generalInfo: { name: 'Ron Hale', email: newEmail(), password: NEW_KEY, title: 'Buyer' } }, type: 'recruiter' },
}))
valid(accounts.getRecruiter)(({ rita }) => ({ params: { id: rita.id } }))
valid(accounts.updateRecruiterProfile)(({ rita }) => ({
  params: { id: rita.id },
  body: { generalInfo: { name: rita.name, about: 'Hires bakers' } },
}))
valid(accounts.createProfile)(() => ({
  body: { profile: { generalInfo: { email: newEmail(), name: 'Ida Roth' } }, profileType: 'student' },
}))
valid(accounts.emailLinkResend)(() => ({ body: { email: newEmail(), verType: 'student' } }))
valid(accounts.sendVerificationEmail)(() => ({ body: { email: newEmail(), url: '/employer/verify' } }))
valid(accounts.validateEmail)(() => ({ body: { email: newEmail(), type: 'student' } }))
valid(accounts.serversetHash)(({ diego }) => ({ body: { email: diego.email, type: 'student' } }))
valid(accounts.validateHash)(async (world) => ({
  body: { hash: await linkHash(world, 'verification'), type: 'student', password: world.diego.password },
}))
valid(ownAccount.partialUpdateEmail)(({ ada }) => ({
  body: {
    userId: ada.id,
    type: 'student',
    data: { email: newEmail(), currentPassword: ada.password, password: ada.password },
  },
}))
valid(delegates.delegatedAccounts)(({ rita }) => ({ query: { userId: rita.id } }))
valid(delegates.withdrawDelegateRequest)(({ rita }) => ({ params: { userId: rita.id, askedId: newId() } }))
// Asked without the call, which is limited.
valid(delegates.answerDelegateRequest)(async ({ server: { context, clock }, rita, omar }) => {
  const at = new Date(clock.now()).toISOString()
  await context.db.execute(sql`insert into delegate_invitations (id, principal_id, email, email_key, created_at)
    values (${newId()}, ${omar.id}, ${rita.email}, ${rita.email}, ${at}) on conflict do nothing`)
  return { params: { userId: rita.id, principalId: omar.id }, body: { accept: true } }
})
valid(delegates.leavePrincipal)(({ rita, omar }) => ({ params: { userId: rita.id, principalId: omar.id } }))
valid(delegates.addDelegate)(({ rita, dana }) => ({ body: { userId: rita.id, email: dana.email } }))
valid(delegates.removeDelegate)(({ rita, omar }) => ({ params: { userId: rita.id, delegateId: omar.id } }))
valid(ownAccount.deleteProfile)((world) => ({ ...ofAda(world), query: {}, body: { password: world.ada.password } }))
valid(approvals.listAdvisors)(() => ({ query: {} }))
valid(approvals.approveAdvisor)(async (world) => ({ params: { id: await spareAdvisor(world) }, body: { was: 'waiting' } }))
valid(approvals.refuseAdvisor)(async (world) => ({
  params: { id: await spareAdvisor(world) },
  body: { was: 'waiting', reason: 'We know nobody of this name' },
}))
valid(approvals.getApproval)(({ gus }) => ({ params: { userId: gus.id } }))
valid(approvals.askForApproval)(({ gus }) => ({ params: { userId: gus.id } }))
