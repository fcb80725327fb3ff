import { CheckField } from '../../ui/choices/CheckField.tsx'
import classes from './GroupBoxes.module.css'

interface GroupBoxesProps {
  readonly legend: string
  /** The groups that can be chosen, by their names. */
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** What a group is called that is chosen and is none of these. */
  readonly unknown: string
}

/** Groups to be chosen for whose members a posting is; nothing where there are none. */
export function GroupBoxes({ legend, groups, chosen, onChange, unknown }: GroupBoxesProps) {
  const known = new Set(groups.map(({ id }) => id))
  const choices = [...groups, ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: unknown }))]
  if (choices.length === 0) return null
  return (
    <fieldset className={classes.groups}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}
