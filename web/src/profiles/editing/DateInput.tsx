import { TextInput } from '@mantine/core'
import { CURRENT, readDate, writeDate } from '@trellis/contract/texts/dates.ts'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckField } from '../../ui/choices/CheckField.tsx'
import type { Typed } from '../fields/fields.ts'
import type { RowField } from '../fields/rowFields.ts'
import classes from './editing.module.css'
import { hintBelow } from './hintBelow.ts'
import { messageAt } from './messageAt.ts'

const CURRENT_TEXT = writeDate(CURRENT)

interface DateInputProps {
  readonly field: RowField
  readonly path: string
}

/** A date as text in any form, with the day that was understood; an end date may be 'Current'. */
export function DateInput({ field, path }: DateInputProps) {
  const { register, control, setValue } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: path, exact: true })
  const value = useWatch({ control, name: path })
  const typed = typeof value === 'string' ? value : ''
  const date = readDate(typed)
  const isCurrent = date === CURRENT
  const set = (text: string) => setValue(path, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const isPlainDay = typeof date === 'number' && writeDate(date) !== typed.trim() && !isCurrent
  return (
    <div>
      <TextInput
        label={field.label}
        description={isPlainDay ? `Understood as ${writeDate(date)}` : 'Such as 9/2024, 09/15/2024 or 2024'}
        {...hintBelow}
        error={messageAt(errors, path)}
        autoComplete="off"
        readOnly={isCurrent}
        {...register(path)}
      />
      {field.kind === 'endDate' && (
        <div className={classes.current}>
          <CheckField label="Current" checked={isCurrent} onChange={(event) => set(event.currentTarget.checked ? CURRENT_TEXT : '')} />
        </div>
      )}
    </div>
  )
}
