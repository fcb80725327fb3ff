import classes from './SelectBox.module.css'

interface Props {
  readonly id: string
  readonly name: string
  readonly isSelected: boolean
  /** @param toHere whether Shift was held: all from the last one to this one are meant */
  readonly onSelect: (id: string, toHere: boolean) => void
}

/** Selects somebody in a list. */
export function SelectBox({ id, name, isSelected, onSelect }: Props) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        aria-keyshortcuts="X"
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
