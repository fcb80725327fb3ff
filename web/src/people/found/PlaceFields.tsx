import { TextInput } from '@mantine/core'
import type { Filters } from './filters.ts'

export type Place = Pick<Filters, 'city' | 'state' | 'country'>

const places = [
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
] as const

interface Props {
  readonly place: Place
  readonly onType: (place: Partial<Place>) => void
}

/** By where something is. */
export function PlaceFields({ place, onType }: Props) {
  return places.map(({ name, label }) => (
    <TextInput
      key={name}
      label={label}
      autoComplete="off"
      maxLength={100}
      value={place[name]}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
    />
  ))
}
