import { useNavigate } from '@tanstack/react-router'
import type { validateHash } from '@trellis/contract/accounts.ts'
import type { Reply } from '@trellis/contract/endpoint.ts'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { failedWith } from '../api/failure.ts'
import { endSession } from '../session/session.ts'
import type { Side } from '../side.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountPage } from './AccountPage.tsx'
import { InvalidLinkPage } from './InvalidLinkPage.tsx'
import { accountCalls, checkedBy, profileCalls } from './loading.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useSubmit } from './useSubmit.ts'

const resolver = checkedBy(({ newPassword }) => newPassword)

interface NewPasswordPageProps {
  readonly side: Side
  readonly hash: string
}

/** What a used-up reset link gave: who may set which password, once. */
type Grant = Reply<(typeof validateHash)['description']>['data']

/** Sets a new password by a mailed link. The link is used up only when the new password is sent. */
export function NewPasswordPage({ side, hash }: NewPasswordPageProps) {
  const navigate = useNavigate()
  const [grant, setGrant] = useState<Grant>()
  const form = useForm({ resolver, defaultValues: { password: '', confirm: '' } })
  const { onSubmit, failure } = useSubmit(form, async ({ password }) => {
    const [{ validateHash }, { partialUpdate }] = await Promise.all([accountCalls(), profileCalls()])
    const granted = grant ?? (await call(validateHash, { body: { hash, type: 'password' } })).data
    // Kept for another try, should the second call fail: the link is used up by now.
    setGrant(granted)
    const { id, email, resetToken } = granted
    const data = { password: await derivePasswordKey(email, password) }
    const options = resetToken === undefined ? {} : { token: resetToken }
    await call(partialUpdate, { body: { userId: id, type: 'password', data } }, options)
    endSession('signedOut')
    await navigate({ to: side.login, search: { notice: 'passwordChanged' }, replace: true })
  })
  const isInvalid =
    failedWith(failure, 'InvalidLink') || failedWith(failure, 'NotSignedIn') || failedWith(failure, 'SessionEnded')
  if (isInvalid || (failedWith(failure, 'BadInput') && grant === undefined)) {
    return <InvalidLinkPage side={side} kind="password" />
  }
  return (
    <AccountPage side={side} title="Choose a new password" subtitle="You will be signed out on every device.">
      <AccountForm form={form} onSubmit={onSubmit} failure={failure} button="Set the new password">
        <NewPasswordFields label="New password" />
      </AccountForm>
    </AccountPage>
  )
}
