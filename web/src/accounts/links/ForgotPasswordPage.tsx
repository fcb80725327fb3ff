import { Button, Stack, Text } from '@mantine/core'
import { RESET_MINUTES } from '@trellis/contract/accounts/times.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import type { Side } from '../../session/side.ts'
import { LoneLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { accountCalls } from './loading.ts'

/** Asks for a link to set a new password. Says the same whether or not there is such an account. */
export function ForgotPasswordPage({ side }: { readonly side: Side }) {
  const [sentTo, setSentTo] = useState<string>()
  const footer = <LoneLink to={side.login}>Back to sign in</LoneLink>
  if (sentTo !== undefined) {
    return (
      <AccountPage side={side} title="Check your e-mail" footer={footer}>
        <Stack>
          <Text>
            If there is an account for {sentTo}, a link to set a new password is on its way. It works for {RESET_MINUTES} minutes. Please
            check your spam folder too.
          </Text>
          <Button variant="default" onClick={() => setSentTo(undefined)}>
            Use another e-mail
          </Button>
        </Stack>
      </AccountPage>
    )
  }
  const send = async (email: string) => {
    const { serversetHash } = await accountCalls()
    await call(serversetHash, { body: { email, type: side.type } })
    setSentTo(email)
  }
  return (
    <AccountPage
      side={side}
      title="Forgot your password?"
      subtitle="Enter the e-mail of your account, and we send you a link to set a new password."
      footer={footer}
    >
      <EmailForm button="Send the link" onSend={send} />
    </AccountPage>
  )
}
