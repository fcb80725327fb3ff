import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './CheckField.module.css'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly label: string
  readonly description?: ReactNode
}

/** A question to answer with yes or no. */
export function CheckField({ label, description, ...input }: CheckFieldProps) {
  const id = useId()
  const told = `${id}-told`
  return (
    <div className={classes.field}>
      <input {...input} id={id} type="checkbox" aria-describedby={description === undefined ? undefined : told} />
      <label htmlFor={id}>{label}</label>
      {description !== undefined && (
        <p id={told} className={classes.description}>
          {description}
        </p>
      )}
    </div>
  )
}
