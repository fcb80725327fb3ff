import { NativeSelect } from '@mantine/core'
import { type MenteeSort, menteeSorts } from '@trellis/contract/mentoring/diadTable.ts'
import { useRef } from 'react'
import { useScreenKeys } from '../../../ui/keys/screenKeys.ts'
import { useKeyPress } from '../../../ui/keys/useKeyPress.ts'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import classes from '../Mentoring.module.css'
import type { PairKind } from './pairKinds.ts'
import type { PairsShown } from './pairsQueries.ts'

interface Props extends Pick<PairKind, 'noun'> {
  readonly shown: PairsShown
  readonly onSearch: (shown: PairsShown) => void
}

const keys = [{ key: '/', label: 'Search' }] as const

const sortWords: Readonly<Record<MenteeSort, string>> = {
  name: 'By name',
  score: 'Fewest points first',
  state: 'What is to be done first',
}
const sorts = menteeSorts.map((value) => ({ value, label: sortWords[value] }))

/** Looks for mentees by their names, or by those of their mentors or jobs, and sorts them. */
export function PairSearch({ shown: { q, sort, ...shown }, noun, onSearch }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useScreenKeys(keys)
  useKeyPress((name) => {
    const field = box.current?.querySelector('input')
    if (name !== '/' || !field) return false
    field.focus()
    return true
  })
  const sorted = (value: string): Pick<PairsShown, 'sort'> => (value === 'name' ? {} : { sort: value as MenteeSort })
  return (
    <div ref={box} className={classes.tools}>
      <SearchBox
        label={`Find a mentee or a ${noun}`}
        placeholder="A part of a name"
        initial={q ?? ''}
        onSearch={(phrase) => onSearch({ ...shown, ...sorted(sort ?? 'name'), ...(phrase !== '' && { q: phrase }) })}
      />
      <NativeSelect
        label="Order"
        data={sorts}
        value={sort ?? 'name'}
        onChange={({ currentTarget: { value } }) => onSearch({ ...shown, ...(q !== undefined && { q }), ...sorted(value) })}
      />
    </div>
  )
}
