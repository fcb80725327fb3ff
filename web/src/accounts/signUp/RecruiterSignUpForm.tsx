import { TextInput } from '@mantine/core'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { AccountForm } from '../AccountForm.tsx'
import { EmailField } from '../EmailField.tsx'
import { accountCalls, checkedBy } from '../links/loading.ts'
import { NewPasswordFields } from '../links/NewPasswordFields.tsx'
import { useSubmit } from '../useSubmit.ts'

const resolver = checkedBy(({ recruiterSignUp }) => recruiterSignUp)

interface RecruiterSignUpFormProps {
  readonly type: 'recruiter' | 'advisor'
  readonly onCreated: (email: string) => void
}

/** Sign-up of a recruiter or an advisor. */
export function RecruiterSignUpForm({ type, onCreated }: RecruiterSignUpFormProps) {
  const form = useForm({
    resolver,
    defaultValues: { name: '', companyInstitution: '', email: '', password: '', confirm: '' },
  })
  const submit = useSubmit(
    form,
    async ({ name, companyInstitution, email, password }) => {
      const { createRecruiterProfile, validateEmail } = await accountCalls()
      await call(validateEmail, { body: { email, type } })
      const key = await derivePasswordKey(email, password)
      const generalInfo = { name, companyInstitution, email, password: key }
      await call(createRecruiterProfile, { body: { data: { generalInfo }, type } })
      onCreated(email)
    },
    { EmailTaken: 'email' },
  )
  const { errors } = form.formState
  return (
    <AccountForm form={form} {...submit} button="Create account">
      <TextInput label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextInput
        label={type === 'recruiter' ? 'Company (optional)' : 'School or institution (optional)'}
        autoComplete="organization"
        error={errors.companyInstitution?.message}
        {...form.register('companyInstitution')}
      />
      <EmailField />
      <NewPasswordFields />
    </AccountForm>
  )
}
