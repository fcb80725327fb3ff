import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Email } from '@trellis/contract/accounts/accounts.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { notify } from '../../ui/notices/notify.tsx'
import { FormFailure } from '../FormFailure.tsx'
import { useSubmit } from '../useSubmit.ts'
import { addColleague } from './addColleague.ts'
import classes from './Delegates.module.css'

const resolver = zodResolver(z.object({ email: Email }))

/** Adds one by e-mail. */
export function AddDelegateForm({ userId }: { readonly userId: string }) {
  const queries = useQueryClient()
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const { onSubmit, failure } = useSubmit(form, async ({ email }) => {
    await addColleague(queries, userId, email)
    notify.success(`If a recruiter has the e-mail ${email}, they are asked.`)
    form.reset()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <TextInput
        label="E-mail of another recruiter"
        type="email"
        autoComplete="off"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="default" loading={isSubmitting} className={classes.add}>
        Ask them to act
      </Button>
      <FormFailure failure={failure} />
    </form>
  )
}
