import { Chip, Group, Input, TextInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { type Level, levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import type { ReactNode } from 'react'
import { FilterBar } from '../../ui/lists/FilterBar.tsx'
import { useTypedFilters } from '../../ui/lists/useTypedFilters.ts'
import { type Filters, noFilters } from './filters.ts'
import classes from '../people.module.css'

interface Props {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  /** What else narrows the list. */
  readonly more?: More
}

interface More {
  /** What of it is set, such as 'hidden too'; empty for nothing. */
  readonly words: string
  readonly fields: ReactNode
  /** After all other filters are cleared. */
  readonly onClear: () => void
}

type Place = Pick<Filters, 'city' | 'state' | 'country'>

const places = [
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
] as const

const placeOf = ({ city, state, country }: Filters): Place => ({ city, state, country })

/** Narrows a list of people by level and place. */
export function FilterForm({ filters, onChange, more }: Props) {
  const { typed, type, choose, clear } = useTypedFilters({ filters, onChange, typedOf: placeOf })
  const clearAll = () => {
    clear({ ...noFilters, keyword: filters.keyword })
    more?.onClear()
  }
  return (
    <FilterBar words={[wordsOf(filters), more?.words].filter(Boolean).join(', ')} onClear={clearAll}>
      <Fields
        filters={filters}
        place={typed}
        onChoose={(level) => choose({ level })}
        onType={(name, value) => type({ [name]: value })}
        more={more?.fields}
      />
    </FilterBar>
  )
}

/** 'College, Graduate School, Berlin' */
function wordsOf({ level, city, state, country }: Filters): string {
  return [...level.map(levelLabel), city, state, country].filter(Boolean).join(', ')
}

interface FieldsProps {
  readonly filters: Filters
  readonly place: Place
  readonly onChoose: (level: Level[]) => void
  readonly onType: (name: keyof Place, value: string) => void
  readonly more: ReactNode
}

function Fields({ filters, place, onChoose, onType, more }: FieldsProps) {
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
