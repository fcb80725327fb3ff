import { PasswordInput, Stack } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { StrengthMeter } from './StrengthMeter.tsx'

interface NewPasswordFieldsProps {
  readonly label?: string
  /** What is typed so far, for the meter. */
  readonly typed: string
  readonly password: UseFormRegisterReturn
  readonly confirm: UseFormRegisterReturn
  readonly errors: { readonly password?: { message?: string }; readonly confirm?: { message?: string } }
}

/** A password to be chosen: how strong it is, and once more to be sure. */
export function NewPasswordFields({ label = 'Password', typed, password, confirm, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Stack gap={8}>
        <PasswordInput
          label={label}
          autoComplete="new-password"
          description="Strong: 8 characters or more with a lowercase and an uppercase letter, a digit and one of !@#$%^&*"
          error={errors.password?.message}
          {...password}
        />
        <StrengthMeter password={typed} />
      </Stack>
      <PasswordInput
        label={`${label}, once more`}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...confirm}
      />
    </>
  )
}
