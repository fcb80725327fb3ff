import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form'
import { messageAt } from '../../../profiles/editing/messageAt.ts'
import classes from './JobForm.module.css'
import type { TypedJob } from './typedJob.ts'

type Path = FieldPath<TypedJob>

/** Connects an input to the field at a path, with what is wrong with it. */
export function useField(path: Path) {
  const { register, control } = useFormContext<TypedJob>()
  const { errors } = useFormState({ control, name: path, exact: true })
  return { ...register(path), error: messageAt(errors, path) }
}

interface LineProps {
  readonly path: Path
  readonly label: string
  readonly description?: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'date'
  readonly inputMode?: 'text' | 'decimal'
  readonly required?: boolean
  /** The id of a list of suggestions. */
  readonly list?: string
}

/** One line of text, or a day. */
export function Line({ path, ...input }: LineProps) {
  return <TextInput autoComplete="off" withAsterisk={false} {...input} {...useField(path)} />
}

interface ChoiceProps {
  readonly path: Path
  readonly label: string
  readonly data: readonly (string | { readonly value: string; readonly label: string })[]
}

/** One of a few values. */
export function Choice({ path, label, data }: ChoiceProps) {
  return <NativeSelect label={label} data={[...data]} {...useField(path)} />
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
