import { NativeSelect } from '@mantine/core'
import { timeCommitmentLabels, timeCommitments } from '@trellis/contract/profiles/profiles.ts'
import { useFormContext } from 'react-hook-form'
import type { Typed } from '../fields/fields.ts'
import type { RowField } from '../fields/rowFields.ts'
import { DateInput } from './DateInput.tsx'
import { TextFieldInput } from './TextFieldInput.tsx'

const times = [{ value: '', label: 'Not said' }, ...timeCommitments.map((time) => ({ value: time, label: timeCommitmentLabels[time] }))]

/** A field of a row beside its name and skills. */
export function RowFieldInput({ field, path }: { readonly field: RowField; readonly path: string }) {
  const { register } = useFormContext<Typed>()
  switch (field.kind) {
    case 'startDate':
    case 'endDate':
      return <DateInput field={field} path={path} />
    case 'timeCommitment':
      return <NativeSelect label={field.label} data={times} {...register(path)} />
    default:
      return <TextFieldInput field={{ ...field, kind: field.kind }} path={path} />
  }
}
