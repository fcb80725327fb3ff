import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { usePerson } from '../session/session.ts'
import { notify } from '../ui/notices/notify.tsx'
import { AccountForm } from '../accounts/AccountForm.tsx'
import { CurrentPasswordField } from '../accounts/signIn/CurrentPasswordField.tsx'
import { checkedBy } from '../accounts/links/loading.ts'
import { NewPasswordFields } from '../accounts/links/NewPasswordFields.tsx'
import { useSubmit } from '../accounts/useSubmit.ts'

const resolver = checkedBy(({ passwordChange }) => passwordChange)

/** Changes the password of whoever is signed in, who has to know the current one. */
export function ChangePasswordForm() {
  const { userId, info } = usePerson()
  const form = useForm({ resolver, defaultValues: { currentPassword: '', password: '', confirm: '' } })
  const submit = useSubmit(
    form,
    async ({ currentPassword, password }) => {
      const [current, next] = await Promise.all([derivePasswordKey(info.email, currentPassword), derivePasswordKey(info.email, password)])
      const data = { currentPassword: current, password: next }
      await call(partialUpdate, { body: { userId, type: 'password', data } })
      form.reset()
      notify.success('Your password is changed.')
    },
    { WrongPassword: 'currentPassword' },
  )
  return (
    <AccountForm form={form} {...submit} button="Change password" isMinor>
      <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
      <CurrentPasswordField label="Current password" name="currentPassword" />
      <NewPasswordFields label="New password" />
    </AccountForm>
  )
}
