import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { partialUpdate } from '@trellis/contract/profiles.calls.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { usePerson } from '../session/session.ts'
import { notify } from '../ui/notify.tsx'
import { FormFailure } from './FormFailure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { NewPassword } from './passwordSchema.ts'
import { useSubmit } from './useSubmit.ts'

const PasswordChange = z.object({ currentPassword: z.string().min(1, 'Enter your current password') }).and(NewPassword)

/** Changes the password of whoever is signed in, who has to know the current one. */
export function ChangePasswordForm() {
  const { userId, info } = usePerson()
  const form = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', password: '', confirm: '' },
  })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ currentPassword, password }) => {
      const [current, next] = await Promise.all([
        derivePasswordKey(info.email, currentPassword),
        derivePasswordKey(info.email, password),
      ])
      const data = { currentPassword: current, password: next }
      await call(partialUpdate, { body: { userId, type: 'password', data } })
      form.reset()
      notify.success('Your password is changed.')
    },
    { WrongPassword: 'currentPassword' },
  )
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordFields
          label="New password"
          typed={typed}
          password={form.register('password')}
          confirm={form.register('confirm')}
          errors={errors}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="default" loading={isSubmitting}>
          Change password
        </Button>
      </Stack>
    </form>
  )
}
