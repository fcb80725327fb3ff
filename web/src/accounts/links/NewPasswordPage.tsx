import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { failedWith } from '../../api/failure.ts'
import { endSession } from '../../session/session.ts'
import type { Side } from '../../session/side.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { AnewFields } from './AnewFields.tsx'
import { InvalidLinkPage } from './InvalidLinkPage.tsx'
import { accountCalls, checkedBy, profileCalls } from './loading.ts'
import { useSubmit } from '../useSubmit.ts'
import type { OpenedLink } from './VerificationForm.tsx'

const passwordAlone = checkedBy(({ newPassword }) => newPassword)
const withName = checkedBy(({ newPasswordAndName }) => newPasswordAndName)

interface NewPasswordPageProps {
  readonly side: Side
  readonly hash: string
}

interface Values {
  readonly name: string
  readonly password: string
  readonly confirm: string
}

/** Sets a new password by a mailed link. The link is used up only when the new password is sent. */
export function NewPasswordPage({ side, hash }: NewPasswordPageProps) {
  const navigate = useNavigate()
  /** What the used-up link gave: who may set which password, once. */
  const [grant, setGrant] = useState<OpenedLink>()
  const asksName = grant?.startsAnew === true
  const form = useForm<Values>({ resolver: asksName ? withName : passwordAlone, defaultValues: { name: '', password: '', confirm: '' } })
  const { onSubmit, failure } = useSubmit(form, async ({ name, password }) => {
    const [{ validateHash }, { partialUpdate }] = await Promise.all([accountCalls(), profileCalls()])
    const granted = grant ?? (await call(validateHash, { body: { hash, type: 'password' } })).data
    // Kept for another try, should the second call fail: the link is used up by now.
    setGrant(granted)
    // The name is asked for only once it is known that the account starts anew.
    if (granted.startsAnew && !asksName) return
    const { id, email, resetToken } = granted
    const data = { password: await derivePasswordKey(email, password), ...(asksName && { name }) }
    const options = resetToken === undefined ? {} : { token: resetToken }
    await call(partialUpdate, { body: { userId: id, type: 'password', data } }, options)
    endSession('signedOut')
    await navigate({ to: side.login, search: { notice: 'passwordChanged' }, replace: true })
  })
  const isInvalid = failedWith(failure, 'InvalidLink') || failedWith(failure, 'NotSignedIn') || failedWith(failure, 'SessionEnded')
  if (isInvalid || (failedWith(failure, 'BadInput') && grant === undefined)) {
    return <InvalidLinkPage side={side} kind="password" />
  }
  return (
    <AccountPage side={side} title="Choose a new password" subtitle="You will be signed out on every device.">
      <AccountForm form={form} onSubmit={onSubmit} failure={failure} button="Set the new password">
        <div aria-live="polite">
          {asksName && (
            <Text>
              Somebody signed up with your e-mail, and nobody has verified that it was you. So your account starts empty: what was told at
              the sign-up is deleted. Please tell your name, and set the new password.
            </Text>
          )}
        </div>
        <AnewFields withName={asksName} />
      </AccountForm>
    </AccountPage>
  )
}
