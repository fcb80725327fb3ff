import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { levels, ownLevelLabel } from '@trellis/contract/profiles/levels.ts'
import { useFormContext, useFormState } from 'react-hook-form'
import type { TextField, Typed } from '../fields/fields.ts'
import { hintBelow } from './hintBelow.ts'
import { messageAt } from './messageAt.ts'

const levelOptions = levels.map((level) => ({ value: level, label: ownLevelLabel(level) }))

interface TextFieldInputProps {
  readonly field: Pick<TextField, 'kind' | 'label' | 'hint' | 'autoComplete' | 'numeric' | 'link'>
  /** Where its value is in the section. */
  readonly path: string
  /** Has the focus where a sheet opens with it. */
  readonly takesFocus?: boolean
}

/** One question with its answer. It is not rendered again while being typed into. */
export function TextFieldInput({ field, path, takesFocus = false }: TextFieldInputProps) {
  const { register, control } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: path, exact: true })
  const shared = {
    label: field.label,
    description: field.hint,
    ...hintBelow,
    error: messageAt(errors, path),
    'data-autofocus': takesFocus || undefined,
    ...register(path),
  }
  if (field.kind === 'level') return <NativeSelect {...shared} data={levelOptions} />
  if (field.kind === 'paragraph') return <Textarea {...shared} minRows={2} autosize />
  if (field.link) return <TextInput {...shared} type="url" autoComplete="url" />
  return <TextInput {...shared} autoComplete={field.autoComplete ?? 'off'} inputMode={field.numeric ? 'numeric' : 'text'} />
}
