import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LINK_HOURS } from '@trellis/contract/accounts/times.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { Side } from '../../session/side.ts'
import { LoneLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { resendVerification } from './resend.ts'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

/** Asks for the verification e-mail again. */
export function ResendPage({ side }: { readonly side: Side }) {
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string>()
  const send = async (email: string) => {
    await resendVerification(side, email)
    if (side.type === 'student') await navigate({ to: paths.verifyEmail(), search: { email } })
    else setSentTo(email)
  }
  if (sentTo !== undefined) return <VerifyEmailPage side={side} sentTo={sentTo} />
  return (
    <AccountPage
      side={side}
      title="Send the verification e-mail again"
      subtitle={`Enter the e-mail of your account. The link works for ${LINK_HOURS} hours.`}
      footer={<LoneLink to={side.login}>Back to sign in</LoneLink>}
    >
      <EmailForm button="Send the e-mail" onSend={send} />
    </AccountPage>
  )
}
