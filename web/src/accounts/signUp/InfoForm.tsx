import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { signUp } from '@trellis/contract/accounts/accounts.ts'
import { levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { VERIFY_EMAIL_REDIRECT_MS } from '../signIn/delays.ts'
import { FormFailure } from '../FormFailure.tsx'
import { InfoSchema } from './infoSchema.ts'
import { finishRegistration, keepInfo, useRegistration } from './registration.ts'
import { SignUpFiles } from './SignUpFiles.tsx'
import { uploadAfterSignUp } from './uploadsAfterSignUp.ts'
import { useSubmit } from '../useSubmit.ts'

const levelChoices = [
  { value: '', label: 'Choose', disabled: true },
  ...levels.map((level) => ({ value: level, label: levelLabel(level) })),
]
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface InfoFormProps {
  readonly credentials: { readonly email: string; readonly password: string }
  /** Is told the id of the account as soon as it is made. */
  readonly onSignedUp: (userId: string) => void
}

/** The second step of signing up: a few words about oneself, kept while it is typed. */
export function InfoForm({ credentials, onSignedUp }: InfoFormProps) {
  const navigate = useNavigate()
  const [keptInfo] = useState(() => useRegistration.getState().generalInfoValues)
  const form = useForm({ resolver: zodResolver(InfoSchema), defaultValues: keptInfo })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepInfo(values) }), [form])
  const { onSubmit, failure } = useSubmit(form, async (info) => {
    const { groupId } = useSession.getState()
    const { data } = await call(signUp, {
      query: { ...(groupId && { groupId }) },
      body: { data: { generalInfo: { ...info, ...credentials } }, type: 'student' },
    })
    onSignedUp(data.id)
    uploadAfterSignUp(data.id, data.token, useRegistration.getState())
    await pause(VERIFY_EMAIL_REDIRECT_MS)
    await navigate({ to: paths.verifyEmail(), replace: true })
    finishRegistration(credentials.email)
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <NativeSelect label="Level" data={levelChoices} error={errors.level?.message} {...form.register('level')} />
        <TextInput
          label="Year of birth (optional)"
          description="Never shown to others. It keeps younger people from being found by strangers."
          inputMode="numeric"
          autoComplete="bday-year"
          error={errors.birthYear?.message}
          {...form.register('birthYear')}
        />
        <SignUpFiles />
        <FormFailure failure={failure} />
        <Button type="submit" loading={isSubmitting}>
          Create account
        </Button>
        <ButtonLink to={paths.signUp()} variant="subtle">
          Back
        </ButtonLink>
      </Stack>
    </form>
  )
}
