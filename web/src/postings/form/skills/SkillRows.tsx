import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import classes from './SkillRows.module.css'

interface SkillRowsProps {
  readonly names: readonly string[]
  readonly onRemove: (place: number) => void
  readonly faultAt: (place: number) => string | undefined
  /** What else is chosen of a skill; without it, the names stand beside each other. */
  readonly more?: (place: number) => ReactNode
}

/** The chosen skills. */
export function SkillRows({ names, onRemove, faultAt, more }: SkillRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (names.length === 0) return null
  const removeAt = (place: number) => {
    onRemove(place)
    // The button that was pressed is gone with its row.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const next = buttons?.[place + 1] ?? buttons?.[place - 1]
    next?.focus()
  }
  return (
    <ul className={classes.rows} data-names={more === undefined || undefined} aria-label="Chosen skills" ref={list}>
      {names.map((name, place) => (
        <li key={name.toLowerCase()} className={classes.row}>
          <span className={classes.name}>
            {name}
            {faultAt(place) !== undefined && (
              <span className={classes.fault} role="alert">
                {faultAt(place)}
              </span>
            )}
          </span>
          {more?.(place)}
          <Button variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={() => removeAt(place)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
