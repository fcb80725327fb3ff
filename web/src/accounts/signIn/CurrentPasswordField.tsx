import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useFormContext, useFormState } from 'react-hook-form'

interface CurrentPasswordFieldProps {
  readonly label: string
  readonly name: 'password' | 'currentPassword'
}

/** The password that an account has already. */
export function CurrentPasswordField({ label, name }: CurrentPasswordFieldProps) {
  const { register, control } = useFormContext<Record<CurrentPasswordFieldProps['name'], string>>()
  const { errors } = useFormState({ control, name })
  return <PasswordInput label={label} enterKeyHint="go" autoComplete="current-password" error={errors[name]?.message} {...register(name)} />
}
