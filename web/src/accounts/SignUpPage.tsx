import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Side } from '../side.ts'
import { TextLink } from '../ui/links.tsx'
import { AccountPage } from './AccountPage.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { RecruiterSignUpForm } from './RecruiterSignUpForm.tsx'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

/** Sign-up: for students the first of two steps, for recruiters and advisors all of it. */
export function SignUpPage({ side }: { readonly side: Side }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <VerifyEmailPage side={side} createdFor={sentTo} />
  const isStudent = side.type === 'profile'
  return (
    <AccountPage
      side={side}
      title="Create your account"
      subtitle={isStudent ? 'Step 1 of 2: how you sign in' : undefined}
      footer={
        <Text>
          Have an account already? <TextLink to={side.login}>Sign in</TextLink>
        </Text>
      }
    >
      {isStudent ? <CredentialsForm /> : <RecruiterSignUpForm type={side.type} onCreated={setSentTo} />}
    </AccountPage>
  )
}
