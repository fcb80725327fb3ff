import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { Email } from '@trellis/contract/accounts/accounts.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useDraft } from '../../drafts/drafts.ts'
import { FormFailure } from '../FormFailure.tsx'
import { useSubmit } from '../useSubmit.ts'
import classes from './Delegates.module.css'

const resolver = zodResolver(z.object({ email: Email }))

interface AskByEmailProps {
  readonly label: string
  readonly button: string
  /** The name under which the e-mail is kept until it is asked. */
  readonly formName: string
  /** @throws CallFailed with what is wrong with the e-mail */
  readonly onAsk: (email: string) => Promise<void>
}

/** Asks somebody by e-mail to do something together. */
export function AskByEmail({ label, button, formName, onAsk }: AskByEmailProps) {
  const draft = useDraft<string>(formName)
  const form = useForm({ resolver, defaultValues: { email: draft.read() ?? '' } })
  useEffect(() => {
    const keep = ({ values: { email } }: { readonly values: { readonly email: string } }) =>
      email === '' ? draft.drop() : draft.save(email)
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [draft, form])
  const { onSubmit, failure } = useSubmit(form, async ({ email }) => {
    await onAsk(email)
    form.reset({ email: '' })
    draft.drop()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <TextInput
        label={label}
        type="email"
        autoComplete="off"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="default" loading={isSubmitting} className={classes.add}>
        {button}
      </Button>
      <FormFailure failure={failure} />
    </form>
  )
}
