import { call } from '../../api/call.ts'
import type { Side } from '../../session/side.ts'
import { accountCalls } from './loading.ts'

/** Asks for the verification e-mail again. Succeeds whether or not there is such an account. */
export async function resendVerification(side: Side, email: string): Promise<void> {
  const { emailLinkResend, sendVerificationEmail } = await accountCalls()
  if (side.type === 'student') await call(emailLinkResend, { body: { email, verType: side.type } })
  else await call(sendVerificationEmail, { body: { email, url: side.home } })
}
