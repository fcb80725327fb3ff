import { type Ref, useId } from 'react'
import { CheckField } from '../../ui/choices/CheckField.tsx'
import classes from './GroupBoxes.module.css'
import form from './PostingForm.module.css'

interface GroupBoxesProps {
  readonly legend: string
  /** The groups that can be chosen, by their names. */
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** What a group is called that is chosen and is none of these. */
  readonly unknown: string
  /** What is wrong with those chosen. */
  readonly fault: string | undefined
  readonly ref: Ref<HTMLFieldSetElement>
}

/** Groups to be chosen for whose members a posting is; nothing where there are none. */
export function GroupBoxes({ legend, groups, chosen, onChange, unknown, fault, ref }: GroupBoxesProps) {
  const faultId = useId()
  const known = new Set(groups.map(({ id }) => id))
  const choices = [...groups, ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: unknown }))]
  if (choices.length === 0) return null
  return (
    <fieldset ref={ref} tabIndex={-1} className={classes.groups} aria-describedby={faultId}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
      <p id={faultId} className={form.fault} role="alert">
        {fault}
      </p>
    </fieldset>
  )
}
