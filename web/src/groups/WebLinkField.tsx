import { TextInput } from '@mantine/core'
import { webLinkFault } from '@trellis/contract/groups/webLink.ts'
import { lazy, Suspense } from 'react'
import { type FieldPathByValue, type FieldValues, type PathValue, useFormContext, useFormState } from 'react-hook-form'
import { hintBelow } from '../profiles/editing/hintBelow.ts'
import { messageAt } from '../profiles/editing/messageAt.ts'
import { ahead } from '../ui/loading/ahead.ts'
import { useWebLinkCheck } from './useWebLinkCheck.ts'
import classes from './WebLinkField.module.css'

const WebLinkVerdict = lazy(ahead(async () => ({ default: (await import('./WebLinkVerdict.tsx')).WebLinkVerdict })))

interface WebLinkFieldProps<Typed extends FieldValues> {
  /** Where the link is in the form, as a text. */
  readonly path: FieldPathByValue<Typed, string>
  readonly label?: string
  /** What stands below the field until something is typed. */
  readonly hint?: string
}

/**
 * The address of a group's page, within a form. What it leads to is told below it and keeps nobody from saving; an address that cannot be
 * one is a fault of the field, which the form's schema tells (`groupWebLink` of the contract).
 */
export function WebLinkField<Typed extends FieldValues>({
  path,
  label = 'Web link',
  hint = 'A page of the group that everybody can open.',
}: WebLinkFieldProps<Typed>) {
  const { register, control, setValue } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: path, exact: true })
  const { check, typed, left } = useWebLinkCheck()
  const { onChange, onBlur, ...field } = register(path)
  return (
    <TextInput
      {...field}
      type="url"
      autoComplete="url"
      label={label}
      {...hintBelow}
      error={messageAt(errors, path)}
      description={
        <span role="status" className={classes.verdict}>
          <Suspense fallback={hint}>{check.state === 'none' ? hint : <WebLinkVerdict check={check} />}</Suspense>
        </span>
      }
      onChange={(event) => {
        typed(event.target.value)
        void onChange(event)
      }}
      onBlur={(event) => {
        const whole = withScheme(event.target.value)
        if (whole !== event.target.value) {
          setValue(path, whole as PathValue<Typed, typeof path>, { shouldDirty: true, shouldValidate: true })
          typed(whole)
        }
        left()
        void onBlur(event)
      }}
    />
  )
}

/** An address as people write it ('school.org/robotics') with what it begins with. */
export function withScheme(written: string): string {
  const whole = `https://${written.trim()}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(written.trim()) && webLinkFault(whole) === undefined ? whole : written
}
