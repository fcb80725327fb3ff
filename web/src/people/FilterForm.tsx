import { Button, Chip, Group, Input, TextInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { levelLabel, levels } from '@trellis/contract/profiles.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { type Filters, isFiltered, noFilters } from './filters.ts'
import classes from './people.module.css'

interface Props {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

type Place = Pick<Filters, 'city' | 'state' | 'country'>

const TYPING_PAUSE_MS = 400
const places = [
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
] as const

/** Narrows a list of people by level and place. */
export function FilterForm({ filters, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<Place>({ city: filters.city, state: filters.state, country: filters.country })
  const applySoon = useDebouncedCallback(onChange, TYPING_PAUSE_MS)
  const type = (name: keyof Place, value: string) => {
    const typed = { ...place, [name]: value }
    setPlace(typed)
    applySoon({ ...filters, ...typed })
  }
  const clear = () => {
    setPlace({ city: '', state: '', country: '' })
    onChange({ ...noFilters, keyword: filters.keyword })
  }
  return (
    <>
      <div className={classes.filtersBar}>
        <Button variant="transparent" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide filters' : 'Filters'}
          {!open && isFiltered(filters) && `: ${wordsOf(filters)}`}
        </Button>
        {isFiltered(filters) && (
          <Button variant="transparent" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {open && <Fields filters={filters} place={place} onChange={onChange} onType={type} />}
    </>
  )
}

/** 'College, Graduate School, Berlin' */
function wordsOf({ level, city, state, country }: Filters): string {
  return [...level.map(levelLabel), city, state, country].filter(Boolean).join(', ')
}

interface FieldsProps extends Props {
  readonly place: Place
  readonly onType: (name: keyof Place, value: string) => void
}

function Fields({ filters, place, onChange, onType }: FieldsProps) {
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      <div>
        <Input.Label id="level-filter">Level</Input.Label>
        <Chip.Group multiple value={filters.level} onChange={(level) => onChange({ ...filters, level })}>
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
    </div>
  )
}
