import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import classes from '../../advisor/Mentoring.module.css'
import { timeZoneChoices } from './timeZoneChoices.ts'
import type { TypedTold } from './typedTold.ts'

interface Props {
  readonly form: Pick<UseFormReturn<TypedTold>, 'register'>
  readonly errors: Readonly<Partial<Record<keyof TypedTold, { readonly message?: string }>>>
  /** The time zone that is stored; empty where they tell none. */
  readonly storedZone: string
}

/** In which languages, and when, somebody can talk. */
export function MeetingFields({ form, errors, storedZone }: Props) {
  const [zones] = useState(() => timeZoneChoices(storedZone))
  return (
    <fieldset className={classes.fields} data-pairs>
      <legend>To talk with each other</legend>
      <Textarea
        label="Languages I can talk in"
        description="One on each line, such as Spanish. They hold in all your groups: the advisors of each see them."
        autosize
        minRows={2}
        autoComplete="off"
        {...form.register('languages')}
        error={errors.languages?.message}
      />
      <NativeSelect
        label="My time zone"
        description="It holds in all your groups as well. An advisor may ask that mentees and mentors share one."
        data={zones}
        {...form.register('timeZone')}
        error={errors.timeZone?.message}
      />
    </fieldset>
  )
}
