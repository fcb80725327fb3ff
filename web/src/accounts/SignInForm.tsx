import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useRouter } from '@tanstack/react-router'
import { Email, employeeSignIn, signIn } from '@trellis/contract/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { failedWith } from '../api/failure.ts'
import { beginSession } from '../session/session.ts'
import type { Side } from '../side.ts'
import { TextLink } from '../ui/links.tsx'
import { addressAfterSignIn } from './afterSignIn.ts'
import { FormFailure } from './FormFailure.tsx'
import { ResendOffer } from './ResendOffer.tsx'
import { useSubmit } from './useSubmit.ts'

const Credentials = z.object({ email: Email, password: z.string().min(1, 'Enter your password') })

interface SignInFormProps {
  readonly side: Side
  readonly returnTo: string | undefined
}

export function SignInForm({ side, returnTo }: SignInFormProps) {
  const router = useRouter()
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { email: '', password: '' } })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ email, password }) => {
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
  const { errors, isSubmitting } = form.formState
  const unconfirmed = failedWith(failure, 'EmailNotConfirmed')
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack mt="md">
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {unconfirmed ? (
          <ResendOffer side={side} email={form.getValues('email')} sentence={failure.error} />
        ) : (
          <FormFailure failure={failure} />
        )}
        <Button type="submit" loading={isSubmitting}>
          Sign in
        </Button>
        <TextLink to={side.forgotPassword}>Forgot your password?</TextLink>
      </Stack>
    </form>
  )
}
