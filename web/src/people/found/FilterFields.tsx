import { Chip, Group, Input } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { type Level, levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import type { ReactNode } from 'react'
import type { Filters } from './filters.ts'
import classes from './FilterFields.module.css'
import { type Place, PlaceFields } from './PlaceFields.tsx'

interface FieldsProps {
  readonly filters: Filters
  readonly place: Place
  readonly onChoose: (level: Level[]) => void
  readonly onType: (place: Partial<Place>) => void
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
        <PlaceFields place={place} onType={onType} />
      </div>
      {more}
    </div>
  )
}
