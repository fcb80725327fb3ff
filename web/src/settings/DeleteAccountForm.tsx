import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../accounts/FormFailure.tsx'
import { useSubmit } from '../accounts/useSubmit.ts'
import { call } from '../api/call.ts'
import { draftsOf, dropDraft } from '../drafts/drafts.ts'
import { endSession, usePerson } from '../session/session.ts'
import { sideOf } from '../session/side.ts'

const DeletionInput = z.object({ password: z.string().min(1, 'Enter your password') })

/** Deletes the account of whoever is signed in and knows the password. */
export function DeleteAccountForm({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate()
  const { userId, userType, info } = usePerson()
  const form = useForm({ resolver: zodResolver(DeletionInput), defaultValues: { password: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ password }) => {
      const body = { password: await derivePasswordKey(info.email, password), profileType: userType }
      await call(deleteProfile, { params: { id: userId }, query: {}, body })
      for (const name of Object.keys(draftsOf(userId))) dropDraft(userId, name)
      endSession('signedOut')
      await navigate({ to: sideOf(userType).login, search: { notice: 'deleted' }, replace: true })
    },
    { WrongPassword: 'password' },
  )
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormFailure failure={failure} />
        <Group>
          <Button variant="default" onClick={onCancel}>
            Keep my account
          </Button>
          <Button type="submit" color="red.9" loading={isSubmitting}>
            Delete my account
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
