import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack, TextInput } from '@mantine/core'
import { Email } from '@trellis/contract/accounts.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from './FormFailure.tsx'
import { useSubmit } from './useSubmit.ts'

const OneEmail = z.object({ email: Email })

interface EmailFormProps {
  readonly button: string
  readonly onSend: (email: string) => Promise<void>
}

/** A form that asks for an e-mail and sends something there. */
export function EmailForm({ button, onSend }: EmailFormProps) {
  const form = useForm({ resolver: zodResolver(OneEmail), defaultValues: { email: '' } })
  const { onSubmit, failure } = useSubmit(form, ({ email }) => onSend(email))
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}
