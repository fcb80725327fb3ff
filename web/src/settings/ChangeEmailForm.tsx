import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { Email } from '@trellis/contract/accounts/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../accounts/FormFailure.tsx'
import { useSubmit } from '../accounts/useSubmit.ts'
import { call } from '../api/call.ts'
import { endSession, usePerson } from '../session/session.ts'
import { sideOf } from '../session/side.ts'
import { flushAll } from '../profiles/saving/savers.ts'

const EmailChange = z.object({ email: Email, currentPassword: z.string().min(1, 'Enter your password') })

/** Changes the e-mail of whoever is signed in. It has to be verified, and all sessions end. */
export function ChangeEmailForm() {
  const navigate = useNavigate()
  const { userId, userType, info } = usePerson()
  const form = useForm({ resolver: zodResolver(EmailChange), defaultValues: { email: '', currentPassword: '' } })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ email, currentPassword }) => {
      await flushAll()
      // The key is salted with the e-mail, so that the same password has another key from now on.
      const [current, next] = await Promise.all([derivePasswordKey(info.email, currentPassword), derivePasswordKey(email, currentPassword)])
      const data = { email, currentPassword: current, password: next }
      await call(partialUpdateEmail, { body: { userId, type: userType, data } })
      endSession('signedOut')
      await navigate({ to: sideOf(userType).login, search: { notice: 'emailChanged' }, replace: true })
    },
    { WrongPassword: 'currentPassword', EmailTaken: 'email' },
  )
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          Your e-mail is {info.email}. A new one has to be verified by a link, and you are signed out everywhere.
        </Text>
        <TextInput type="email" label="New e-mail" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="default" loading={isSubmitting}>
          Change e-mail
        </Button>
      </Stack>
    </form>
  )
}
