import { Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { failedWith } from '../api/failure.ts'
import { beginSession } from '../session/session.ts'
import type { Side } from '../side.ts'
import { LoneLink } from '../ui/links.tsx'
import { AccountForm } from './AccountForm.tsx'
import { addressAfterSignIn } from './afterSignIn.ts'
import { EmailField } from './EmailField.tsx'
import { KnownPasswordField } from './KnownPasswordField.tsx'
import { accountCalls, checkedBy } from './loading.ts'
import { ResendOffer } from './ResendOffer.tsx'
import { useSubmit } from './useSubmit.ts'

const resolver = checkedBy(({ signIn }) => signIn)

interface SignInFormProps {
  readonly side: Side
  readonly returnTo: string | undefined
}

export function SignInForm({ side, returnTo }: SignInFormProps) {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ email, password }) => {
      const { employeeSignIn, signIn } = await accountCalls()
      const key = await derivePasswordKey(email, password)
      const credentials = { email, password: key }
      const reply =
        side.type === 'profile'
          ? await call(signIn, { body: { ...credentials, userType: side.type } })
          : await call(employeeSignIn, { body: { ...credentials, userType: side.type } })
      const person = beginSession(reply)
      await router.navigate({ href: addressAfterSignIn(person, returnTo), replace: true })
    },
    { WrongCredentials: 'password' },
  )
  const unconfirmed = failedWith(failure, 'EmailNotConfirmed')
  return (
    <Stack mt="md">
      <AccountForm form={form} onSubmit={onSubmit} failure={unconfirmed ? undefined : failure} button="Sign in">
        <EmailField />
        <KnownPasswordField label="Password" name="password" />
        {unconfirmed && <ResendOffer side={side} email={form.getValues('email')} sentence={failure.error} />}
      </AccountForm>
      <LoneLink to={side.forgotPassword}>Forgot your password?</LoneLink>
    </Stack>
  )
}
