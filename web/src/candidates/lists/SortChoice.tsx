import { VisuallyHidden } from '@mantine/core'
import { type CandidateSort, sortWords } from './candidatesSearch.ts'

interface Props {
  readonly sort: CandidateSort
  readonly onSort: (sort: CandidateSort) => void
}

/** In which order the lists stand. */
export function SortChoice({ sort, onSort }: Props) {
  return (
    <label>
      <VisuallyHidden>Order</VisuallyHidden>
      <select value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value as CandidateSort)}>
        {Object.entries(sortWords).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
