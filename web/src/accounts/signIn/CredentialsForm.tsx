import { useNavigate } from '@tanstack/react-router'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { paths } from '@trellis/contract/screens.ts'
import { AccountForm } from '../AccountForm.tsx'
import { EmailField } from '../EmailField.tsx'
import { accountCalls, checkedBy } from '../links/loading.ts'
import { NewPasswordFields } from '../links/NewPasswordFields.tsx'
import { useRegistration } from '../signUp/registration.ts'
import { useSubmit } from '../useSubmit.ts'

const resolver = checkedBy(({ studentSignUp }) => studentSignUp)

/** The first step of a student's sign-up: an unused e-mail and a password. */
export function CredentialsForm() {
  const navigate = useNavigate()
  const { credentialValues } = useRegistration()
  const form = useForm({
    resolver,
    defaultValues: { email: credentialValues?.email ?? '', password: '', confirm: '' },
  })
  const submit = useSubmit(
    form,
    async ({ email, password }) => {
      const { validateEmail } = await accountCalls()
      await call(validateEmail, { body: { email, type: 'student' } })
      useRegistration.setState({ credentialValues: { email, password: await derivePasswordKey(email, password) } })
      await navigate({ to: paths.signUpInfo() })
    },
    { EmailTaken: 'email' },
  )
  return (
    <AccountForm form={form} {...submit} button="Continue">
      <EmailField />
      <NewPasswordFields />
    </AccountForm>
  )
}
