import { TextInput } from '@mantine/core'
import { useFormContext, useFormState } from 'react-hook-form'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** A password to be chosen, and the name of whoever begins an account with it. */
export function AnewFields({ withName }: { readonly withName: boolean }) {
  const { register, control } = useFormContext<{ name: string }>()
  const { errors } = useFormState({ control, name: 'name' })
  return (
    <>
      {withName && <TextInput label="Your name" autoComplete="name" error={errors.name?.message} {...register('name')} />}
      <NewPasswordFields label="New password" />
    </>
  )
}
