import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { hintBelow } from '../../profiles/editing/hintBelow.ts'
import { messageAt } from '../../profiles/editing/messageAt.ts'
import classes from './PostingForm.module.css'

interface LineProps<Path> {
  readonly path: Path
  readonly label: string
  readonly description?: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'date'
  readonly inputMode?: 'text' | 'decimal' | 'numeric'
  /** The id of a list of suggestions. */
  readonly list?: string
}

interface ChoiceProps<Path> {
  readonly path: Path
  readonly label: string
  readonly description?: string
  readonly data: readonly (string | { readonly value: string; readonly label: string })[]
}

/** Connects an input to the field at a path, with what is wrong with it. */
export function useField<Typed extends FieldValues>(path: FieldPath<Typed>) {
  const { register, control } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: path, exact: true })
  return { ...register(path), error: messageAt(errors, path) }
}

/** The fields of one form: each takes the path of what is typed into it. */
export function fieldsOf<Typed extends FieldValues>() {
  return {
    /** One line of text, or a day. */
    Line: ({ path, ...input }: LineProps<FieldPath<Typed>>) => (
      <TextInput autoComplete="off" withAsterisk={false} {...hintBelow} {...input} {...useField<Typed>(path)} />
    ),
    /** One of a few values. */
    Choice: ({ path, data, ...input }: ChoiceProps<FieldPath<Typed>>) => (
      <NativeSelect {...hintBelow} {...input} data={[...data]} {...useField<Typed>(path)} />
    ),
  }
}

/** The values of an enumeration as choices, in their order. */
export function choicesOf<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** Some questions that belong together. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  )
}
