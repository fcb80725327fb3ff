import { useNavigate } from '@tanstack/react-router'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { paths } from '@trellis/contract/screens.ts'
import { AccountForm } from '../AccountForm.tsx'
import { EmailField } from '../EmailField.tsx'
import { accountCalls, checkedBy } from '../links/loading.ts'
import { NewPasswordFields } from '../links/NewPasswordFields.tsx'
import { useRegistration } from '../signUp/registration.ts'
import { Notice } from '../../ui/notices/Notice.tsx'
import { useSubmit } from '../useSubmit.ts'

const resolver = checkedBy(({ studentSignUp }) => studentSignUp)

/** The first step of a student's sign-up: an unused e-mail and a password. */
export function CredentialsForm() {
  const navigate = useNavigate()
  const [keptEmail] = useState(() => useRegistration.getState().email)
  const form = useForm({
    resolver,
    defaultValues: { email: keptEmail ?? '', password: '', confirm: '' },
  })
  const submit = useSubmit(
    form,
    async ({ email, password }) => {
      const { validateEmail } = await accountCalls()
      await call(validateEmail, { body: { email, type: 'student' } })
      useRegistration.setState({ email, password: await derivePasswordKey(email, password) })
      await navigate({ to: paths.signUpInfo() })
    },
    { EmailTaken: 'email' },
  )
  return (
    <AccountForm form={form} {...submit} button="Continue">
      {keptEmail !== undefined && <Notice>Choose your password again: it is never kept. What else you typed is still there.</Notice>}
      <EmailField />
      <NewPasswordFields />
    </AccountForm>
  )
}
