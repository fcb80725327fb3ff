import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack, TextInput } from '@mantine/core'
import { createRecruiterProfile, Email, RecruiterProfile, validateEmail } from '@trellis/contract/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { FormFailure } from './FormFailure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { NewPassword } from './passwordSchema.ts'
import { useSubmit } from './useSubmit.ts'

const { name, companyInstitution } = RecruiterProfile.shape.generalInfo.shape
const SignUp = z.object({ name, companyInstitution, email: Email }).and(NewPassword)

interface RecruiterSignUpFormProps {
  readonly type: 'recruiter' | 'groups'
  readonly onCreated: (email: string) => void
}

/** Sign-up of a recruiter or an advisor. */
export function RecruiterSignUpForm({ type, onCreated }: RecruiterSignUpFormProps) {
  const form = useForm({
    resolver: zodResolver(SignUp),
    defaultValues: { name: '', companyInstitution: '', email: '', password: '', confirm: '' },
  })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ name, companyInstitution, email, password }) => {
      await call(validateEmail, { body: { email, type } })
      const key = await derivePasswordKey(email, password)
      const generalInfo = { name, companyInstitution, email, password: key }
      await call(createRecruiterProfile, { body: { data: { generalInfo }, type } })
      onCreated(email)
    },
    { EmailTaken: 'email' },
  )
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <TextInput
          label={type === 'recruiter' ? 'Company (optional)' : 'School or institution (optional)'}
          autoComplete="organization"
          error={errors.companyInstitution?.message}
          {...form.register('companyInstitution')}
        />
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
          Create account
        </Button>
      </Stack>
    </form>
  )
}
