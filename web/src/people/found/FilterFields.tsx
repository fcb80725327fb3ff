import { Chip, Group, Input, TextInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { type Level, levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import type { ReactNode } from 'react'
import type { Filters } from './filters.ts'
import classes from './FilterFields.module.css'

type Place = Pick<Filters, 'city' | 'state' | 'country'>

const places = [
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
] as const

interface FieldsProps {
  readonly filters: Filters
  readonly place: Place
  readonly onChoose: (level: Level[]) => void
  readonly onType: (name: keyof Place, value: string) => void
  readonly more: ReactNode
}

/** By what a list of people is narrowed: fetched when it is asked for. */
export function FilterFields({ filters, place, onChoose, onType, more }: FieldsProps) {
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      <div>
        <Input.Label id="level-filter" size="md">
          Level
        </Input.Label>
        <Chip.Group multiple value={filters.level} onChange={onChoose}>
          <Group gap="xs" role="group" aria-labelledby="level-filter">
            {levels.map((level) => (
              <Chip key={level} value={level} size="md">
                {levelLabel(level)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
      <div className={classes.places}>
        {places.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            autoComplete="off"
            maxLength={100}
            value={place[name]}
            onChange={(event) => onType(name, event.currentTarget.value)}
          />
        ))}
      </div>
      {more}
    </div>
  )
}
