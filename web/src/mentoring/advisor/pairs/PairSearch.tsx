import { NativeSelect } from '@mantine/core'
import { type MenteeSort, menteeSorts } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import classes from '../Mentoring.module.css'
import type { PairKind } from './pairKinds.ts'
import type { PairsShown } from './pairsQueries.ts'

interface Props extends Pick<PairKind, 'noun'> {
  readonly shown: PairsShown
  readonly onSearch: (shown: PairsShown) => void
}

const sortWords: Readonly<Record<MenteeSort, string>> = {
  name: 'By name',
  score: 'Fewest points first',
  state: 'What is to be done first',
}
const sorts = menteeSorts.map((value) => ({ value, label: sortWords[value] }))

/** Looks for mentees by their names, or by those of their mentors or jobs, and sorts them. */
export function PairSearch({ shown: { q, sort, ...shown }, noun, onSearch }: Props) {
  const sorted = (value: string): Pick<PairsShown, 'sort'> => (value === 'name' ? {} : { sort: value as MenteeSort })
  return (
    <div className={classes.tools}>
      <SearchBox
        label={`Find a mentee or a ${noun}`}
        placeholder="A part of a name"
        initial={q ?? ''}
        onSearch={(phrase) => onSearch({ ...shown, ...sorted(sort ?? 'name'), ...(phrase !== '' && { q: phrase }) })}
      />
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={sort ?? 'name'}
        onChange={({ currentTarget: { value } }) => onSearch({ ...shown, ...(q !== undefined && { q }), ...sorted(value) })}
      />
    </div>
  )
}
