import { Button, Stack } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FormFailure } from './FormFailure.tsx'

interface AccountFormProps<V extends FieldValues, T> {
  readonly form: UseFormReturn<V, unknown, T>
  readonly onSubmit: (event: SyntheticEvent) => void
  readonly failure: unknown
  readonly button: string
  /** Whether the button is not the screen's strong one. */
  readonly isMinor?: boolean
  readonly children: ReactNode
}

/** A form of an account screen: its fields, what went wrong with it as a whole, and its button. */
export function AccountForm<V extends FieldValues, T>(props: AccountFormProps<V, T>) {
  const { form, onSubmit, failure, button, isMinor = false, children } = props
  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {children}
          <FormFailure failure={failure} />
          <Button type="submit" variant={isMinor ? 'default' : 'filled'} loading={form.formState.isSubmitting}>
            {button}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
