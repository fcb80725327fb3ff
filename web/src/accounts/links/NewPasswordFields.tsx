import { PasswordInput, Stack } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { prepareChecks } from './loading.ts'
import { StrengthMeter } from './StrengthMeter.tsx'

/** A password to be chosen: how strong it is, and once more to be sure. */
export function NewPasswordFields({ label = 'Password' }: { readonly label?: string }) {
  const { register, control } = useFormContext<{ password: string; confirm: string }>()
  const { errors } = useFormState({ control, name: ['password', 'confirm'] })
  const typed = useWatch({ control, name: 'password' })
  return (
    <>
      <Stack gap={8}>
        <PasswordInput
          label={label}
          autoComplete="new-password"
          description="Strong: 8 characters or more with a lowercase and an uppercase letter, a digit and one of !@#$%^&*"
          error={errors.password?.message}
          onFocus={prepareChecks}
          {...register('password')}
        />
        <StrengthMeter password={typed} />
      </Stack>
      <PasswordInput label={`${label}, once more`} autoComplete="new-password" error={errors.confirm?.message} {...register('confirm')} />
    </>
  )
}
