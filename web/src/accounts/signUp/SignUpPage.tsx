import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Side } from '../../session/side.ts'
import { TextLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { CredentialsForm } from '../signIn/CredentialsForm.tsx'
import { RecruiterSignUpForm } from './RecruiterSignUpForm.tsx'
import { VerifyEmailPage } from '../links/VerifyEmailPage.tsx'

interface SignUpPageProps {
  readonly side: Side
  /** The address to which whoever has an account already goes from the sign-in. */
  readonly returnTo?: string | undefined
  /** What comes of the account at once. */
  readonly purpose?: string
}

/** Sign-up: for students the first of two steps, for recruiters and advisors all of it. */
export function SignUpPage({ side, returnTo, purpose = '' }: SignUpPageProps) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <VerifyEmailPage side={side} createdFor={sentTo} />
  const isStudent = side.type === 'student'
  const signIn = { to: side.login, ...(returnTo !== undefined && { search: { returnTo } }) }
  return (
    <AccountPage
      side={side}
      title="Create your account"
      subtitle={isStudent ? `Step 1 of 2: how you sign in${purpose && `. ${purpose}`}` : undefined}
      footer={
        <Text>
          Have an account already? <TextLink {...signIn}>Sign in</TextLink>
        </Text>
      }
    >
      {isStudent ? <CredentialsForm /> : <RecruiterSignUpForm type={side.type} onCreated={setSentTo} />}
    </AccountPage>
  )
}
