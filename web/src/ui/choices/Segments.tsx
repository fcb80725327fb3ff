import { useId } from 'react'
import classes from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** What is chosen, as it is read aloud. */
  readonly label: string
  readonly data: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly size?: 'sm' | 'md'
}

/** Chooses one of a few ways to see the same. */
export function Segments<Value extends string>({ label, data, value, onChange, size = 'md' }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div className={classes.segments} role="radiogroup" aria-label={label} data-size={size}>
      {data.map((one) => (
        <label key={one.value} className={classes.segment}>
          <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChange(one.value)} />
          {one.label}
        </label>
      ))}
    </div>
  )
}
