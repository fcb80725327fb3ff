import { Text } from '@mantine/core'
import { useState } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../../session/session.ts'
import type { Side } from '../../side.ts'
import { TextLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { CredentialsForm } from '../signIn/CredentialsForm.tsx'
import { RecruiterSignUpForm } from './RecruiterSignUpForm.tsx'
import { VerifyEmailPage } from '../links/VerifyEmailPage.tsx'

/** Sign-up: for students the first of two steps, for recruiters and advisors all of it. */
export function SignUpPage({ side }: { readonly side: Side }) {
  const jobId = useSession((state) => state.jobId)
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <VerifyEmailPage side={side} createdFor={sentTo} />
  const isStudent = side.type === 'profile'
  const signIn = isStudent && jobId !== undefined ? { to: paths.login(), search: { returnTo: paths.publicJob(jobId) } } : { to: side.login }
  return (
    <AccountPage
      side={side}
      title="Create your account"
      subtitle={isStudent ? 'Step 1 of 2: how you sign in' : undefined}
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
