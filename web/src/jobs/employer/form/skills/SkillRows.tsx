import { Button, NativeSelect } from '@mantine/core'
import { type JobSkill, proficiencies, proficiencyLabels } from '@trellis/contract/jobs/jobs.ts'
import { useRef } from 'react'
import { choicesOf } from '../fields.tsx'
import classes from './SkillRows.module.css'

interface SkillRowsProps {
  readonly skills: readonly JobSkill[]
  readonly onChange: (skills: JobSkill[]) => void
  readonly faultAt: (place: number) => string | undefined
}

const levels = choicesOf(proficiencies, proficiencyLabels)

/** The chosen skills, each with how well it has to be known. */
export function SkillRows({ skills, onChange, faultAt }: SkillRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (skills.length === 0) return null
  const removeAt = (place: number) => {
    onChange(skills.filter((_, other) => other !== place))
    // The button that was pressed is gone with its row.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const next = buttons?.[place + 1] ?? buttons?.[place - 1]
    next?.focus()
  }
  return (
    <ul className={classes.rows} aria-label="Chosen skills" ref={list}>
      {skills.map(({ name, proficiency }, place) => (
        <li key={name.toLowerCase()} className={classes.row}>
          <span className={classes.name}>
            {name}
            {faultAt(place) !== undefined && (
              <span className={classes.fault} role="alert">
                {faultAt(place)}
              </span>
            )}
          </span>
          <NativeSelect
            aria-label={`How well: ${name}`}
            data={levels}
            value={proficiency}
            onChange={(event) => {
              const chosen = proficiencies.find((one) => one === event.currentTarget.value)
              onChange(skills.map((skill, other) => (other === place ? { ...skill, proficiency: chosen ?? 'good' } : skill)))
            }}
          />
          <Button variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={() => removeAt(place)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
