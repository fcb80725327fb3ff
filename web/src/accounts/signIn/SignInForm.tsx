import { Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { failedWith } from '../../api/failure.ts'
import { beginSession } from '../../session/session.ts'
import type { Side } from '../../session/side.ts'
import { LoneLink } from '../../ui/links.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { addressAfterSignIn, type WishOf } from './afterSignIn.ts'
import { EmailField } from '../EmailField.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { checkedBy } from '../links/loading.ts'
import { requestSignIn } from './requestSignIn.ts'
import { ResendOffer } from '../links/ResendOffer.tsx'
import { forgetTyped, typedJustNow } from './typedCredentials.ts'
import { useSubmit } from '../useSubmit.ts'

const TakeBackOffer = lazy(async () => ({ default: (await import('./TakeBackOffer.tsx')).TakeBackOffer }))

const resolver = checkedBy(({ signIn }) => signIn)

interface Credentials {
  readonly email: string
  readonly password: string
}

interface SignInFormProps {
  readonly side: Side
  readonly returnTo: string | undefined
  readonly wishOf: WishOf | undefined
}

/** Signs in on one side of the product, and goes on to where whoever signs in wanted to be. */
export function SignInForm({ side, returnTo, wishOf }: SignInFormProps) {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: typedJustNow() ?? { email: '', password: '' } })
  useEffect(forgetTyped, [])
  const enter = async ({ email, password }: Credentials, more: { takeBack?: true } = {}) => {
    const person = beginSession(await requestSignIn(side, email, password, more))
    await router.navigate({ href: addressAfterSignIn(person, returnTo, wishOf), replace: true })
  }
  const { onSubmit, failure } = useSubmit(form, (credentials) => enter(credentials), { WrongCredentials: 'password' })
  const unconfirmed = failedWith(failure, 'EmailNotConfirmed')
  const deleted = failedWith(failure, 'AccountDeleted')
  return (
    <Stack mt="md">
      <AccountForm form={form} onSubmit={onSubmit} failure={unconfirmed || deleted ? undefined : failure} button="Sign in">
        <EmailField />
        <CurrentPasswordField label="Password" name="password" />
        {unconfirmed && <ResendOffer side={side} email={form.getValues('email')} sentence={failure.error} />}
        {deleted && (
          <Suspense>
            <TakeBackOffer until={failure.details['until']} onTakeBack={() => enter(form.getValues(), { takeBack: true })} />
          </Suspense>
        )}
      </AccountForm>
      <LoneLink to={side.forgotPassword}>Forgot your password?</LoneLink>
    </Stack>
  )
}
