import { TextInput } from '@mantine/core'
import { useFormContext, useFormState } from 'react-hook-form'
import { prepareChecks } from './links/loading.ts'

/** The e-mail of an account: the name to sign in with, or only where to send something. */
export function EmailField({ autoComplete = 'username' }: { readonly autoComplete?: 'username' | 'email' }) {
  const { register, control } = useFormContext<{ email: string }>()
  const { errors } = useFormState({ control, name: 'email' })
  return (
    <TextInput
      label="E-mail"
      type="email"
      autoComplete={autoComplete}
      error={errors.email?.message}
      onFocus={prepareChecks}
      {...register('email')}
    />
  )
}
