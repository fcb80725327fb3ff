import { Button, Group } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import type { ListField, Typed } from '../fields/fields.ts'
import { hasTags, rowFields } from '../fields/rowFields.ts'
import { TagInput } from '../tags/TagInput.tsx'
import classes from './editing.module.css'
import { RowFieldInput } from './RowFieldInput.tsx'
import { TextFieldInput } from './TextFieldInput.tsx'

interface RowEditorProps {
  readonly list: ListField
  /** Where the row is in the section. */
  readonly path: string
  readonly onDone: () => void
  readonly onRemove: () => void
}

/** A row of a list, being edited in its place. */
export function RowEditor({ list, path, onDone, onRemove }: RowEditorProps) {
  return (
    <div className={classes.row}>
      <RowFields list={list} path={path} />
      <Group justify="space-between">
        <Button variant="light" onClick={onDone}>
          Done with this one
        </Button>
        <Button variant="subtle" color="gray" onClick={onRemove}>
          Remove
        </Button>
      </Group>
    </div>
  )
}

interface RowFieldsProps extends Pick<RowEditorProps, 'list' | 'path'> {
  /** Takes the focus as soon as it is there. */
  readonly takesFocus?: boolean
}

/** All that is asked of a row. */
export function RowFields({ list, path, takesFocus = false }: RowFieldsProps) {
  const name = { kind: list.row === 'plain' ? 'paragraph' : 'line', label: list.nameLabel } as const
  return (
    <>
      <TextFieldInput field={name} path={`${path}.name`} takesFocus={takesFocus} />
      <div className={classes.pair}>
        {rowFields[list.row].map((field) => (
          <div key={field.name} data-half={field.half}>
            <RowFieldInput field={field} path={`${path}.${field.name}`} />
          </div>
        ))}
      </div>
      {hasTags(list.row) && <RowTags path={`${path}.tags`} label="Skills" />}
    </>
  )
}

/** The skills of the row whose tags are at a path. */
export function RowTags({ path, label }: { readonly path: string; readonly label: string }) {
  const { control } = useFormContext<Typed>()
  return (
    <Controller
      control={control}
      name={path}
      render={({ field, fieldState }) => (
        <TagInput
          label={label}
          value={Array.isArray(field.value) ? (field.value as string[]) : []}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
