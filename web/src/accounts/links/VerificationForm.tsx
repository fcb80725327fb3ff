import { Button, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { validateHash } from '@trellis/contract/accounts/accounts.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { failedWith } from '../../api/failure.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../../session/session.ts'
import type { Side } from '../../session/side.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { AnewFields } from './AnewFields.tsx'
import { CurrentPasswordField } from '../signIn/CurrentPasswordField.tsx'
import { accountCalls, checkedBy } from './loading.ts'
import { keepTyped } from '../signIn/typedCredentials.ts'
import { useSubmit } from '../useSubmit.ts'

/** Whose account a mailed link leads to. */
export type OpenedLink = Reply<(typeof validateHash)['description']>['data']

interface VerificationProps {
  readonly side: Side
  readonly hash: string
  readonly link: OpenedLink
  readonly groupId: string | undefined
  /** Called where the link turns out to be used up. */
  readonly onGone: () => void
}

interface Anew {
  readonly name: string
  readonly password: string
  readonly confirm: string
}

const checkPassword = checkedBy(({ currentPassword }) => currentPassword)
const another = checkedBy<Anew, Anew>(({ newPassword }) => newPassword)
const anew = checkedBy<Anew, Anew>(({ newPasswordAndName }) => newPasswordAndName)

/** Asks for the password that was chosen at the sign-up, or for another in its place. */
export function VerificationForm(props: VerificationProps) {
  const [isAnew, setAnew] = useState(false)
  const { side, link } = props
  const subtitle = isAnew
    ? `Choose a password for ${link.email}.`
    : `Enter the password of ${link.email}, which you chose when you signed up.`
  return (
    <AccountPage side={side} title="Verify your e-mail" subtitle={subtitle}>
      <Stack>
        {isAnew ? <SetAnother {...props} /> : <EnterPassword {...props} />}
        <Button variant="subtle" onClick={() => setAnew(!isAnew)}>
          {isAnew ? 'I know the password' : 'I do not know the password'}
        </Button>
      </Stack>
    </AccountPage>
  )
}

function EnterPassword({ side, hash, link, groupId, onGone }: VerificationProps) {
  const form = useForm({ resolver: checkPassword, defaultValues: { password: '' } })
  const verified = useVerified(side)
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ password }) => {
      const { validateHash } = await accountCalls()
      const key = await derivePasswordKey(link.email, password)
      const { data } = await leaveIfGone(call(validateHash, { body: { hash, type: side.type, password: key } }), onGone)
      // Whoever does not know the password did not come by the group: somebody else may have written it into their mail.
      if (groupId !== undefined) useSession.setState({ groupId })
      await verified(data, password)
    },
    { WrongPassword: 'password' },
  )
  return (
    <AccountForm form={form} onSubmit={onSubmit} failure={failure} button="Verify my e-mail">
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      <CurrentPasswordField label="Password" name="password" />
    </AccountForm>
  )
}

function SetAnother({ side, hash, link, onGone }: VerificationProps) {
  const resolver = link.startsAnew ? anew : another
  const form = useForm<Anew>({ resolver, defaultValues: { name: '', password: '', confirm: '' } })
  const verified = useVerified(side)
  const { onSubmit, failure } = useSubmit(form, async ({ name, password }) => {
    const { validateHash } = await accountCalls()
    const newPassword = await derivePasswordKey(link.email, password)
    const body = { hash, type: side.type, newPassword, ...(link.startsAnew && { name }) }
    const { data } = await leaveIfGone(call(validateHash, { body }), onGone)
    await verified(data, password)
  })
  return (
    <AccountForm form={form} onSubmit={onSubmit} failure={failure} button="Set this password and verify">
      {link.startsAnew && (
        <Text>
          Somebody signed up with this e-mail, and nobody has verified that it was you. So with a new password the account starts empty:
          what was told at the sign-up is deleted.
        </Text>
      )}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      <AnewFields withName={link.startsAnew} />
    </AccountForm>
  )
}

async function leaveIfGone<T>(calling: Promise<T>, onGone: () => void): Promise<T> {
  return calling.catch((failure: unknown) => {
    if (failedWith(failure, 'InvalidLink')) onGone()
    throw failure
  })
}

/** Leads to sign-in, which finds the e-mail and the password typed already. A student's first sign-in leads to the first visit. */
function useVerified(side: Side) {
  const navigate = useNavigate()
  return async ({ id, email }: OpenedLink, password: string) => {
    keepTyped({ email, password })
    const returnTo = side.type === 'student' && { returnTo: paths.firstVisit(id) }
    await navigate({ to: side.login, search: { notice: 'verified', ...returnTo }, replace: true })
  }
}
