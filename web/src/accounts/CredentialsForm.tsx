import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Email, validateEmail } from '@trellis/contract/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { paths } from '../paths.ts'
import { FormFailure } from './FormFailure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { NewPassword } from './passwordSchema.ts'
import { useRegistration } from './registration.ts'
import { useSubmit } from './useSubmit.ts'

const Credentials = z.object({ email: Email }).and(NewPassword)

/** The first step of a student's sign-up: an unused e-mail and a password. */
export function CredentialsForm() {
  const navigate = useNavigate()
  const { credentialValues } = useRegistration()
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: credentialValues?.email ?? '', password: '', confirm: '' },
  })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ email, password }) => {
      await call(validateEmail, { body: { email, type: 'profile' } })
      useRegistration.setState({ credentialValues: { email, password: await derivePasswordKey(email, password) } })
      await navigate({ to: paths.signUpInfo() })
    },
    { EmailTaken: 'email' },
  )
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <NewPasswordFields
          typed={typed}
          password={form.register('password')}
          confirm={form.register('confirm')}
          errors={errors}
        />
        <FormFailure failure={failure} />
        <Button type="submit" loading={isSubmitting}>
          Continue
        </Button>
      </Stack>
    </form>
  )
}
